import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { readOverHttp } from './read-resource.ts';

/**
 * Solves a challenge of the server, in the format of ALTCHA: about a second of work, in the threads of the browser's Web Crypto, so
 * that the page stays usable and its policy needs no worker. Loaded when the server asks for it. Returns undefined if there is none.
 */
export async function proveWork(): Promise<object | undefined> {
  const read = await readOverHttp('SignUpChallenge', {});
  if (!read.ok) return undefined;
  const challenge = read.data as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution === null ? undefined : { challenge, solution };
}
