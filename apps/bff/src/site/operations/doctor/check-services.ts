import { createClient } from '@redis/client';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import pg from 'pg';
import type { Env } from '../../../platform/config/env.ts';
import { checkSmtp } from '../../../platform/mail/index.ts';
import { getRootCause } from '../../../platform/logging/root-cause.ts';
import type { CheckResult } from './check-result.ts';

const ANSWER_MS = 3000;

/** The settings of services beside the database. */
export type ServiceSettings = Pick<
  Env,
  'smtpUrl' | 'redisUrl' | 'searchDatabaseUrl' | 'ffmpegPath' | 'pagesDir'
>;

/** Checks the services and files that the settings name: mail server, Redis, search database, ffmpeg and pages (OP-08). */
export async function* checkServices(env: ServiceSettings): AsyncGenerator<CheckResult> {
  const checks = [checkMail(env), checkRedis(env), checkSearch(env), checkFfmpeg(env), checkPages(env)];
  for (const check of checks) {
    const found = await check;
    if (found) yield found;
  }
}

async function checkMail({ smtpUrl }: ServiceSettings): Promise<CheckResult | undefined> {
  if (smtpUrl === undefined) return undefined;
  const why = await checkSmtp(smtpUrl, ANSWER_MS);
  if (why === undefined) return { about: 'mail', state: 'good', says: 'the mail server accepts the site' };
  return {
    about: 'mail',
    state: 'wrong',
    says: `the mail server refuses the site (${why}): nobody gets a password link`,
    advice:
      'Check host, port, user and password in SMTP_URL: smtps:// for port 465, smtp:// for 587. Emails that failed are sent again by: pegboard jobs retry ID',
  };
}

async function checkRedis({ redisUrl }: ServiceSettings): Promise<CheckResult | undefined> {
  if (redisUrl === undefined) return undefined;
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: ANSWER_MS, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return { about: 'redis', state: 'good', says: 'answers' };
  } catch (error) {
    return {
      about: 'redis',
      state: 'look',
      says: `does not answer (${codeOf(error)}): the database counts the requests instead, which is slower`,
      advice: 'Start Redis, or correct REDIS_URL.',
    };
  } finally {
    client.destroy();
  }
}

async function checkSearch({ searchDatabaseUrl: url }: ServiceSettings): Promise<CheckResult | undefined> {
  if (url === undefined) return undefined;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  try {
    await client.connect();
    await client.query('select');
    return { about: 'search', state: 'good', says: 'its database answers' };
  } catch (error) {
    return {
      about: 'search',
      state: 'wrong',
      says: `its database does not answer (${codeOf(error)}): nothing is found`,
      advice:
        'Start it, or correct SEARCH_DATABASE_URL. The index is built again from the database of the site.',
    };
  } finally {
    await client.end().catch(() => undefined); // a connection that failed is closed
  }
}

async function checkFfmpeg({ ffmpegPath: path }: ServiceSettings): Promise<CheckResult | undefined> {
  if (path === undefined || (await isAccessible(path, constants.X_OK))) return undefined;
  return {
    about: 'videos',
    state: 'wrong',
    says: `${path} cannot be started: videos are not processed`,
    advice:
      'Install it (apt install ffmpeg), correct PEGBOARD_FFMPEG, or remove it to use the built-in encoder.',
  };
}

async function checkPages({ pagesDir: dir }: ServiceSettings): Promise<CheckResult | undefined> {
  if (dir === undefined || (await isAccessible(dir, constants.R_OK | constants.X_OK))) return undefined;
  return {
    about: 'pages',
    state: 'wrong',
    says: `${dir} cannot be read: the built-in terms and privacy policy are shown instead of yours`,
    advice: `Correct PEGBOARD_PAGES_DIR, or let the user of the site read it: chmod -R a+rX ${dir}`,
  };
}

async function isAccessible(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

/** Returns the code of a failure; messages may contain addresses with passwords. */
function codeOf(error: unknown): string {
  const cause = getRootCause(error) as Error & { readonly code?: string };
  return cause.code ?? cause.name;
}
