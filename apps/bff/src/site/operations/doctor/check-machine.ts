import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_MB_TO_WARN, freeMb } from '../free-space.ts';
import { getRootCause } from '../../../platform/logging/root-cause.ts';
import type { CheckResult } from './check-result.ts';
import type { ObjectStore } from '../../../platform/object-storage/index.ts';

const NODE_MIN = [24, 11] as const;
const FREE_MB_MIN = 100;

/** Checks that this Node version runs the site. */
export function checkNode(version: string): CheckResult {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1]);
  if (!isOld) return { about: 'node', state: 'good', says: version };
  return {
    about: 'node',
    state: 'wrong',
    says: `${version} is older than ${NODE_MIN.join('.')}`,
    advice: 'Start by `npm start`, which fetches the right one, or install it.',
  };
}

/** Checks the free space below a folder. */
export async function checkSpace(about: string, dir: string): Promise<CheckResult> {
  return toSpaceCheckResult(about, dir, await freeMb(dir));
}

/** Returns the check result for the MB that are free below a folder. */
export function toSpaceCheckResult(about: string, dir: string, free: number): CheckResult {
  const says = `${free.toLocaleString('en-US')} MB free in ${dir}`;
  if (free >= FREE_MB_TO_WARN) return { about, state: 'good', says };
  const advice =
    'Make room, or move the data to a larger disk: what cannot be stored is refused with storage_full.';
  return { about, state: free < FREE_MB_MIN ? 'wrong' : 'look', says, advice };
}

/** Checks that the store can write, copy, read, list and delete a file. */
export async function checkStore(about: string, store: ObjectStore, advice: string): Promise<CheckResult> {
  const path = `doctor-${randomUUID()}`;
  const copied = `${path}-copy`;
  try {
    await store.put(path, Buffer.from(path));
    await store.copy(path, copied);
    const found = await store.get(copied);
    const chunks: Buffer[] = [];
    if (found) for await (const chunk of found.open()) chunks.push(chunk as Buffer);
    // The first page is enough to see the right.
    for await (const _ of store.list()) break;
    await Promise.all([path, copied].map((each) => store.delete(each)));
    if (Buffer.concat(chunks).toString() !== path) throw new Error('it gives back something else');
    return { about, state: 'good', says: 'can be stored and read' };
  } catch (error) {
    return { about, state: 'wrong', says: `cannot be stored: ${getRootCause(error).message}`, advice };
  }
}

/** Checks that only its owner can read the generated secret. */
export function checkSecretFile(dataDir: string): CheckResult | undefined {
  const file = join(dataDir, 'secret');
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return undefined;
  return { about: 'secret', state: 'wrong', says: `others may read ${file}`, advice: `chmod 600 ${file}` };
}
