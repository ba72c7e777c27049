import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { STATE } from './paths.mjs';
import { UserError } from './log.mjs';

/** Marker file of a site's data directory, so that a reset never empties another directory. */
export const SITE_MARKER = '.pegboard-data';

const TEXT =
  'The data of a Pegboard site: its database and its pictures. `npm start -- --reset` empties this directory.\n';

/**
 * Creates the data directory of a site, or uses an empty one; rejects one with other files.
 * @param {string} dir
 */
export const claimSiteDir = (dir) => {
  try {
    mkdirSync(dir, { recursive: true });
    if (existsSync(join(dir, SITE_MARKER))) return;
    const isOurs = dir.startsWith(STATE + sep) || readdirSync(dir).length === 0;
    if (isOurs) return writeFileSync(join(dir, SITE_MARKER), TEXT);
  } catch (error) {
    throw new UserError(
      `The data directory ${dir} cannot be used (${String(error)}).\n` +
        'Choose another one: npm start -- --data DIR',
    );
  }
  throw new UserError(
    `${dir} holds other files, and a site's data wants a directory of its own: npm start -- --data DIR\n` +
      `(If it is a site's data all the same, put an empty file ${SITE_MARKER} into it.)`,
  );
};
