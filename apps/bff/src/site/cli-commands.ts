import { Argument, Command, Option } from 'commander';
import { open, readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { setRoleByCommand } from '../administration/members/index.ts';
import { ROLES, type UserRole } from '../people/accounts/index.ts';
import { addArchives } from './archive-commands.ts';
import { addBilling } from './billing-commands.ts';
import { loadDemoContent } from './demo/index.ts';
import { addSetup } from './setup/setup-command.ts';
import { loadSettings } from './setup/settings-file.ts';
import { unreadable } from './operations/unreadable.ts';
import { connect } from '../platform/database/db.ts';
import {
  endExperience,
  listExperiences,
  loadExperiences,
  placedIdSchema,
} from '../engagement/experiences/index.ts';
import { countAvif } from '../platform/media/images/index.ts';
import { resolveCallerPath } from './operations/caller-path.ts';
import { readCommandEnv } from './operations/command-env.ts';
import { countPublishedEvents } from '../platform/domain-events/index.ts';
import { countJobs, failedJobs, failedReport, jobsReport } from '../platform/jobs/index.ts';
import { loadRules, RULE_WORDS, type RuleWord } from '../safety/offsite/index.ts';
import { createDeps } from './open-deps.ts';
import { addOperations } from './operations/commands.ts';
import { withData } from './operations/open-data.ts';
import { addTopics } from './topic-commands.ts';
import { runCliCommand } from '../platform/config/operator-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const program = new Command('pegboard')
  .description('Administer a Pegboard site.')
  .option('--data <dir>', 'data directory of the site (default: that of the last `npm start`)')
  .option('--settings <file>', 'the settings of the site, as `pegboard setup` wrote them')
  .hook('preAction', (_program, command) => {
    const { data, settings } = command.optsWithGlobals<{
      readonly data?: string;
      readonly settings?: string;
    }>();
    // `setup` writes them.
    if (settings !== undefined && command.name() !== 'setup') loadSettings(resolveCallerPath(settings));
    if (data !== undefined) process.env['PEGBOARD_DATA_DIR'] = resolveCallerPath(data);
  });

program
  .command('serve')
  .description('serve the built site until it is terminated')
  .action(async () => {
    await import('./serve-built-site.ts');
  });

program
  .command('demo')
  .description('loads the demo content, once')
  .action(async () => {
    const env = readCommandEnv({ creates: true });
    // The site of the database may be public, whatever the settings of this command are.
    const opensDemoAccounts = env.opensDemoAccounts && process.env['PEGBOARD_DEMO_LOGINS'] === 'on';
    const { deps, close } = await createDeps({ ...env, opensDemoAccounts }, say);
    try {
      await loadDemoContent(deps, say);
      if (!opensDemoAccounts)
        say('Its accounts are closed. For a site of this machine alone, set PEGBOARD_DEMO_LOGINS=on.');
    } finally {
      await close();
    }
  });

addSetup(program, say);
addOperations(program, say);
addBilling(program, say);
addTopics(program, say);
addArchives(program, say);

program
  .command('role')
  .description('gives an account a role: moderators and employees decide what happens to what is reported')
  .argument('<username>')
  .addArgument(new Argument('<role>').choices(ROLES))
  .action(async (username: string, role: UserRole) => {
    const isKnown = await withData(
      readCommandEnv(),
      () => undefined,
      async ({ database }) => {
        const connection = connect(database.url, () => undefined);
        return setRoleByCommand(connection.db, username, role).finally(() => connection.close());
      },
    );
    if (isKnown) say(`${username.toLowerCase()} is ${role} from their next request on.`);
    else
      process.stderr.write(`There is no user ${username}. Check the name in the address of the profile.\n`);
    process.exitCode = isKnown ? 0 : 1;
  });

const experiences = program
  .command('experiences')
  .description('what is shown at which placement, to whom and how often');

experiences
  .command('list')
  .description('prints all experiences as JSON')
  .action(async () => {
    const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
    try {
      say(JSON.stringify(await listExperiences(deps.db), null, 2));
    } finally {
      await close();
    }
  });

experiences
  .command('load')
  .description('load experiences from a JSON file, replacing those with the same ids')
  .argument('<file>')
  .action(async (file: string) => {
    const text = await readFile(resolve(file), 'utf8').catch(unreadable(file));
    const { deps, close } = await createDeps(readCommandEnv(), say);
    try {
      say(`${await loadExperiences(deps.db, text)} experiences stored.`);
    } finally {
      await close();
    }
  });

experiences
  .command('end')
  .description('disable an experience, such as 1000069:500417; loading it again enables it')
  .argument('<placement:experience>')
  .action(async (placed: string) => {
    const id = placedIdSchema.safeParse(placed);
    const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
    try {
      const isEnded = id.success && (await endExperience(deps.db, id.data));
      if (isEnded) say(`Experience ${placed} disabled.`);
      else process.stderr.write(`There is no experience ${placed}. See: pegboard experiences list\n`);
      process.exitCode = isEnded ? 0 : 1;
    } finally {
      await close();
    }
  });

const jobs = program
  .command('jobs')
  .description('show job counts by state, and failed jobs')
  .option('--failed', 'list failed jobs with their ids')
  .action(async (options: { readonly failed?: boolean }) => {
    const { deps, close } = await createDeps(readCommandEnv(), say);
    try {
      const report = options.failed
        ? failedReport(await failedJobs(deps.db), deps.now())
        : jobsReport(
            [
              ...(await countAvif(deps.db)),
              ...(await countPublishedEvents(deps.db)),
              ...(await countJobs(deps.db)),
            ],
            deps.now(),
          );
      for (const line of report) say(line);
    } finally {
      await close();
    }
  });

jobs
  .command('retry')
  .description('retry a failed job')
  .argument('<id>')
  .action(async (id: string) => {
    const { deps, close } = await createDeps(readCommandEnv(), say);
    try {
      const isBack = await deps.jobs.retry(id);
      if (isBack) say('Job queued again. A process that runs jobs takes it within half a minute.');
      else process.stderr.write(`There is no failed job with the id ${id}. See: pegboard jobs --failed\n`);
      process.exitCode = isBack ? 0 : 1;
    } finally {
      await close();
    }
  });

const offsite = program.command('offsite').description('what outbound links are checked by');

offsite
  .command('load')
  .description('replaces the rules of a source by a list: a domain or a pattern a line, as bad.example/win/*')
  .argument('<file>')
  .option('--source <name>', 'what the list is called here; the file’s name when missing')
  .addOption(
    new Option('--status <word>', 'of the lines that name none').choices(RULE_WORDS).default('blocked'),
  )
  .option('--empty', 'take a list without a rule too: it removes those of its source')
  .action(async (path: string, options: OffsiteOptions) => {
    const file = await open(resolve(path)).catch(unreadable(path));
    const { deps, close } = await createDeps(readCommandEnv(), say);
    try {
      const source = options.source ?? basename(path, extname(path));
      const list = { lines: file.readLines(), source, fallback: options.status, mayBeEmpty: options.empty };
      const { loaded, removed, skipped } = await loadRules(deps, list);
      for (const { line, why } of skipped) say(`  line ${line} skipped: ${why}`);
      say(`${loaded} rules of “${source}” stored, ${removed} removed, ${skipped.length} lines skipped.`);
    } finally {
      await close();
      await file.close();
    }
  });

type OffsiteOptions = { readonly source?: string; readonly status: RuleWord; readonly empty?: boolean };

await runCliCommand(() => program.parseAsync());
