import { toDatabaseError } from './database-error.ts';
import { claimDatabaseDir } from './database-dir.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { checkExternalDatabase, withoutPassword } from './external-database.ts';

/** A database that is ready for connections. */
export interface Database {
  /** The address for `pg`: a Unix socket for the embedded server, else DATABASE_URL as it was given. */
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  /** A description of the data's location: a directory, or the address without its password. */
  readonly place: string;
  /** The numbers of the other processes that use the embedded server now; those of another server are not known. */
  readonly others: () => readonly number[];
  /** Ends the use of it; the last process to do so stops the embedded server. Close your connections first. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database: the server of `databaseUrl` when that is given (it is only checked), else the embedded
 * PostgreSQL with its files in `dataDir`, a directory for nothing else, which is created when it is missing.
 *
 * Any number of processes may open the same directory at once; they share one server, and the last to end stops it.
 * Throws a `DatabaseError` whose message is meant for the person who started the program.
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
