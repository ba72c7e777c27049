import { hasDatabase } from '@pegboard/database';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readEnv, type Env } from '../../platform/config/env.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';

/** The file in which `npm start` records the last data directory. */
const RECORD = '.pegboard/site.json';
const recordSchema = z.object({ dataDir: z.string().min(1) });

/**
 * Returns the settings for a command of `pegboard`. The data directory is that of `--data` or
 * `PEGBOARD_DATA_DIR`, otherwise the last one of `npm start`, otherwise the default. Throws an
 * `OperatorError` without a database, unless the command `creates` one: nothing is written in this case.
 */
export function readCommandEnv({ creates = false }: { readonly creates?: boolean } = {}): Env {
  const dataDir = process.env['PEGBOARD_DATA_DIR'] ?? recordedDataDir() ?? '.pegboard/data';
  const source = { ...process.env, PEGBOARD_DATA_DIR: dataDir };
  if (!creates && !process.env['DATABASE_URL'] && !hasDatabase(join(resolve(dataDir), 'postgres')))
    throw new OperatorError(
      `There is no database in ${resolve(dataDir)}, and none was created.\n` +
        'Name the data directory of the site with --data DIR, or its database with DATABASE_URL; `npm start` creates a new site.',
    );
  return readEnv(source);
}

function recordedDataDir(): string | undefined {
  if (!existsSync(RECORD)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8'))).dataDir;
  } catch {
    return undefined; // an unreadable record names no directory
  }
}
