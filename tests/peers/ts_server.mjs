// A small MCP server of the TypeScript package, for tests: both eras over Streamable HTTP.
//
// usage: node ts_server.mjs PORT

import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

function notes() {
  const server = new McpServer({ name: 'ts-notes', version: '4.5.6' });
  server.registerTool(
    'multiply',
    {
      title: 'Multiply',
      description: 'Multiply two numbers',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      outputSchema: z.object({ product: z.number() }),
      annotations: { readOnlyHint: true },
    },
    async ({ a, b }) => ({
      content: [{ type: 'text', text: JSON.stringify({ product: a * b }) }],
      structuredContent: { product: a * b },
    }),
  );
  return server;
}

createServer(toNodeHandler(createMcpHandler(notes))).listen(Number(process.argv[2]), '127.0.0.1');
