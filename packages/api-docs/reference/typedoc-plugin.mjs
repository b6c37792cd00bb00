// TypeDoc loads its plugins with Node, which doesn't read our TypeScript.
import { register } from 'tsx/esm/api';

const unregister = register();
export const { load } = await import('./typedoc-plugin.ts');
await unregister();
