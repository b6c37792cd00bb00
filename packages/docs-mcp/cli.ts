// `o1js-docs` is the server. `o1js-docs search "…"` prints the answer of a tool.
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { openFiles } from './files';
import { makeServer } from './server';
import { makeTools } from './tools';

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

if (command === undefined) {
  await makeServer(tools).connect(new StdioServerTransport());
} else if (Object.hasOwn(tools, command)) {
  const { input, run } = tools[command]!;
  const names = Object.keys(input).filter((name) => name !== 'release');
  const given = Object.fromEntries(names.map((name, i) => [name, words[i]]));
  const parsed = z
    .object(input)
    .safeParse({ ...given, release: values.release });
  if (parsed.success) {
    await run(parsed.data).then(console.log, fail);
  } else {
    fail(new Error(`Write: o1js-docs ${command} ${names.join(' ')}`));
  }
} else {
  fail(
    new Error(
      `There is no command ${command}. There are: ${Object.keys(tools).join(', ')}.`,
    ),
  );
}

function fail({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}
