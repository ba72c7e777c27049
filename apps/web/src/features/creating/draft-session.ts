import type { PinDraft } from '@pegboard/types';
import type { DeviceDraft, DeviceDrafts, SheetPosition } from './device-drafts.ts';

/** The row of a draft on the server. */
export type ServerDraft = { readonly id: string; readonly version: number };

/**
 * Writes of drafts to the server. Each rejects on failure. `isLost` returns whether the connection failed, `isAborted` whether
 * the member ended an upload, `isConflict` whether another device changed the draft.
 */
export type DraftApi = {
  create(clientId: string, draft: PinDraft): Promise<ServerDraft>;
  update(server: ServerDraft, draft: PinDraft): Promise<ServerDraft>;
  publish(id: string): Promise<{ readonly pinId: string }>;
  schedule(id: string, at: { readonly localTime: string; readonly timeZone: string }): Promise<void>;
  delete(id: string): Promise<void>;
  read(id: string): Promise<ServerDraft>;
  isLost(error: unknown): boolean;
  isAborted(error: unknown): boolean;
  isConflict(error: unknown): boolean;
};

/** A draft in progress: stored on the device at once, and on the server when its uploads have ended. */
export type DraftSession = {
  /** Stores a new draft on the device with the file that will be uploaded for it. A draft that was saved meanwhile stays. */
  begin(draft: PinDraft, file: File): Promise<void>;
  /** Resolves when the draft is stored on the server, or on the device if the server cannot have it yet. */
  save(draft: PinDraft): Promise<void>;
  /** Publishes the draft exactly once and removes it from the device. */
  publish(draft: PinDraft): Promise<{ readonly pinId: string }>;
  schedule(draft: PinDraft, at: { readonly localTime: string; readonly timeZone: string }): Promise<void>;
  /** Deletes the draft on the device and on the server. */
  discard(): Promise<void>;
  /** Uploads a file, which is stored on the device until a draft is saved after the server has it. */
  upload<Result>(file: File, send: () => Promise<Result>): Promise<Result>;
  /**
   * Uploads a video, which is stored on the device with the id of its upload until the server has all of it. `send`
   * receives a function that stores the id.
   */
  uploadVideo(file: File, send: (onCreated: (uploadId: string) => void) => Promise<void>): Promise<void>;
  /** Returns the file of an upload that has not ended. */
  findVideo(uploadId: string): Promise<File | undefined>;
  /** Removes the file of an upload from the device. */
  removeVideo(uploadId: string): Promise<void>;
};

/**
 * Opens the session of a draft (CR-10). Writes to the server run one after another, the newest draft last. A write that
 * meets a version of another device rejects, and the next one replaces it.
 */
