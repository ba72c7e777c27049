/** The plugin of @tsdown/css that joins the styles of all modules into one file. */
const JOINING = 'tsdown:css-post';

/** The fields of a rendered chunk that the order and the plugin read. */
type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
};
type ChunkWithModules = Chunk & { readonly modules: Readonly<Record<string, unknown>> };

/** The hooks of the plugin, as version 0.22 has them. */
type JoiningPlugin = {
  renderChunk: (code: string, chunk: ChunkWithModules) => void;
  generateBundle: (this: unknown, ...args: readonly unknown[]) => Promise<void>;
};

/**
 * Makes the joined styles of a package have the order in which its modules import each other, those of a dependency
 * first. Chunks are rendered at the same time, and without this the styles have the order in which they happen to end: two
 * builds differ, and which of two rules wins changes.
 */
export function orderStyles(plugins: unknown): void {
  const joining = flatten(plugins).find(isJoining);
  if (joining === undefined)
    throw new Error(`@tsdown/css has no plugin ${JOINING} any more: see css-order.ts.`);
  const { renderChunk, generateBundle } = joining;
  const rendered: ChunkWithModules[] = [];
  joining.renderChunk = (_, { fileName, imports, dynamicImports, isEntry, modules }) =>
    void rendered.push({ fileName, imports, dynamicImports, isEntry, modules });
  joining.generateBundle = async function join(...args) {
    for (const chunk of importOrder(rendered)) renderChunk('', chunk);
    rendered.length = 0;
    await generateBundle.call(this, ...args);
  };
}

/** Returns chunks in the order of execution: depth first from the entries, each after those that it imports. */
export function importOrder<T extends Chunk>(chunks: readonly T[]): readonly T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ordered = new Set<T>();
  const entered = new Set<T>();
  const add = (chunk: T | undefined): void => {
    if (chunk === undefined || entered.has(chunk)) return;
    entered.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) add(byName.get(name));
    ordered.add(chunk);
  };
  const sorted = chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  for (const chunk of sorted) if (chunk.isEntry) add(chunk);
  for (const chunk of sorted) add(chunk);
  return [...ordered];
}

function flatten(plugins: unknown): readonly unknown[] {
  return Array.isArray(plugins) ? plugins.flatMap((plugin) => [...flatten(plugin)]) : [plugins];
}

const isJoining = (plugin: unknown): plugin is JoiningPlugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === JOINING;
