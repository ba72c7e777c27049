import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { prepareDataDir } from './data-dir.ts';
import { OperatorError } from './operator-error.ts';
import { databaseShape, readDatabaseSettings, type DatabaseSettings } from './database-settings.ts';
import { backupShape, readBackupSettings, type BackupSettings } from './backup-settings.ts';
import { readSignOnSettings, signOnShape, type SignOnSettings } from './sign-on-settings.ts';
import { readStorageSettings, storageShape, type StorageSettings } from './storage-settings.ts';
import { isLoopbackHost } from '../http/hosts/loopback-host.ts';
import {
  parseTrustedProxies,
  PROXY_HEADERS,
  type ProxyHeader,
  type TrustedProxies,
} from '../http/proxies/index.ts';

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4310),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: ({ input }) => wrongPublicUrl(String(input)) })
    .optional(),
  ...databaseShape,
  PEGBOARD_DATA_DIR: z.string().min(1).default('.pegboard/data'),
  PEGBOARD_SECRET: z.string().min(32).optional(),
  PEGBOARD_DEMO: z.enum(['on', 'small', 'off']).optional(),
  PEGBOARD_DEMO_LOGINS: z.enum(['on', 'off']).optional(),
  PEGBOARD_WEBHOOKS_TO_LOCALHOST: z.enum(['on', 'off']).optional(),
  PEGBOARD_AVIF: z.enum(['on', 'off']).default('on'),
  PEGBOARD_FFMPEG: z.string().startsWith('/').optional(),
  PEGBOARD_SNAPSHOT: z.enum(['on', 'off']).default('on'),
  PEGBOARD_JOBS: z.enum(['on', 'off']).default('on'),
  PEGBOARD_EMBEDDER: z.string().startsWith('/').optional(),
  PEGBOARD_GRAPH: z.enum(['on', 'off']).default('on'),
  PEGBOARD_INDEXING: z.enum(['on', 'off']).default('on'),
  PEGBOARD_EXTENSION_REDIRECTS: z
    .string()
    .default('')
    .transform((setting, context): readonly string[] => {
      const addresses = setting.split(',').map((address) => address.trim());
      const named = addresses.filter((address) => address !== '');
      if (named.every(isExtensionRedirect)) return named;
      context.addIssue({ code: 'custom', message: wrongRedirects(setting) });
      return z.NEVER;
    }),
  PEGBOARD_PAGES_DIR: z.string().min(1).optional(),
  PEGBOARD_DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  PEGBOARD_MAIL_FROM: z.string().min(3).optional(),
  PEGBOARD_METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PEGBOARD_TRUST_PROXY: z
    .string()
    .default('off')
    .transform((setting, context): TrustedProxies => {
      const proxies = parseTrustedProxies(setting.trim());
      if (proxies) return proxies;
      context.addIssue({ code: 'custom', message: wrongTrust(setting) });
      return z.NEVER;
    }),
  PEGBOARD_PROXY_HEADER: z.string().toLowerCase().pipe(z.enum(PROXY_HEADERS)).default('x-forwarded-for'),
  PEGBOARD_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .toLowerCase()
    .optional(),
  ...storageShape,
  ...backupShape,
  ...signOnShape,
  SEARCH_DATABASE_URL: z.url().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

