#!/usr/bin/env node
// `o1js-docs` is the server. `o1js-docs search "…"` prints the answer of a tool.
import { parseArgs } from 'node:util';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { openFiles } from './files';
import packageJson from './package.json';
import { makeTools } from './tools';

const instructions =
  'Use these tools for each task with o1js or Mina zkApps. Code that you remember is often SnarkyJS or unsound. Look up each name with "symbol", and read "writing-constraint-systems/ten-rules" before you write a circuit.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: {
      type: 'string',
      default: process.env.O1JS_DOCS ?? 'https://docs.o1labs.org/o1js/',
    },
    project: { type: 'string', default: process.cwd() },
    release: { type: 'string' },
  },
});
const [command, ...words] = positionals;
const tools = makeTools(openFiles(values.docs), values.project);
void (command === undefined ? serve() : runCommand(command));

/** Serves the tools over stdio. An error becomes an answer, so that the assistant can read what to do. */
async function serve(): Promise<void> {
  const server = new McpServer(
    { name: 'o1js-docs', version: packageJson.version },
    { instructions },
  );
  for (const [name, { description, input, run }] of Object.entries(tools)) {
    const answer = (text: string, isError = false) => ({
      content: [{ type: 'text' as const, text }],
      isError,
    });
    server.registerTool(
      name,
      {
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true },
      },
      (given) =>
        run(given as Record<string, string | undefined>).then(
          (text) => answer(text),
          (error: Error) => answer(error.message, true),
        ),
    );
  }
  await server.connect(new StdioServerTransport());
}

async function runCommand(name: string): Promise<void> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) {
    const names = Object.keys(tools).join(', ');
    return fail(`There is no command ${name}. There are: ${names}.`);
  }
  const inputs = Object.keys(tool.input).filter((each) => each !== 'release');
  const given = Object.fromEntries(inputs.map((each, i) => [each, words[i]]));
  const { data } = z
    .object(tool.input)
    .safeParse({ ...given, release: values.release });
  if (!data) return fail(`Write: o1js-docs ${name} ${inputs.join(' ')}`);
  await tool.run(data).then(console.log, ({ message }: Error) => fail(message));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
