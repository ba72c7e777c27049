import { openEmbedded } from './embedded/open-embedded.ts';
import { createDatabase, dropDatabase, type Prepare } from './testing/test-databases.ts';
import { beginTestRun, RUN_VARIABLE, runName } from './testing/test-run.ts';

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it; otherwise it is removed at the end of the run. */
  readonly drop: () => Promise<void>;
}

interface Server {
  readonly url: string;
  readonly run: string;
}

/**
 * Returns the directory of this run: the one created by vitest's global setup, otherwise one that is removed
 * when this process exits.
 */
const runDir = async (): Promise<string> => {
  const existing = process.env[RUN_VARIABLE];
  if (existing !== undefined) return existing;
  const run = await beginTestRun();
  process.once('beforeExit', () => void run.end());
  return run.dir;
};

const openServer = async (): Promise<Server> => {
  const dir = await runDir();
  const external = process.env['DATABASE_URL'];
  if (external !== undefined && external !== '') return { url: external, run: runName(dir) };
  const { url } = await openEmbedded({ dataDir: dir, purpose: 'test', log: () => {} });
  return { url, run: runName(dir) };
};

let server: Promise<Server> | undefined;

/**
 * Creates an empty database for one test file, or a copy of a template that is prepared once per run.
 *
 * The server is the embedded one, started by the first test file that asks and stopped at the end of the run, with
 * its data in memory and nothing synchronised; or the one of DATABASE_URL, whose user may create databases.
 *
 * @example
 * const db = await createTestDatabase({ template: 'bff', prepare: (url) => migrate(url) });
 * afterAll(() => db.drop());
 */
export const createTestDatabase = async (
  of: { readonly template?: string; readonly prepare?: Prepare; readonly version?: string } = {},
): Promise<TestDatabase> => {
  server ??= openServer();
  const { url: serverUrl, run } = await server;
  const template =
    of.template === undefined || of.prepare === undefined
      ? undefined
      : { name: of.template, prepare: of.prepare, version: of.version };
  const url = await createDatabase(serverUrl, run, template);
  return { url, drop: () => dropDatabase(serverUrl, new URL(url).pathname.slice(1)) };
};

export { type ReplicatedServers, startReplicatedServers } from './testing/replicated.ts';
