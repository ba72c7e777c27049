import { createHash, randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** Prepares an empty database for all tests of one kind, usually by migrating it. It closes its own connections. */
export type Prepare = (url: string) => Promise<void>;

/** The template of a test database. */
export interface Template {
  readonly name: string;
  readonly prepare: Prepare;
  /** Distinguishes two states of the same template (such as a hash of the migrations) in a long watch run. */
  readonly version?: string | undefined;
}

const TRIES = 20;

/** Returns the address of another database on the same server. */
export const siblingDatabaseUrl = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

/** Returns the name of a template's database in a run: lower case, at most 63 bytes. */
export const templateName = (run: string, template: Pick<Template, 'name' | 'version'>): string => {
  const key = createHash('sha256')
    .update(`${template.name}\0${template.version ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  return `test_${run}_template_${key}`;
};

/** Calls `work` with a connection to the server's own database. */
export const withServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {}); // the failing query reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const isTemplate = async (client: Client, name: string): Promise<boolean> => {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
  return found.rowCount === 1;
};

/** Creates the template if it is missing; of concurrent callers one prepares it and the others wait. */
const ensureTemplate = async (
  client: Client,
  url: string,
  run: string,
  template: Template,
): Promise<string> => {
  const name = templateName(run, template);
  if (await isTemplate(client, name)) return name;
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  try {
    if (await isTemplate(client, name)) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`); // left by a failed preparation
    await client.query(`CREATE DATABASE ${name}`);
    await template.prepare(siblingDatabaseUrl(url, name));
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    return name;
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
};

const OBJECT_IN_USE = '55006';

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE;

/** Creates a database for one test file and returns its address. */
export const createDatabase = (url: string, run: string, template: Template | undefined): Promise<string> =>
  withServer(url, async (client) => {
    const name = `test_${run}_${randomBytes(5).toString('hex')}`;
    const source = template === undefined ? 'template0' : await ensureTemplate(client, url, run, template);
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
        return siblingDatabaseUrl(url, name);
      } catch (error) {
        // a connection that is just being closed still counts
        if (!isInUse(error) || attempt === TRIES) throw error;
      }
    }
  });

/** Drops a database, even if it has connections. */
export const dropDatabase = (url: string, database: string): Promise<void> =>
  withServer(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  });

/** Drops all databases and templates of a run. */
export const dropRun = (url: string, run: string): Promise<void> =>
  withServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`test_${run}_`],
    );
    for (const { datname } of rows) {
      await client.query(`ALTER DATABASE ${datname} WITH IS_TEMPLATE false`);
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  });
