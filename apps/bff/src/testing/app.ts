import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import pino from 'pino';
import { createAccount, createSessions, deviceLabel, hashPassword } from '../people/accounts/index.ts';
import { NO_GRAPH, openContentGraph, type ContentGraph } from '../discovery/graph/index.ts';
import { readAccountData } from '../site/account-data/read-account-data.ts';
import { buildApp } from '../site/app.ts';
import { createBookmarks } from '../platform/http/bookmark.ts';
import { connect, type ConnectOptions } from '../platform/database/db.ts';
import type { Deps } from '../site/deps.ts';
import type { Env } from '../platform/config/env.ts';
import { ALL_JOBS } from '../site/all-jobs.ts';
import { createImagePool, type PurgeFiles } from '../platform/media/images/index.ts';
import type { LoadMeter } from '../platform/load-shedding/index.ts';
import { openJobQueue } from '../platform/jobs/index.ts';
import { createMemoryStore, createPostgresStore, createLimits } from '../platform/rate-limits/index.ts';
import type { ResolveTxt, SafeFetch } from '../platform/outbound-fetch/index.ts';
import { openMail } from '../platform/mail/index.ts';
import type { Pages } from '../platform/http/page.ts';
import { createDiskUploads } from '../pins/uploads/index.ts';
import type { Tracing } from '../platform/tracing/index.ts';
import type { V3Method } from '../platform/http/v3-route.ts';
import { CSRF_COOKIE } from '../platform/http/plugins/cookies.ts';
import { SESSION_COOKIE } from '../platform/http/plugins/cookies.ts';
import { newCsrfToken } from '../platform/http/plugins/csrf-token.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { S3Settings } from '../platform/object-storage/index.ts';
import { openSearchIndex } from '../site/open-search-index.ts';
import { openStorage } from '../site/open-storage.ts';

