import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** The settings of the servers of the database, with their types. */
export const databaseShape = {
  DATABASE_URL: z.url().optional(),
  DATABASE_POOLER: z.enum(['off', 'transaction']).default('off'),
  DATABASE_DIRECT_URL: z.url().optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((setting, context): readonly string[] => {
      const urls = setting
        .split(',')
        .map((url) => url.trim())
        .filter((url) => url !== '');
      if (urls.every((url) => /^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? ''))) return urls;
      context.addIssue({
        code: 'custom',
        message: 'write addresses as postgres://user:password@host/database, separated by commas',
      });
      return z.NEVER;
    }),
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce.number().min(0.5).max(60).default(2),
};

/** The servers of the database. */
export type DatabaseSettings = {
  /** The address of the primary, or of a pooler in front of it; the built-in database if undefined. */
  readonly databaseUrl: string | undefined;
  /** The address of the primary without its pooler, for what needs a session: migrations, backups, the job queue; `databaseUrl` if undefined. */
  readonly directDatabaseUrl: string | undefined;
  /** True if `databaseUrl` and the addresses of the replicas are of poolers in transaction mode. */
  readonly hasPooler: boolean;
  /** The addresses of the standbys that answer reads (OP-04). */
  readonly replicaUrls: readonly string[];
  /** Milliseconds behind the primary beyond which a standby is not read. */
  readonly replicaMaxLagMs: number;
};

/** Returns the settings of the database. Throws an `OperatorError` if they contradict each other. */
export function readDatabaseSettings(values: z.infer<z.ZodObject<typeof databaseShape>>): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URLS: replicaUrls } = values;
  const hasPooler = values.DATABASE_POOLER === 'transaction';
  if (hasPooler && (url === undefined || direct === undefined))
    throw new OperatorError(
      'DATABASE_POOLER=transaction needs two addresses: DATABASE_URL of the pooler, and DATABASE_DIRECT_URL of the primary.',
    );
  if (replicaUrls.length > 0 && url === undefined)
    throw new OperatorError(
      'DATABASE_REPLICA_URLS names standbys of your own PostgreSQL: set DATABASE_URL to its address.',
    );
  return {
    databaseUrl: url,
    directDatabaseUrl: direct,
    hasPooler,
    replicaUrls,
    replicaMaxLagMs: values.DATABASE_REPLICA_MAX_LAG_SECONDS * 1000,
  };
}
