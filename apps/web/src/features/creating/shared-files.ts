import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';

/** Files that were shared to the installed app, until a member takes them over into drafts. */
export type SharedFiles = {
  readonly id: string;
  readonly files: readonly File[];
  /** The ids of the drafts of the files, if each becomes one: the same when taking over is repeated. */
  readonly rowIds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly sharedAt: number;
};

/** The shares of this device. They belong to no member: a visitor can share and log in afterwards. */
export type SharedFilesStore = {
  /** Stores a share, and removes those that expired. Rejects where the device stores nothing. */
  put(share: SharedFiles): Promise<void>;
  /** Returns a share; undefined for one that is gone or cannot be read. */
  get(id: string): Promise<SharedFiles | undefined>;
  remove(id: string): Promise<void>;
};

/** The age in milliseconds at which a share is removed, one day. Source: chosen. */
const SHARE_RETENTION_MS = 86_400_000;
/** The most shares that are stored; the oldest are removed first. Source: chosen. */
const SHARES_PER_DEVICE = 10;

interface Schema extends DBSchema {
  readonly shares: { readonly key: string; readonly value: SharedFiles };
}

const sharedFilesSchema = z.object({
  id: z.string(),
  files: z.array(z.instanceof(File)),
  rowIds: z.array(z.string()),
  sharedAt: z.number(),
});

/** Opens the shares of this device in IndexedDB (CR-13). */
export function openSharedFiles(name = 'pegboard-shares'): SharedFilesStore {
  const open = (): Promise<IDBPDatabase<Schema>> =>
    openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('shares', { keyPath: 'id' }),
    });
  const use = async <T>(task: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await task(database);
    } finally {
      database.close();
    }
  };
  return {
    put: (share) =>
      use(async (database) => {
        for (const id of expiredShares(await database.getAll('shares'), share.sharedAt))
          await database.delete('shares', id);
        await database.put('shares', share);
      }),
    get: (id) =>
      use(async (database) => {
        const share = z.safeParse(sharedFilesSchema, await database.get('shares', id));
        return share.success ? share.data : undefined;
      }).catch(() => undefined),
    remove: (id) => use((database) => database.delete('shares', id)).catch(() => undefined),
  };
}

function expiredShares(shares: readonly SharedFiles[], now: number): readonly string[] {
  return shares
    .toSorted((left, right) => right.sharedAt - left.sharedAt)
    .filter(({ sharedAt }, nth) => sharedAt < now - SHARE_RETENTION_MS || nth >= SHARES_PER_DEVICE - 1)
    .map(({ id }) => id);
}
