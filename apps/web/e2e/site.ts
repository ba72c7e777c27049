import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const port = 4390;

/** The site that the journeys go through: the built one, with a database and demo content of its own. */
export const SITE = {
  url: `http://localhost:${port}`,
  /** Of `apps/web`. */
  args: ['--conditions=@pegboard/source', '../bff/src/server.ts'],
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    PEGBOARD_AVIF: 'off',
    PEGBOARD_TRUST_PROXY: 'on',
    PEGBOARD_COUNTRY_HEADER: 'x-country',
    PEGBOARD_DATA_DIR: resolve(root, '.pegboard/journeys'),
  },
  /** Where the reports and pictures of failures go. */
  outputDir: resolve(root, '.pegboard/test/journeys'),
} as const;
