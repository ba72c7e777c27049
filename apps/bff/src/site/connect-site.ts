import type { Logger } from 'pino';
import type { Env } from '../platform/config/env.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import { connect, type Database } from '../platform/database/db.ts';
import { findPooler, type Pooler } from '../platform/database/pooler.ts';
import { getRootCause } from '../platform/logging/root-cause.ts';

/** Connects to the servers that the settings name: the primary, directly or through a pooler, and the replicas (OP-04). */
export async function connectSite(env: Env, url: string, log: Logger): Promise<Database> {
  const pooler = env.hasPooler ? await openPooler(env, log) : undefined;
  const connection = connect(
    env.databaseUrl ?? url,
    (error) => log.error({ err: error }, 'database connection lost'),
    {
      pooler,
      onChange: (isDown) =>
        isDown
          ? log.error('the database does not answer: requests are refused until it does')
          : log.warn('the database answers again'),
      ...(env.replicaUrls.length > 0 && {
        replicas: {
          urls: env.replicaUrls,
          maxLagMs: env.replicaMaxLagMs,
          onChange: (replica, condition) =>
            log.warn({ replica, condition }, 'the condition of a replica has changed'),
        },
      }),
    },
  );
  await connection.replicas?.check();
  return connection;
}

async function openPooler({ databaseUrl = '' }: Env, log: Logger): Promise<Pooler> {
  try {
    const { hasTimeout, keepsStatements } = await findPooler(databaseUrl);
    if (!hasTimeout)
      log.warn(
        'statements through the pooler have no time limit: set statement_timeout for the role of the site (docs/production.md)',
      );
    return { keepsStatements };
  } catch (cause) {
    throw new OperatorError(
      `The pooler of DATABASE_URL cannot be used: ${getRootCause(cause).message}. Start it, or correct the address.`,
      { cause },
    );
  }
}
