import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's directory. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The directory of the scripts' state; only `data` in it is valuable. */
export const STATE = join(ROOT, '.pegboard');
