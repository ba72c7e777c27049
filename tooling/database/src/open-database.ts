import { toDatabaseError } from './database-error.ts';
import { claimDatabaseDir } from './database-dir.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { checkExternalDatabase, withoutPassword } from './external-database.ts';

/** A database that is ready for connections. */
export interface Database {
  /** The address for `pg`: a Unix socket for the embedded server, otherwise the given DATABASE_URL. */
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  /** A description of the data's location: a directory, or the address without its password. */
  readonly place: string;
  /**
   * Returns the ids of the other processes that currently use the embedded server; unknown for an external
   * one.
   */
  readonly others: () => readonly number[];
  /** Ends its use; the last process to do so stops the embedded server. Close your connections first. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database: the server of `databaseUrl` if that is set (it is only checked), otherwise the embedded
 * PostgreSQL with its files in `dataDir`, a dedicated directory, which is created if it is missing. Any
 * number of processes may open the same directory at once; they share one server, and the last to end stops
 * it. Throws a `DatabaseError` whose message is meant for the operator.
 */
export const openDatabase = async (of: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly log: (line: string) => void;
}): Promise<Database> => {
  if (of.databaseUrl !== undefined && of.databaseUrl !== '') {
    await checkExternalDatabase(of.databaseUrl);
    const place = withoutPassword(of.databaseUrl);
    return { kind: 'external', url: of.databaseUrl, place, others: () => [], stop: async () => {} };
  }
  try {
    claimDatabaseDir(of.dataDir);
    return { kind: 'embedded', ...(await openEmbedded(of)) };
  } catch (error) {
    throw toDatabaseError(error, of.dataDir);
  }
};
