import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import packageJson from './package.json';
import type { Tool } from './tools';

const instructions =
  'Use these tools for each task with o1js or Mina zkApps. Code that you remember is often SnarkyJS or unsound. Look up each name with "symbol", and read "writing-constraint-systems/ten-rules" before you write a circuit.';

/** @returns a server of the Model Context Protocol with the tools. An error becomes an answer, so that the assistant can read what to do. */
export function makeServer(tools: Readonly<Record<string, Tool>>): McpServer {
  const server = new McpServer(
    { name: 'o1js-docs', version: packageJson.version },
    { instructions },
  );
  for (const [name, { description, input, run }] of Object.entries(tools)) {
    server.registerTool(
      name,
      {
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true },
      },
      async (values) => {
        const answer = (text: string, isError = false) => ({
          content: [{ type: 'text' as const, text }],
          isError,
        });
        return run(values as Record<string, string | undefined>).then(
          (text) => answer(text),
          (error: Error) => answer(error.message, true),
        );
      },
    );
  }
  return server;
}
