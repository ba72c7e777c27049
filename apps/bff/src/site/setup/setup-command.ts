import type { Command } from 'commander';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { turnTwoStepLoginOff } from '../../people/accounts/index.ts';
import { readEnv, SETTINGS } from '../../platform/config/env.ts';
import { createDeps } from '../open-deps.ts';
import { resolveCallerPath } from '../operations/caller-path.ts';
import { readCommandEnv } from '../operations/command-env.ts';
import { findMember } from '../operations/find-member.ts';
import { chooseAdministrator, chooseSettings, type Ask, type SetupOptions } from './choose-settings.ts';
import { createAdministrator, createPasswordLink } from './create-administrator.ts';
import { readSettings, writeSettings, type Settings } from './settings-file.ts';

type Say = (line: string) => void;
type GlobalOptions = { readonly data?: string; readonly settings?: string };

const DEFAULT_FILE = 'pegboard.env';

/** Adds the commands that prepare a production site and its first account. Source: OP-01. */
export function addSetup(program: Command, say: Say): void {
  program
    .command('setup')
    .description(
      'prepare a production site: settings, database, first administrator; changes only what is new when run again',
    )
    .option('--url <address>', 'the address that people type, as https://pins.example')
    .option('--email <email>', 'the e-mail of the first administrator')
    .option('--name <name>', 'their name')
    .option('--database <url>', 'a PostgreSQL 15 or newer (default: the built-in one)')
    .option('--smtp <url>', 'the mail server, as smtps://user:password@host')
    .option('--port <number>', 'the port to listen on (default: 4310)')
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1, for a proxy on this machine)')
    .option('--proxy <addresses>', 'the trusted proxies (default: 127.0.0.1)')
    .action(async (options: SetupOptions, command: Command) => {
      const { data, settings } = command.optsWithGlobals<GlobalOptions>();
      const file = resolveCallerPath(settings ?? join(data ?? '.', DEFAULT_FILE));
      const dataDir = process.env['PEGBOARD_DATA_DIR'] ?? join(dirname(file), 'data');
      await setUp(file, resolve(dataDir), options, say);
    });

  program
    .command('password-link')
    .description('print a page on which a member chooses a new password, once, within an hour')
    .argument('<username>')
    .action(async (username: string) => {
      const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
      try {
        const { id } = await findMember(deps.db, username);
        say(await createPasswordLink(deps, id));
      } finally {
        await close();
      }
    });

  program
    .command('two-step-off')
    .description('turn off two-step login of a member who lost the app and the recovery codes')
    .argument('<username>')
    .requiredOption('--reason <text>', 'how you know that the member asked for it; stored for audits')
    .action(async (username: string, { reason }: { readonly reason: string }) => {
      const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
      try {
        const { id } = await findMember(deps.db, username);
        const wasOn = await turnTwoStepLoginOff(deps, id, reason);
        say(
          wasOn
            ? `Two-step login of ${username} is off. The member is informed by email.`
            : `${username} has no two-step login.`,
        );
      } finally {
        await close();
      }
    });
}

/** Returns the settings that this process has, as a container does. */
function readProcessSettings(): Settings {
  const own = SETTINGS.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(own.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

async function setUp(file: string, dataDir: string, options: SetupOptions, say: Say): Promise<void> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask: Ask =
    terminal &&
    (async (question, proposal) => {
      const answer = await terminal.question(`${question}${proposal === '' ? '' : ` (${proposal})`}: `);
      return answer.trim() === '' ? proposal : answer.trim();
    });
  try {
    const existing = { ...readSettings(file), ...readProcessSettings() };
    const settings = await chooseSettings(existing, dataDir, options, ask);
    const administrator = await chooseAdministrator(options, ask);
    const env = readEnv(settings);
    writeSettings(file, settings);
    say(`The settings are in ${file}`);
    const { deps, close } = await createDeps(env, say);
    try {
      const { username, isNew, passwordLink } = await createAdministrator(deps, administrator);
      say(
        isNew
          ? `Created the account ${username} with the role employee. Choose its password within an hour, once the site runs:`
          : `The account ${username} exists and has the role employee.`,
      );
      say(passwordLink ?? `\`pegboard password-link ${username}\` prints a page for a new password.`);
    } finally {
      await close();
    }
    if (env.smtpUrl === undefined)
      say('Mails are files in the data directory until --smtp names a mail server.');
    say(`Start the site: pegboard --settings ${file} serve`);
  } finally {
    terminal?.close();
  }
}
