import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import type { Env } from '../../platform/config/env.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';
import { openBackupStore } from '../open-storage.ts';
import { timeOfBackup } from './backup-name.ts';
import { backup, backupName } from './backup.ts';
import type { Manifest } from './manifest.ts';
import type { Data } from './open-data.ts';

/** The settings of regular backups. */
export type RegularEnv = Pick<Env, 'backups' | 's3' | 'dataDir'>;

/** The result of a regular backup. */
export type RegularBackup = {
  readonly name: string;
  readonly manifest: Manifest;
  /** The names of older backups that were deleted. */
  readonly deleted: readonly string[];
};

/**
 * Writes a backup to the place of the settings, encrypted if they name a recipient, then deletes older ones beyond their number
 * (OP-08). On its way to a bucket it is a file in the data directory. Throws an `OperatorError` without a place.
 */
export async function backUpRegularly(
  env: RegularEnv,
  data: Pick<Data, 'database' | 'pictures'>,
  now: Date,
  say: (line: string) => void,
): Promise<RegularBackup> {
  const { to, recipient, keep } = env.backups;
  if (to === undefined) throw new OperatorError('No place for backups is set: PEGBOARD_BACKUP_TO.');
  const name = backupName(now, recipient);
  const dir = to === 's3' ? join(env.dataDir, 'backups') : to;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, name);
  const manifest = await backup(data, file, say, recipient);
  const store = openBackupStore(env);
  if (to === 's3') {
    try {
      await store.putFile(name, file);
    } finally {
      await rm(file, { force: true });
    }
  }
  const deleted = (await listBackups(store)).slice(keep);
  for (const old of deleted) await store.delete(old);
  return { name, manifest, deleted };
}

/** Returns the names of the regular backups, the newest first. */
export async function listBackups(store: ObjectStore): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of store.list()) if (timeOfBackup(name)) names.push(name);
  return names.toSorted().toReversed();
}

/** Copies a regular backup to a file. Throws an `OperatorError` if it is not there. */
export async function fetchBackup(env: RegularEnv, name: string, file: string): Promise<void> {
  const stored = await openBackupStore(env).get(name);
  if (!stored) throw new OperatorError(`There is no backup ${name} in ${env.backups.to ?? 'the settings'}.`);
  await pipeline(stored.open(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
