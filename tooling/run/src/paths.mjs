import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** What the scripts keep for themselves; nothing in it is precious but `data`. */
export const STATE = join(ROOT, '.pegboard');