/** A response in the form that tests read. */
export type TestAnswer = {
  readonly status: number;
  /** `resource_response.data`, or GraphQL's `data`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects and fails where it is not
  readonly data: any;
  /** `resource_response.error`, or GraphQL's first error. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly error: any;
  readonly bookmark: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** A client of the app that behaves like a browser: with cookies and the CSRF token. */
export type TestVisitor = {
  readonly id: string;
  readonly username: string;
  get(name: string, options?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  call(
    name: string,
    action: 'create' | 'update' | 'delete',
    options?: object,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  /** Requests a raw path `/v3/…/`, with its options in the query of a GET, else in the body. */
  v3(method: V3Method, path: string, options?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  graphql(query: string, variables?: object, headers?: Record<string, string>): Promise<TestAnswer>;
  readonly cookies: Map<string, string>;
  /** Continues from a new address, which has a request limit of its own. */
  changeAddress(): void;
};

/** The app on a separate database. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Counts the statements sent to the database. */
  readonly statements: { count: number };
  /** The pool of all statements; tests can replace its functions. */
  readonly pool: Pool;
  /** The time of the app; the real time while undefined. */
  readonly clock: { now: Date | undefined };
  /** Creates a signed-out visitor, with a new address if none is given. */
  visitor(address?: string): TestVisitor;
  /** Creates a member with a new account, signed in. */
  member(fullName?: string): Promise<TestVisitor>;
  close(): Promise<void>;
};

/** More than a site waits for a connection: tests run on machines that are busy with other tests. */
const CONNECT_TIMEOUT_MS = 10_000;

/** The secret of every test app. */
export const TEST_SECRET = 'a secret for tests, 32 characters long';
const PUBLIC_URL = 'http://localhost:4310';
const PASSWORD = 'correct horse battery';
let hashed: Promise<string> | undefined;
/** One password hash for all members: hashing takes longer than most tests. */
const passwordHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));
const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

/** A load meter without load: a busy test machine sheds no requests. */
const IDLE_METER: LoadMeter = {
  read: () => ({ delayMs: 0, waiting: 0, inFlight: 0, uploads: 0 }),
  begin: () => undefined,
  end: () => undefined,
  restart: () => undefined,
  close: () => undefined,
};

/** Creates the app for one test file. */
export async function testApp(
  options: {
    readonly persisted?: Record<string, string>;
    readonly pages?: Pages;
    /** Receives all log lines, of every level; by default, nothing is logged. */
    readonly logStream?: { write(line: string): void };
    readonly meter?: LoadMeter;
    /** True if the app holds the graph of saves in a thread, or a graph of the test; without one, related pins are read by SQL. */
    readonly graph?: boolean | ContentGraph;
    /** The model that describes images; without one, the built-in descriptors do. */
    readonly embedder?: string;
    /** The simulated external web; by default, it has no hosts. */
    readonly fetchSafely?: SafeFetch;
    readonly tracing?: Tracing;
    /** False if search engines must not list the site. */
    readonly allowsIndexing?: boolean;
    /** The operator's information pages; by default, the built-in ones are shown. */
    readonly pagesDir?: string;
    /** The address of the CDN of images and videos; without one, it is that of the site. */
    readonly mediaUrl?: string;
    /** The caches in front of the files; by default there are none. */
    readonly purgeFiles?: PurgeFiles | undefined;
    /** The operator's provider of single sign-on; by default there is none. */
    readonly signOn?: Env['signOn'];
    /** Fetches from the operator's provider. */
    readonly fetchProvider?: SafeFetch;
    /** The TXT records of the simulated web; by default, it has none. */
    readonly resolveTxt?: ResolveTxt;
    /** The bucket of the files; without one, they are in the data directory. */
    readonly s3?: S3Settings;
    /** The database of the search index; without one, it is in the database of the site. */
    readonly searchDatabaseUrl?: string;
    /** A prepared database that several apps share; by default, each has one of its own. */
    readonly database?: TestDatabase;
    /** The replicas and the pooler of the database; by default there are none. */
    readonly connect?: Pick<ConnectOptions, 'replicas' | 'pooler'>;
    /** The address of the site, which may have a path. */
    readonly publicUrl?: string;
    /** The settings of the proxies in front of the site; none is trusted by default. */
    readonly proxy?: Partial<Pick<Env, 'trustedProxies' | 'proxyHeader' | 'countryHeader'>>;
  } = {},
): Promise<TestApp> {
  const database =
    options.database ?? (await createTestDatabase({ template: 'bff', prepare: prepareDatabase }));
  const dataDir = await mkdtemp(join(tmpdir(), 'pegboard-bff-'));
  const connection = connect(database.url, () => undefined, {
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    ...options.connect,
  });
  options.tracing?.watchPool(connection.pool);
  const logLevel = options.logStream ? 'trace' : 'silent';
  const log = pino({ level: logLevel }, options.logStream);
  const jobs = await openJobQueue({
    url: database.url,
    db: connection.db,
    jobs: ALL_JOBS,
    log,
    works: false,
  });
  const imagePool = createImagePool(1, undefined, undefined, options.embedder);
  const clock: { now: Date | undefined } = { now: undefined };
  const env: Env = {
    isProduction: false,
    port: 4310,
    host: '127.0.0.1',
    publicUrl: options.publicUrl ?? PUBLIC_URL,
    databaseUrl: database.url,
    directDatabaseUrl: undefined,
    hasPooler: false,
    replicaUrls: [],
    replicaMaxLagMs: 2000,
    dataDir,
    secret: TEST_SECRET,
    loadsDemoContent: false,
    opensDemoAccounts: true,
    sendsWebhooksToLocalhost: true,
    drawsDemoSmall: false,
    makesAvif: false,
    ffmpegPath: undefined,
    takesSnapshots: false,
    backups: { to: undefined, recipient: undefined, keep: 14 },
    runsJobs: false,
    embedderPath: options.embedder,
    usesGraph: options.graph === true,
    allowsIndexing: options.allowsIndexing ?? true,
    extensionRedirects: [],
    pagesDir: options.pagesDir,
    storage: options.s3 ? 's3' : 'folder',
    s3: options.s3,
    mediaUrl: options.mediaUrl,
    purge: undefined,
    drainMs: 0,
    searchDatabaseUrl: options.searchDatabaseUrl,
    redisUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Pegboard <no-reply@localhost>',
    signOn: options.signOn,
    metricsToken: undefined,
    tracesTo: undefined,
    traceShare: 1,
    trustedProxies: { kind: 'none' },
    proxyHeader: 'x-forwarded-for',
    countryHeader: undefined,
    ...options.proxy,
    logLevel,
  };
  const now = () => clock.now ?? new Date();
  const graph = env.usesGraph
    ? openContentGraph({ url: database.url, dataDir, log, pollMs: 100, answerMs: 30_000, rebuildBytesMin: 0 })
    : typeof options.graph === 'object'
      ? options.graph
      : NO_GRAPH;
  const search = await openSearchIndex(env, { db: connection.db, log, say: () => undefined });
  const deps: Deps = {
    env,
    db: connection.db,
    primary: connection.primary,
    ...(connection.replicas && { replicas: connection.replicas }),
    graph,
    waiting: () => connection.pool.waitingCount,
    bookmarks: createBookmarks(TEST_SECRET),
    ...openStorage(env),
    readAccountData,
    imagePool,
    purgeFiles: options.purgeFiles,
    uploadStore: createDiskUploads(join(dataDir, 'uploads')),
    jobs,
    limits: createLimits({
      abuse: createPostgresStore({ db: connection.db, now }),
      load: createMemoryStore(now),
      secret: env.secret,
      now,
    }),
    requestStore: undefined,
    searchIndex: search.searchIndex,
    fetchSafely: options.fetchSafely ?? (async () => ({ kind: 'refused', why: 'name_unknown', hops: [] })),
    fetchProvider:
      options.fetchProvider ?? (async () => ({ kind: 'refused', why: 'name_unknown', hops: [] })),
    resolveTxt: options.resolveTxt ?? (async () => []),
    sendMail: openMail(env, now),
    now,
    log,
    ...(options.tracing && { tracing: options.tracing }),
  };
  const app = await buildApp(deps, { meter: IDLE_METER, ...options });
  let people = 0;
  let addresses = 0;
  const nextAddress = (): string => {
    addresses += 1;
    return `10.0.${addresses >> 8}.${addresses & 255}`;
  };
  const visitor = (address = nextAddress()): TestVisitor => visitorOf(app, address, nextAddress);
  return {
    app,
    deps,
    statements: connection.statements,
    pool: connection.pool,
    clock,
    visitor,
    async member(fullName = 'Ines Moreau') {
      people += 1;
      const email = `person${people}@pegboard.example`;
      const { id, username, token } = await createAccount(
        deps,
        createSessions(deps),
        await passwordHash(),
        { email, fullName, username: undefined },
        { device: deviceLabel(BROWSER), country: null },
      );
      const member = visitor();
      member.cookies.set(SESSION_COOKIE, token);
      return Object.assign(member, { id: String(id), username });
    },
    async close() {
      await app.close();
      await graph.close();
      await jobs.close();
      await imagePool.close();
      await search.close();
      await connection.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The password of every `member()`. */
export const TEST_PASSWORD = PASSWORD;

function visitorOf(app: FastifyInstance, firstAddress: string, nextAddress: () => string): TestVisitor {
  let remoteAddress = firstAddress;
  const cookies = new Map([[CSRF_COOKIE, newCsrfToken(TEST_SECRET, undefined)]]);
  let tokenOf: string | undefined;
  const send = async (
    method: V3Method,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> => {
    const session = cookies.get(SESSION_COOKIE);
    // A page that was opened in this session would have its token.
    if (session !== tokenOf && cookies.has(CSRF_COOKIE))
      cookies.set(CSRF_COOKIE, newCsrfToken(TEST_SECRET, session));
    tokenOf = session;
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      ...(payload ? { payload } : {}),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': cookies.get(CSRF_COOKIE) ?? '',
        'sec-fetch-site': 'same-origin',
        'user-agent': BROWSER,
        ...headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    const body = response.json();
    const rest = body.resource_response;
    return {
      status: response.statusCode,
      data: rest ? rest.data : body.data,
      error: rest ? rest.error : body.errors?.[0],
      bookmark: rest?.bookmark,
      headers: response.headers,
    };
  };
  return {
    id: '',
    username: '',
    cookies,
    changeAddress() {
      remoteAddress = nextAddress();
    },
    get: (name, options = {}, headers) =>
      send(
        'GET',
        `/resource/${name}Resource/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`,
        undefined,
        headers,
      ),
    call: (name, action, options = {}, headers) =>
      send('POST', `/resource/${name}Resource/${action}/`, { options }, headers),
    v3: (method, path, options, headers) =>
      method === 'GET'
        ? send(method, `${path}?${new URLSearchParams(Object.entries(options ?? {}))}`, undefined, headers)
        : send(method, path, options, headers),
    graphql: (query, variables = {}, headers = {}) => send('POST', '/graphql', { query, variables }, headers),
  };
}
