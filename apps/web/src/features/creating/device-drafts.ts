import { pinDraftSchema, type PinDraft } from '@pegboard/types';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';

/** A draft as this device stores it. */
export type DeviceDraft = {
  /** A UUID made on the device; the server stores one draft per id and member. */
  readonly clientId: string;
  readonly userId: string;
  readonly draft: PinDraft;
  /** The row on the server as last written; null before the first write. */
  readonly server: { readonly id: string; readonly version: number } | null;
  /** True while the server does not have this version. */
  readonly isDirty: boolean;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  /** The row of the sheet to which the draft belongs; null for a draft outside a sheet. */
  readonly row: SheetPosition | null;
};

/** A row of the sheet: the name of its file, and its place among the rows. */
export type SheetPosition = { readonly fileName: string; readonly order: number };

/** A file that is not uploaded yet, or not completely. */
export type DeviceFile = {
  readonly id: string;
  readonly clientId: string;
  readonly file: File;
  /** The upload of a video, which is continued. */
  readonly uploadId?: string;
};

/** Drafts and files of one member on this device. No method rejects: where nothing can be stored, memory is used. */
export type DeviceDrafts = {
  list(): Promise<readonly DeviceDraft[]>;
  get(clientId: string): Promise<DeviceDraft | undefined>;
  /** Stores a draft, and removes the files that it does not need any more: both or neither. */
  put(draft: DeviceDraft, unneeded?: readonly string[]): Promise<void>;
  /** Removes a draft with its files. */
  remove(clientId: string): Promise<void>;
  files(clientId: string): Promise<readonly DeviceFile[]>;
  putFile(file: DeviceFile): Promise<void>;
  removeFile(id: string): Promise<void>;
};

type StoredFile = DeviceFile & { readonly userId: string };
interface Schema extends DBSchema {
  readonly drafts: {
    readonly key: string;
    readonly value: DeviceDraft;
    readonly indexes: { userId: string };
  };
  readonly files: {
    readonly key: string;
    readonly value: StoredFile;
    readonly indexes: { clientId: string };
  };
}

/** Schema of a stored draft: drafts of the release before are read by it too. */
export const deviceDraftSchema = z.object({
  clientId: z.string(),
  userId: z.string(),
  draft: pinDraftSchema,
  server: z.nullable(z.object({ id: z.string(), version: z.number() })),
  isDirty: z.boolean(),
  updatedAt: z.number(),
  row: z.nullable(z.object({ fileName: z.string(), order: z.number() })),
});

/**
 * Opens the drafts of a member in IndexedDB (CR-10). Entries of another member, and entries that cannot be read, are
 * treated as missing.
 */
export function openDeviceDrafts(userId: string, name = 'pegboard-drafts'): DeviceDrafts {
  const memory = createMemoryDrafts();
  const open = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'clientId' }).createIndex('userId', 'userId');
      database.createObjectStore('files', { keyPath: 'id' }).createIndex('clientId', 'clientId');
    },
  }).catch(() => undefined);

  /** Runs an operation on the database, or on memory where the device stores nothing (blocked, private, full). */
  async function run<T>(
    onDevice: (database: IDBPDatabase<Schema>) => Promise<T>,
    inMemory: () => Promise<T>,
  ): Promise<T> {
    const database = await open;
    if (!database) return inMemory();
    try {
      return await onDevice(database);
    } catch {
      return inMemory();
    }
  }
  const own = (value: unknown): readonly DeviceDraft[] => {
    const parsed = z.safeParse(deviceDraftSchema, value);
    return parsed.success && parsed.data.userId === userId ? [parsed.data] : [];
  };
  return {
    list: async () => {
      const stored = await run(
        (database) => database.getAllFromIndex('drafts', 'userId', userId),
        async () => [],
      );
      return [...stored.flatMap(own), ...(await memory.list())];
    },
    get: async (clientId) => {
      const stored = await run(
        (database) => database.get('drafts', clientId),
        async () => undefined,
      );
      return own(stored)[0] ?? (await memory.get(clientId));
    },
    put: async (draft, unneeded = []) => {
      for (const id of unneeded) await memory.removeFile(id);
      await run(
        async (database) => {
          const work = database.transaction(['drafts', 'files'], 'readwrite');
          const files = work.objectStore('files');
          await Promise.all([
            work.objectStore('drafts').put(draft),
            ...unneeded.map((id) => files.delete(id)),
            work.done,
          ]);
        },
        () => memory.put(draft),
      );
    },
    remove: async (clientId) => {
      await memory.remove(clientId);
      await run(
        async (database) => {
          const work = database.transaction(['drafts', 'files'], 'readwrite');
          const files = work.objectStore('files');
          const keys = await files.index('clientId').getAllKeys(clientId);
          await Promise.all([
            work.objectStore('drafts').delete(clientId),
            ...keys.map((key) => files.delete(key)),
            work.done,
          ]);
        },
        async () => undefined,
      );
    },
    files: async (clientId) => {
      const stored = await run(
        (database) => database.getAllFromIndex('files', 'clientId', clientId),
        async () => [],
      );
      return [...stored.filter((file) => file.userId === userId), ...(await memory.files(clientId))];
    },
    putFile: (file) =>
      run(
        async (database) => void (await database.put('files', { ...file, userId })),
        () => memory.putFile(file),
      ),
    removeFile: async (id) => {
      await memory.removeFile(id);
      await run(
        (database) => database.delete('files', id),
        async () => undefined,
      );
    },
  };
}

/** Returns in-memory drafts, which are lost with the page. */
export function createMemoryDrafts(): DeviceDrafts {
  const drafts = new Map<string, DeviceDraft>();
  const files = new Map<string, DeviceFile>();
  return {
    list: async () => [...drafts.values()],
    get: async (clientId) => drafts.get(clientId),
    async put(draft, unneeded = []) {
      drafts.set(draft.clientId, draft);
      for (const id of unneeded) files.delete(id);
    },
    async remove(clientId) {
      drafts.delete(clientId);
      for (const file of files.values()) if (file.clientId === clientId) files.delete(file.id);
    },
    files: async (clientId) => [...files.values()].filter((file) => file.clientId === clientId),
    putFile: async (file) => void files.set(file.id, file),
    removeFile: async (id) => void files.delete(id),
  };
}
