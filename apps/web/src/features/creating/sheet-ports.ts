import type { SheetPorts, StoredRow } from '@pegboard/pin-builder/sheet';
import { createBuilderPorts } from './builder-ports.ts';
import type { DeviceDrafts, SheetPosition } from './device-drafts.ts';
import { openDraftSession, type DraftSession, type ServerDraft } from './draft-session.ts';
import { getImages, readUploads } from './open-draft.ts';
import { draftApi } from './draft-api.ts';

/** Maximum number of drafts that are sent to the server concurrently. */
const WRITES_MAX = 4;

/** The ports of the sheet on this site: each row is a draft of its own, on the device and on the server (CR-12). */
export function createSheetPorts(options: {
  readonly userId: string;
  readonly device: DeviceDrafts;
  /** The rows of an earlier visit. */
  readonly stored: readonly StoredSheetRow[];
  readonly onPublished: () => void;
}): SheetPorts {
  const { userId, device, stored, onPublished } = options;
  const limitWrites = createLimiter(WRITES_MAX);
  const rows = new Map<string, Row>();
  let order = Math.max(0, ...stored.map(({ position }) => position.order));
  const open = (clientId: string, position: SheetPosition, server: ServerDraft | null): Row => {
    const session = openDraftSession({
      clientId,
      userId,
      server,
      row: position,
      device,
      api: draftApi,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      limitWrites,
    });
    const row = { session, ports: createBuilderPorts({ session, onPublished }) };
    rows.set(clientId, row);
    return row;
  };
  for (const { row, position, server, isDirty } of stored) {
    const { session } = open(row.id, position, server);
    // A failed write stays on the device and is repeated with the next change.
    if (isDirty) session.save(row.draft).catch(() => undefined);
  }
  const begun = new Map<string, Promise<void>>();
  const rowOf = (id: string, fileName = ''): Row =>
    rows.get(id) ?? open(id, { fileName, order: (order += 1) }, null);
  return {
    async storeRow(id, file, draft) {
      const stored = rowOf(id, file.name).session.begin(draft, file);
      begun.set(id, stored);
      await stored;
    },
    async uploadImage(id, file, progress) {
      await begun.get(id);
      return rowOf(id, file.name).ports.uploadImage(file, progress);
    },
    saveDraft: (id, draft) => rowOf(id).ports.saveDraft(draft),
    publish: (id, draft) => rowOf(id).ports.publish(draft),
    async discard(id) {
      await rows.get(id)?.session.discard();
      rows.delete(id);
    },
  };
}

type Row = { readonly session: DraftSession; readonly ports: ReturnType<typeof createBuilderPorts> };

/** A row of an earlier visit. */
export type StoredSheetRow = {
  readonly row: StoredRow;
  readonly position: SheetPosition;
  readonly server: ServerDraft | null;
  /** True when the server does not have this version of the draft. */
  readonly isDirty: boolean;
};

/**
 * Reads the rows of an earlier visit from this device, in their order. `readNames` is called when there are any and reads
 * the names of their boards and sections.
 */
export async function readSheetRows(
  device: DeviceDrafts,
  readNames: () => Promise<(boardId: string, sectionId: string | null) => string>,
): Promise<readonly StoredSheetRow[]> {
  const entries = (await device.list())
    .flatMap((entry) => (entry.row ? [{ entry, position: entry.row }] : []))
    .toSorted((left, right) => left.position.order - right.position.order);
  if (entries.length === 0) return [];
  const [images, nameOf] = await Promise.all([
    readUploads(entries.flatMap(({ entry }) => getImages(entry.draft))),
    readNames(),
  ]);
  const rows = await Promise.all(
    entries.map(async ({ entry, position }): Promise<StoredSheetRow> => {
      const { clientId, draft, server, isDirty } = entry;
      const [image] = getImages(draft).flatMap(({ uploadId }) => images[uploadId] ?? []);
      const [stored] = image ? [] : await device.files(clientId);
      const row = {
        id: clientId,
        fileName: position.fileName,
        draft,
        file: stored?.file ?? null,
        image: image ?? null,
        boardName: draft.boardId === null ? '' : nameOf(draft.boardId, draft.sectionId),
      };
      return { row, position, server, isDirty };
    }),
  );
  // A row without its file and its image cannot be continued.
  return rows.filter(({ row }) => row.file !== null || row.image !== null);
}

/** Returns a function that runs tasks in order, with limited concurrency. */
function createLimiter(max: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === max) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
