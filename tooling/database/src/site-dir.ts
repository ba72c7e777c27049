import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { removeDatabase } from './database-dir.ts';
import { DatabaseError } from './database-error.ts';

/** The marker file of a site's data directory; `npm start` writes it. */
export const SITE_MARKER = '.pegboard-data';

/** The name of the database directory within the site's data directory. */
const DATABASE = 'postgres';

/** Returns the directory of a site's database. */
export const getDatabaseDir = (siteDir: string): string => join(siteDir, DATABASE);

/**
 * Deletes the data of a site: its database (wherever its files are), images and everything else. Throws for a
 * directory without the marker, and while a running process uses it. Returns false if there is no data.
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
