import { Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { OperatorError } from '../../platform/config/operator-error.ts';
import type { Env } from '../../platform/config/env.ts';
import { STORAGES } from '../../platform/config/storage-settings.ts';
import { readCommandEnv } from './command-env.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { findingLines } from './doctor/check-result.ts';
import { backup, backupName, describeBackup } from './backup.ts';
import { makeIdentity, readIdentity } from './encrypt-archive.ts';
import { backUpRegularly, fetchBackup, listBackups } from './regular-backups.ts';
import { drillRestore } from './restore-drill.ts';
import { openBackupStore } from '../open-storage.ts';
import { logOptions } from '../../platform/logging/log-options.ts';
import { describeMove, moveMedia } from './move-media.ts';
import { buildsConcurrently } from './concurrent-indexes.ts';
import { migrateDatabase, pendingMigrations } from './migrate-database.ts';
import { readMigrations } from './migrations.ts';
import { withData } from './open-data.ts';
import { restore } from './restore.ts';
import { withSchema } from './schema-lock.ts';
import { appliedMigrations } from './schema-of.ts';
import { snapshotBefore } from './snapshot.ts';

type Say = (line: string) => void;

/** Adds the maintenance commands of a site: backup, restore, migrate, doctor (BF-12), media (OP-03). */
export function addOperations(program: Command, say: Say): void {
  addBackup(program, say);
  addBackupKey(program, say);
  addRestore(program, say);
  addDrill(program, say);
  addMigrate(program, say);
  addDoctor(program, say);
  addMedia(program, say);
}

function addBackup(program: Command, say: Say): void {
  program
    .command('backup')
    .description('back up database and images to one file, also while the site runs')
    .argument('[file]', 'where to; when missing, the place of PEGBOARD_BACKUP_TO, else here')
    .action((file: string | undefined) => {
      const env = readCommandEnv();
      return withData(env, say, async (data) => {
        const { to, recipient } = env.backups;
        if (file === undefined && to !== undefined) {
          const { name, manifest, deleted } = await backUpRegularly(env, data, new Date(), say);
          say(`${name} in ${to}: ${describeBackup(manifest)}.`);
          if (deleted.length > 0) say(`Older ones were deleted: ${deleted.join(', ')}.`);
        } else {
          const target = resolve(file ?? backupName(new Date(), recipient));
          const manifest = await backup(data, target, say, recipient);
          say(`${target}: ${describeBackup(manifest)}.`);
        }
        say(
          recipient === undefined
            ? 'Keep it safe: it holds what people wrote and who they are. The signing secret is not in it.'
            : 'It is encrypted: only its key reads it. The signing secret is not in it.',
        );
      });
    });
}

function addBackupKey(program: Command, say: Say): void {
  program
    .command('backup-key')
    .description('make a key for encrypted backups, in the format of age')
    .argument('<file>', 'where to; store it apart from the site, which needs the printed line only')
    .action(async (file: string) => {
      const recipient = await makeIdentity(resolve(file));
      say(`PEGBOARD_BACKUP_RECIPIENT=${recipient}`);
      say(`The key is in ${resolve(file)}. Without it, no backup can be restored: move it off this machine.`);
    });
}

/** Runs `work` with the file of a backup: one here, or a regular one by its name; the newest of these without a name. */
async function withBackup<T>(
  env: Env,
  named: string | undefined,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (named !== undefined && existsSync(resolve(named))) return work(resolve(named));
  if (env.backups.to === undefined)
    throw new OperatorError(
      named === undefined ? 'Name the file of a backup.' : `There is no file ${resolve(named)}.`,
    );
  const name = named ?? (await listBackups(openBackupStore(env)))[0];
  if (name === undefined) throw new OperatorError(`There is no backup in ${env.backups.to}.`);
  const dir = await mkdtemp(join(tmpdir(), 'pegboard-restore-'));
  try {
    await fetchBackup(env, name, join(dir, name));
    return await work(join(dir, name));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function addDrill(program: Command, say: Say): void {
  program
    .command('restore-drill')
    .description(
      'restore a backup onto an empty database of its own, compare, and remove it; the site stays untouched',
    )
    .argument('[file]', 'a file, or the name of a regular backup; the newest of these when missing')
    .option('--identity <file>', 'the key of an encrypted backup')
    .option('--database <url>', 'an empty database, where the built-in PostgreSQL is not installed')
    .action(
      async (
        named: string | undefined,
        options: { readonly identity?: string; readonly database?: string },
      ) => {
        const env = readCommandEnv();
        const identity =
          options.identity === undefined ? undefined : await readIdentity(resolve(options.identity));
        const log = pino(logOptions(env.logLevel));
        const { manifest, seconds, differences } = await withBackup(env, named, (file) =>
          drillRestore(file, { identity, databaseUrl: options.database, say, log }),
        );
        say(`Restored in ${seconds.toFixed(1)} s: ${describeBackup(manifest)}, as of ${manifest.madeAt}.`);
        for (const difference of differences) say(`WRONG  ${difference}`);
        if (differences.length > 0) process.exitCode = 1;
        else say('Everything in the backup is there. Nothing of the drill is left.');
      },
    );
}

function addRestore(program: Command, say: Say): void {
  program
    .command('restore')
    .description('restore a backup completely or not at all; the site must not be running')
    .argument('<file>', 'a file, or the name of a regular backup')
    .option('--identity <file>', 'the key of an encrypted backup')
    .option('--replace', 'in the place of what the database holds; a snapshot of that is taken first')
    .action(async (named: string, options: { readonly replace?: boolean; readonly identity?: string }) => {
      // Checked first: nothing is created for a missing file.
      if (!existsSync(resolve(named)) && !process.env['PEGBOARD_BACKUP_TO'])
        throw new OperatorError(`There is no file ${resolve(named)}.`);
      const env = readCommandEnv({ creates: true });
      const identity =
        options.identity === undefined ? undefined : await readIdentity(resolve(options.identity));
      const log = pino(logOptions(env.logLevel));
      const settings = { replaces: options.replace ?? false, say, log, identity };
      return withBackup(env, named, (file) =>
        withData(env, say, async (data) => {
          const { manifest, snapshot, droppedJobs } = await restore(data, file, settings);
          say(`Restored: ${describeBackup(manifest)}, as of ${manifest.madeAt}.`);
          if (!manifest.pictures)
            say('It is a snapshot of the database alone: the pictures are as they were.');
          if (droppedJobs > 0) say(`${droppedJobs} jobs are left out: this version has none of their kind.`);
          if (snapshot !== undefined) say(`What was in the database before is in ${snapshot}`);
        }),
      );
    });
}

function addMigrate(program: Command, say: Say): void {
  program
    .command('migrate')
    .description('migrate the database after a snapshot, as each start of the site does')
    .option('--dry-run', 'only says what would be done')
    .action((options: { readonly dryRun?: boolean }) => {
      const env = readCommandEnv({ creates: !options.dryRun });
      return withData(env, say, async (data) => {
        const { url } = data.database;
        if (!options.dryRun) {
          const done = await migrateDatabase(url, { say, before: snapshotBefore(env, say) });
          return say(done.length === 0 ? 'Everything is up to date.' : `${done.length} migrations applied.`);
        }
        await withSchema(url, 'keep', say, async (client) => {
          const pending = pendingMigrations(readMigrations(), await appliedMigrations(client));
          if (pending.length === 0) return say('Everything is up to date: nothing would be done.');
          say(
            `${pending.length} migrations would be applied, in one transaction where nothing else is said:`,
          );
          for (const migration of pending)
            say(
              `  ${migration.tag}${buildsConcurrently(migration) ? ' (indexes, built while the site runs)' : ''}`,
            );
          say(
            env.takesSnapshots
              ? 'A snapshot of the rows would be taken first.'
              : 'Without a snapshot: PEGBOARD_SNAPSHOT is off.',
          );
        });
      });
    });
}

function addDoctor(program: Command, say: Say): void {
  program
    .command('doctor')
    .description(
      'examines machine, settings, database and pictures, and says what to do; 1 when something is wrong',
    )
    .option('--all', 'looks at every picture, and for files that belong to none')
    .action(async (options: { readonly all?: boolean }) => {
      let wrong = 0;
      for await (const finding of runDoctor(readCommandEnv(), options.all ?? false, () => new Date())) {
        for (const line of findingLines(finding)) say(line);
        if (finding.state === 'wrong') wrong += 1;
      }
      if (wrong === 0) return;
      say(`\n${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`);
      process.exitCode = 1;
    });
}

function addMedia(program: Command, say: Say): void {
  program
    .command('media')
    .description('the stored images, videos and exports')
    .command('move')
    .description('move all of them to a bucket or back, while the site runs; started again, it continues')
    .addOption(
      new Option('--to <storage>', 'where to, as PEGBOARD_STORAGE says')
        .choices(STORAGES)
        .makeOptionMandatory(),
    )
    .action(({ to }: { readonly to: (typeof STORAGES)[number] }) => {
      const env = readCommandEnv();
      return withData(env, say, async ({ database }) => {
        const [images, archives] = await moveMedia(env, { to, databaseUrl: database.url, say });
        if (images) say(`${describeMove('images and videos', images)}.`);
        if (archives) say(`${describeMove('exports', archives)}.`);
        if ([images, archives].every((counts) => counts?.failed === 0)) return;
        say('Files that failed are where they were, and are served from there. Start the command again.');
        process.exitCode = 1;
      });
    });
}