/** The names of all settings; `docs/settings.md` has the same list. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/** The settings of one BFF process, read once from the environment at the edge. */
export type Env = DatabaseSettings &
  StorageSettings &
  BackupSettings & {
    readonly isProduction: boolean;
    readonly port: number;
    readonly host: string;
    /**
     * The public address, without a trailing slash: every absolute link is built from it, never from `Host`.
     */
    readonly publicUrl: string;
    /** The operator's provider of single sign-on; without one, members log in by password and passkey. Source: AC-09. */
    readonly signOn: SignOnSettings | undefined;
    /** The directory of images, the embedded database and the generated secret. */
    readonly dataDir: string;
    /** The secret that signs bookmarks and tokens; at least 32 characters. */
    readonly secret: string;
    readonly loadsDemoContent: boolean;
    /** True if people log in with the demo accounts and their published password: never on a public site. Source: OP-01. */
    readonly opensDemoAccounts: boolean;
    /** True if webhooks may be sent by plain HTTP to this machine, for the development of apps. Source: AC-08. */
    readonly sendsWebhooksToLocalhost: boolean;
    /** True if demo images are small, which takes an eighth of the time. */
    readonly drawsDemoSmall: boolean;
    /** True if this process creates AVIF files in the background. */
    readonly makesAvif: boolean;
    /** The ffmpeg that transcodes videos; without one, the built-in encoder does. */
    readonly ffmpegPath: string | undefined;
    /** True if the rows are backed up before a migration. */
    readonly takesSnapshots: boolean;
    /** True if this process runs jobs; every process can enqueue them. */
    readonly runsJobs: boolean;
    /** The image model in ONNX format whose embeddings take the place of built-in descriptors. Source: SR-12. */
    readonly embedderPath: string | undefined;
    /** True if this process holds the graph of saves in memory, for related pins. */
    readonly usesGraph: boolean;
    /** True if search engines may list the public pages of the site. */
    readonly allowsIndexing: boolean;
    /** The addresses that receive codes for browser extensions with ids of their own, beside the registered ones. */
    readonly extensionRedirects: readonly string[];
    /** The directory of the operator's own information pages; those that are missing there are the built-in ones. Source: AC-11. */
    readonly pagesDir: string | undefined;
    /** Milliseconds for which `/readyz` reports not ready on shutdown before connections are refused. */
    readonly drainMs: number;
    /** The database of the search index; that of the site if undefined. */
    readonly searchDatabaseUrl: string | undefined;
    /** The Redis that counts rate limits; without one, they are counted in the database. */
    readonly redisUrl: string | undefined;
    /** The mail server; without one, emails are written to files in the data directory. */
    readonly smtpUrl: string | undefined;
    /** The sender of emails. */
    readonly mailFrom: string;
    /** The token that allows reading `/metrics`; without one, no metrics are collected. */
    readonly metricsToken: string | undefined;
    /** The collector that traces are sent to, by OTLP over HTTP; without one, tracing is off. */
    readonly tracesTo: string | undefined;
    /** The sample rate of traces, from 0 to 1. */
    readonly traceShare: number;
    /** The proxies whose headers are trusted. */
    readonly trustedProxies: TrustedProxies;
    /** The header in which they send the client's address. The other one is ignored. */
    readonly proxyHeader: ProxyHeader;
    /**
     * The header, in lower case, in which a trusted proxy sends the client's country; without one, countries
     * are unknown.
     */
    readonly countryHeader: string | undefined;
    readonly logLevel: string;
  };

