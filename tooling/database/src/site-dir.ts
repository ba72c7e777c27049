import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { removeDatabase } from './database-dir.ts';
import { DatabaseError } from './database-error.ts';

/** The file by which a directory is known to hold a site's data; `npm start` writes it. */
export const SITE_MARKER = '.pegboard-data';

/** The directory of the database within the site's data directory. */
const DATABASE = 'postgres';

/** The directory of a site's database. */
export const getDatabaseDir = (siteDir: string): string => join(siteDir, DATABASE);

/**
 * Empties the data directory of a site: its database (wherever that lies), its pictures and all.
 * Refuses a directory without the marker, and one that a running process uses. False when there is nothing in it.
 */
export const resetSite = async (siteDir: string): Promise<boolean> => {
  if (!existsSync(siteDir)) return false;
  const names = readdirSync(siteDir).filter((name) => name !== SITE_MARKER);
  if (names.length === 0) return false;
  if (!existsSync(join(siteDir, SITE_MARKER))) {
    throw new DatabaseError(
      `${siteDir} is not the data directory of a Pegboard site (it has no ${SITE_MARKER}): nothing is removed.`,
    );
  }
  await removeDatabase(getDatabaseDir(siteDir));
  for (const name of names) rmSync(join(siteDir, name), { recursive: true, force: true });
  return true;
};
