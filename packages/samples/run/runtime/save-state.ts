/** The part of o1js that a program leaves set. */
export interface O1js {
  Mina: {
    activeInstance: unknown;
    setActiveInstance(instance: unknown): void;
    /** Its `data` is a stack; a callback that throws may stay on it. */
    currentTransaction: { data: unknown[] };
  };
  /** The endpoints of the last `Mina.Network`; the package does not export them. */
  networkConfig: object;
}

/** Built-in objects that samples are known to patch, as stubs or to fix the time. */
const patched = () => [
  globalThis,
  console,
  process.env,
  Date,
  JSON,
  Math,
  performance,
];

/** Globals that releases of o1js set when they are first used. */
const o1jsGlobals: readonly (string | symbol)[] = [
  '__kimchi_backend',
  '__o1js_backend_preference',
  '__snarky',
  'caml_fs_tmp',
  'jsoo_create_file',
  'startWorkers',
  'strftime',
  'terminateWorkers',
];

/**
 * Saves the state that a program may change for the next one in its process: the
 * active Mina instance, its endpoints and transaction, environment variables
 * and globals.
 *
 * @param o1js the release's exports
 * @returns a function that restores it all
 */
export function saveState({ Mina, networkConfig }: O1js): () => void {
  const instance = Mina.activeInstance;
  const saved = [networkConfig, ...patched()].map(
    (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  );
  return () => {
    Mina.setActiveInstance(instance);
    Mina.currentTransaction.data.length = 0;
    for (const [object, properties] of saved) restore(object, properties);
  };
}

function restore(object: object, saved: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(object)) {
    const isNew = !(key in saved) && !o1jsGlobals.includes(key);
    if (isNew) Reflect.deleteProperty(object, key);
  }
  for (const key of Reflect.ownKeys(saved)) {
    const before = saved[key];
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (before && (before.value !== now?.value || before.get !== now?.get)) {
      Reflect.defineProperty(object, key, before);
    }
  }
}
