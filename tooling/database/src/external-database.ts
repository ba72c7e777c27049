import { Client } from 'pg';

import { getErrorCode, DatabaseError } from './database-error.ts';

/** Minimum major version of PostgreSQL. */
export const POSTGRES_MIN_MAJOR = 15;

const CONNECT_TIMEOUT_MS = 10_000;

/** Returns an address without its password, for output and logs. */
export const withoutPassword = (url: string): string => {
  try {
    const shown = new URL(url);
    shown.password = '';
    shown.searchParams.delete('password');
    return shown.href;
  } catch {
    return '(not an address)';
  }
};

/** Returns the error of a server's version or encoding; undefined for a supported one. */
export const validateServer = (of: {
  readonly versionNumber: number;
  readonly encoding: string;
}): string | undefined => {
  const major = Math.floor(of.versionNumber / 10_000);
  if (major < POSTGRES_MIN_MAJOR)
    return `is PostgreSQL ${major}; Pegboard needs ${POSTGRES_MIN_MAJOR} or newer`;
  if (of.encoding !== 'UTF8') return `has the encoding ${of.encoding}; Pegboard needs a database in UTF8`;
  return undefined;
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'there is no host of that name',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'the user or the password is wrong',
  '28000': 'the server does not admit this user from here',
  '3D000': 'there is no such database; create it first (createdb)',
  '53300': 'the server has too many connections already',
  '57P03': 'the server is just starting or stopping; try again',
};

/** Returns the reason for a failed connection as text. */
export const describeConnectionError = (error: unknown): string =>
  REASONS[getErrorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));

const checkAddress = (url: string): void => {
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme === 'postgres:' || scheme === 'postgresql:') return;
  throw new DatabaseError(
    'DATABASE_URL is not the address of a PostgreSQL database. It looks like ' +
      'postgresql://user:password@host:5432/database',
  );
};

const ask = async (client: Client): Promise<{ versionNumber: number; encoding: string }> => {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding",
  );
  return { versionNumber: Number(rows[0]?.version), encoding: rows[0]?.encoding ?? '' };
};

/** Checks that the database of DATABASE_URL exists and is recent enough, without changing it. */
export const checkExternalDatabase = async (url: string): Promise<void> => {
  checkAddress(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // the failing query reports it
  try {
    await client.connect();
    const fault = validateServer(await ask(client));
    if (fault !== undefined) throw new DatabaseError(`The server at ${withoutPassword(url)} ${fault}.`);
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause;
    throw new DatabaseError(
      `The database at ${withoutPassword(url)} cannot be used: ${describeConnectionError(cause)}.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {}); // it never connected
  }
};
