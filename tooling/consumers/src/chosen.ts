/** The names of all consumers, for `--only`. */
export const CONSUMERS = [
  'vite',
  'next',
  'next-time',
  'react-router',
  'astro',
  'import-map',
  'esbuild',
  'webpack',
  'typescript',
  'readmes',
  'together',
  'lowest',
  'sizes',
] as const;
/** The consumers of the quick part, which runs for every change. */
export const QUICK: readonly Consumer[] = ['vite', 'next'];

/** The name of a consumer. */
export type Consumer = (typeof CONSUMERS)[number];

const only = (process.env['PEGBOARD_CONSUMERS'] ?? '').split(',').filter(Boolean);

/** Returns whether a consumer is tested in this run. */
export const isChosen = (name: Consumer): boolean => only.length === 0 || only.includes(name);