/**
 * Reads the settings, and generates the signing secret in the data directory if none is set. Throws an error
 * that lists every invalid setting.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success)
    throw new OperatorError(
      `The environment is not usable: ${z.prettifyError(parsed.error)}. Correct or remove these variables and start again.`,
    );
  const values = parsed.data;
  const dataDir = resolve(values.PEGBOARD_DATA_DIR);
  prepareDataDir(dataDir);
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  const isProduction = values.NODE_ENV === 'production';
  const demo = values.PEGBOARD_DEMO ?? (isProduction ? 'off' : 'on');
  const opensDemoAccounts = (values.PEGBOARD_DEMO_LOGINS ?? (isProduction ? 'off' : 'on')) === 'on';
  if (isProduction && opensDemoAccounts) refusePublicDemoLogins(values.HOST, publicUrl);
  const isLocal = isLoopbackHost(values.HOST) && isLoopbackHost(new URL(publicUrl).hostname);
  const toLocalhost = values.PEGBOARD_WEBHOOKS_TO_LOCALHOST ?? (isLocal && !isProduction ? 'on' : 'off');
  if (toLocalhost === 'on' && !isLocal) throw localWebhooksError();
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    ...readDatabaseSettings(values),
    dataDir,
    secret: values.PEGBOARD_SECRET ?? loadSecret(dataDir),
    loadsDemoContent: demo !== 'off',
    opensDemoAccounts,
    sendsWebhooksToLocalhost: toLocalhost === 'on',
    drawsDemoSmall: demo === 'small',
    makesAvif: values.PEGBOARD_AVIF === 'on',
    ffmpegPath: values.PEGBOARD_FFMPEG,
    takesSnapshots: values.PEGBOARD_SNAPSHOT === 'on',
    runsJobs: values.PEGBOARD_JOBS === 'on',
    embedderPath: values.PEGBOARD_EMBEDDER,
    usesGraph: values.PEGBOARD_GRAPH === 'on',
    allowsIndexing: values.PEGBOARD_INDEXING === 'on',
    extensionRedirects: values.PEGBOARD_EXTENSION_REDIRECTS,
    pagesDir: values.PEGBOARD_PAGES_DIR === undefined ? undefined : resolve(values.PEGBOARD_PAGES_DIR),
    drainMs: values.PEGBOARD_DRAIN_SECONDS * 1000,
    ...readStorageSettings(values),
    ...readBackupSettings(values),
    signOn: readSignOnSettings(values),
    searchDatabaseUrl: values.SEARCH_DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.PEGBOARD_MAIL_FROM ?? `Pegboard <no-reply@${new URL(publicUrl).hostname}>`,
    metricsToken: values.PEGBOARD_METRICS_TOKEN,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
    trustedProxies: values.PEGBOARD_TRUST_PROXY,
    proxyHeader: values.PEGBOARD_PROXY_HEADER,
    countryHeader: values.PEGBOARD_COUNTRY_HEADER,
    logLevel: values.LOG_LEVEL,
  };
}

/** Throws an `OperatorError` if other machines reach the site, because everyone knows the password of the demo accounts. */
function refusePublicDemoLogins(host: string, publicUrl: string): void {
  if (isLoopbackHost(host) && isLoopbackHost(new URL(publicUrl).hostname)) return;
  throw new OperatorError(
    'PEGBOARD_DEMO_LOGINS=on opens accounts with a published password, and other machines reach this site: ' +
      'remove it, or let HOST and PUBLIC_URL be of this machine alone.',
  );
}

/** Returns the error of a site that other machines reach, and whose members could then reach services of this machine. */
function localWebhooksError(): OperatorError {
  return new OperatorError(
    'PEGBOARD_WEBHOOKS_TO_LOCALHOST=on lets members send requests to this machine, and other machines reach this site: ' +
      'remove it, or let HOST and PUBLIC_URL be of this machine alone.',
  );
}

/** Returns whether an address is `http` or `https` with a host and an optional port. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return /^\/*$/.test(url.pathname) && !/[?#@\\]/.test(address);
}

function wrongPublicUrl(address: string): string {
  const url = URL.parse(address);
  if (url && !/^\/*$/.test(url.pathname))
    return `the site cannot be served below a path yet: give it a host of its own and write ${url.origin}, not "${address}"`;
  return `write the address that people type, as https://pins.example, not "${address}"`;
}

/** Returns whether an address is one that a browser hands to an extension, and to no website. */
function isExtensionRedirect(address: string): boolean {
  return /^https:\/\/(?:[a-p]{32}\.chromiumapp\.org|[0-9a-f]{40}\.extensions\.allizom\.org)\/$/.test(address);
}

function wrongRedirects(setting: string): string {
  return (
    `"${setting}" has an address that is not of an extension: write https://<id>.chromiumapp.org/ or ` +
    'https://<hash>.extensions.allizom.org/, separated by commas'
  );
}

function wrongTrust(setting: string): string {
  return (
    `"${setting}" names no proxies: write off, the number of proxies before the site (1 to 10), ` +
    'or their addresses and networks, as 127.0.0.1,10.0.0.0/8'
  );
}

function loadSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new OperatorError(
        `The signing secret cannot be written to ${path}; give PEGBOARD_SECRET or another data directory.`,
        {
          cause,
        },
      );
  }
  return readFileSync(path, 'utf8').trim();
}
