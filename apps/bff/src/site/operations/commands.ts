import { Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import pino from 'pino';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { STORAGES } from '../../platform/config/storage-settings.ts';
import { readCommandEnv } from './command-env.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { findingLines } from './doctor/check-result.ts';
import { backup, backupName, describeBackup } from './backup.ts';
import { logOptions } from '../../platform/logging/log-options.ts';
import { describeMove, moveMedia } from './move-media.ts';
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
  addRestore(program, say);
  addMigrate(program, say);
  addDoctor(program, say);
  addMedia(program, say);
}

function addBackup(program: Command, say: Say): void {
  program
    .command('backup')
    .description('back up database and images to one file, also while the site runs')
    .argument('[file]', 'where to; a name with the time in it, here, when missing')
    .action((file: string | undefined) =>
      withData(readCommandEnv(), say, async (data) => {
        const target = resolve(file ?? backupName(new Date()));
        const manifest = await backup(data, target, say);
        say(`${target}: ${describeBackup(manifest)}.`);
        say('Keep it safe: it holds what people wrote and who they are. The signing secret is not in it.');
      }),
    );
}

function addRestore(program: Command, say: Say): void {
  program
    .command('restore')
    .description('restore a backup completely or not at all; the site must not be running')
    .argument('<file>')
    .option('--replace', 'in the place of what the database holds; a snapshot of that is taken first')
    .action((file: string, options: { readonly replace?: boolean }) => {
      if (!existsSync(resolve(file))) throw new OperatorError(`There is no file ${resolve(file)}.`);
      const env = readCommandEnv({ creates: true });
      return withData(env, say, async (data) => {
        const settings = { replaces: options.replace ?? false, say, log: pino(logOptions(env.logLevel)) };
        const { manifest, snapshot, droppedJobs } = await restore(data, resolve(file), settings);
        say(`Restored: ${describeBackup(manifest)}, as of ${manifest.madeAt}.`);
        if (!manifest.pictures) say('It is a snapshot of the database alone: the pictures are as they were.');
        if (droppedJobs > 0) say(`${droppedJobs} jobs are left out: this version has none of their kind.`);
        if (snapshot !== undefined) say(`What was in the database before is in ${snapshot}`);
      });
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
          say(`${pending.length} migrations would be applied, in one transaction:`);
          for (const { tag } of pending) say(`  ${tag}`);
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