export function openDraftSession(options: {
  readonly clientId: string;
  readonly userId: string;
  readonly server: ServerDraft | null;
  /** The row of the sheet to which the draft belongs. */
  readonly row?: SheetPosition | null | undefined;
  readonly device: DeviceDrafts;
  readonly api: DraftApi;
  readonly now: () => number;
  readonly newId: () => string;
  /** Limits how many sessions write at the same time. */
  readonly limitWrites?: (<Result>(task: () => Promise<Result>) => Promise<Result>) | undefined;
}): DraftSession {
  const { clientId, userId, row = null, device, api, now, newId } = options;
  const { limitWrites = (task) => task() } = options;
  let server = options.server;
  let isClosed = false;
  let newest: PinDraft | undefined;
  let writes: Promise<unknown> = Promise.resolve();
  /** The files of this page: copying a large one to the device takes long. */
  const videos = new Map<string, File>();

  /** The files that the server has, while no draft that was saved afterwards names their uploads. */
  const received = new Set<string>();

  const store = (draft: PinDraft, isDirty: boolean, unneeded: readonly string[] = []): Promise<void> => {
    if (isClosed) return Promise.resolve();
    const entry: DeviceDraft = { clientId, userId, draft, server, isDirty, updatedAt: now(), row };
    return device.put(entry, unneeded);
  };
  const write = async (draft: PinDraft): Promise<ServerDraft> => {
    try {
      const written = await (server ? api.update(server, draft) : api.create(clientId, draft));
      server = written;
      // A draft that was saved meanwhile is on the device already, and would be replaced by this one.
      const later = newest === draft ? undefined : newest;
      await (later ? store(later, true) : store(draft, false));
      return written;
    } catch (error) {
      // The member decides: the next write replaces the version of the other device.
      if (server && api.isConflict(error)) server = await api.read(server.id);
      throw error;
    }
  };
  /** Runs after all earlier writes, also after those that failed. */
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = writes.then(task, task);
    writes = result.catch(() => undefined);
    return result;
  };
  const uploading = new Set<string>();
  /** Returns the id of the entry in which this device has a file already, because the draft was opened again or shared. */
  const findStored = async (file: File): Promise<string | undefined> => {
    const stored = (await device.files(clientId)).find(
      ({ id, uploadId, file: each }) =>
        uploadId === undefined && !uploading.has(id) && !received.has(id) && isSameFile(each, file),
    );
    if (stored) uploading.add(stored.id);
    return stored?.id;
  };
  const removeVideo = (uploadId: string): Promise<void> => {
    videos.delete(uploadId);
    return device.removeFile(videoFileId(uploadId));
  };
  return {
    async begin(draft, file) {
      const id = newId();
      await device.putFile({ id, clientId, file });
      if (isClosed) return device.removeFile(id);
      if (newest === undefined) await store(draft, true);
    },
    save(draft) {
      newest = draft;
      const stored = store(draft, true, [...received]);
      received.clear();
      // The server stores drafts once an upload has ended; a draft that was replaced while it waited is not written.
      if (draft.media === null) return stored;
      return enqueue(async () => {
        await stored;
        await limitWrites(async () => {
          if (draft === newest && !isClosed) await write(draft);
        });
      });
    },
    publish: (draft) =>
      enqueue(async () => {
        newest = draft;
        const { id } = await write(draft);
        const published = await api.publish(id);
        isClosed = true;
        await device.remove(clientId);
        return published;
      }),
    schedule: (draft, at) =>
      enqueue(async () => {
        newest = draft;
        const { id } = await write(draft);
        await api.schedule(id, at);
        isClosed = true;
        await device.remove(clientId);
      }),
    discard: () =>
      enqueue(async () => {
        isClosed = true;
        await device.remove(clientId);
        if (server) await api.delete(server.id);
      }),
    async upload(file, send) {
      const stored = await findStored(file);
      const id = stored ?? newId();
      if (stored === undefined) await device.putFile({ id, clientId, file });
      try {
        const result = await send();
        // Not removed yet: a page that is killed before the draft is saved would have neither the file nor its upload.
        received.add(id);
        return result;
      } catch (error) {
        // A file that was rejected would be rejected again after a reload.
        if (!api.isLost(error)) await device.removeFile(id);
        throw error;
      } finally {
        uploading.delete(id);
      }
    },
    async uploadVideo(file, send) {
      const stored = findStored(file);
      const removeStored = async (): Promise<void> => {
        const id = await stored;
        if (id === undefined) return;
        await device.removeFile(id);
        uploading.delete(id);
      };
      let removeFile = removeStored;
      let isCreated = false;
      try {
        await send((uploadId) => {
          isCreated = true;
          videos.set(uploadId, file);
          const copied = device
            .putFile({ id: videoFileId(uploadId), clientId, file, uploadId })
            .then(removeStored);
          removeFile = async () => {
            await copied;
            await removeVideo(uploadId);
          };
        });
      } catch (error) {
        const isLost = api.isLost(error);
        const id = await stored;
        if (id !== undefined) uploading.delete(id);
        else if (isLost && !isCreated) await device.putFile({ id: newId(), clientId, file });
        // A rejected file would be rejected again after a reload.
        if (!isLost && !api.isAborted(error)) await removeFile();
        throw error;
      }
      // The copy of a large file may end later than its upload.
      void removeFile();
    },
    async findVideo(uploadId) {
      const known = videos.get(uploadId);
      if (known) return known;
      const files = await device.files(clientId);
      return files.find((file) => file.uploadId === uploadId)?.file;
    },
    removeVideo,
  };
}

const videoFileId = (uploadId: string): string => `video-${uploadId}`;

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
