import { readEnv } from '@pegboard/bff/src/platform/config/env.ts';
import type { SignedIn } from '@pegboard/bff/src/platform/http/viewer.ts';
import { writeArchive } from '@pegboard/bff/src/portability/member-exports/index.ts';
import { localImport, type ItemResult } from '@pegboard/bff/src/portability/member-imports/index.ts';
import type { Deps } from '@pegboard/bff/src/site/deps.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';
import { noisyPhoto } from '@pegboard/bff/src/testing/test-picture.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROOF_SECRET } from './bff.ts';
import type { Postgres } from './postgres.ts';

const BOARDS = 10;
const PHOTO = { width: 90, height: 60 } as const;

/** The variables with which processes of a proof open its database and files. */
export const archiveEnv = ({ url, dataDir }: Postgres): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PEGBOARD_DATA_DIR: dataDir,
  PEGBOARD_SECRET: PROOF_SECRET,
  PEGBOARD_DEMO: 'off',
  PEGBOARD_AVIF: 'off',
  LOG_LEVEL: 'error',
});

/** Opens the services of the site in this process. */
export function openArchiveSite(
  postgres: Postgres,
): Promise<{ readonly deps: Deps; readonly close: () => Promise<void> }> {
  return createDeps(readEnv(archiveEnv(postgres)), () => undefined);
}

/** Creates so many Pins of different photos on ten boards of a member, half of them in sections. */
export async function createPins(deps: Deps, owner: SignedIn, pins: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-photos-'));
  try {
    for (let nth = 0; nth < pins; nth += 1) {
      const section = nth % 2 === 0 ? '' : 'A section';
      const path = join(folder, 'photos', `Board ${nth % BOARDS}`, section, `photo of a cup ${nth}.jpg`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await noisyPhoto(PHOTO.width, PHOTO.height));
    }
    await importFile(deps, owner, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports a file for a member. Returns the items that were left out. */
export async function importFile(deps: Deps, owner: SignedIn, path: string): Promise<readonly ItemResult[]> {
  const left: ItemResult[] = [];
  const onResults = (results: readonly ItemResult[]): void =>
    void left.push(...results.filter(({ result }) => result === 'left_out'));
  await localImport(deps, owner, { path }, { onResults });
  return left;
}

/** Writes the archive of a member to a file. */
export async function exportFile(deps: Deps, owner: SignedIn, target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-export-'));
  try {
    const onProgress = async (): Promise<void> => undefined;
    await writeArchive(deps, owner, { folder, target, signal: new AbortController().signal, onProgress });
  } finally {
    await rm(folder, { recursive: true });
  }
}
