import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { toBuilderFailure } from '../builder-error.ts';
import { normalizeLink } from '../model/link-text.ts';
import {
  createRow,
  getRowImage,
  INITIAL_SHEET_STATE,
  type SheetBoard,
  type SheetRow,
  type SheetState,
} from './model/sheet-state.ts';
import { transitionSheet, type SheetEffect, type SheetEvent } from './model/transition-sheet.ts';
import type { SheetPorts, StoredRow } from './sheet-ports.ts';

/** A running sheet: its state, and the effects that its events cause. */
export type SheetStore = {
  readonly getSnapshot: () => SheetState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: SheetEvent) => void;
  /** Adds files as rows; unsupported ones are rejected by the server, by name. */
  readonly addFiles: (files: readonly File[], board: SheetBoard | null) => void;
  /** Returns the address of a preview of a file that is not uploaded yet. */
  readonly getPreviewUrl: (id: string) => string | undefined;
  /** Aborts uploads and releases previews. Drafts and files stay on the device. */
  readonly close: () => void;
};

/** Creates the store of a sheet and continues the rows of an earlier visit (CR-12). */
export function createSheetStore(options: {
  readonly ports: SheetPorts;
  readonly newId: () => string;
  /** Returns the SHA-256 of a file in hexadecimal. */
  readonly computeDigest: (file: File) => Promise<string>;
  readonly storedRows?: readonly StoredRow[] | undefined;
}): SheetStore {
  const { ports, newId, computeDigest, storedRows = [] } = options;
  let state = INITIAL_SHEET_STATE;
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  const previewUrls = new Map<string, string>();
  const closing = new AbortController();

  const send = (event: SheetEvent): void => {
    if (closing.signal.aborted) return;
    const next = transitionSheet(state, event);
    if (next.state !== state) {
      state = next.state;
      for (const listener of listeners) listener();
    }
    for (const effect of next.effects) run(effect);
  };

  const run = ({ type, id }: SheetEffect): void => {
    const row = state.rows.find((candidate) => candidate.id === id);
    switch (type) {
      case 'upload':
        return upload(id);
      case 'save-draft':
        // A draft that could not be stored on the server is on the device, and is sent with the next change.
        if (row) ports.saveDraft(id, toDraft(row)).catch(() => undefined);
        return;
      case 'publish':
        if (row) publish(row);
        return;
      case 'discard':
        release(id);
        ports.discard(id).catch(() => undefined); // The draft expires after 30 days.
    }
  };

  const upload = (id: string): void => {
    const chosen = files.get(id);
    if (!chosen) return;
    const { signal } = closing;
    computeDigest(chosen).then(
      (digest) => send({ type: 'digest-computed', id, digest }),
      // Without a digest a duplicate is not named.
      () => undefined,
    );
    ports
      .uploadImage(id, chosen, {
        signal,
        onProgress: (progress) => send({ type: 'upload-progressed', id, ...progress }),
      })
      .then(
        (image) => send({ type: 'uploaded', id, image }),
        (error: unknown) => {
          const { message, isPermanent = false } = toBuilderFailure(error);
          send({ type: 'upload-failed', id, message, isPermanent });
        },
      );
  };

  const publish = (row: SheetRow): void => {
    const { id } = row;
    ports.publish(id, toDraft(row)).then(
      ({ pinId }) => send({ type: 'published', id, pinId }),
      (error: unknown) => {
        const { message, fields } = toBuilderFailure(error);
        send({ type: 'publish-failed', id, message: Object.values(fields)[0] ?? message });
      },
    );
  };

  /** Creates an address when a row is in sight: each one waits for the browser process, a second for 500 at once. */
  const getPreviewUrl = (id: string): string | undefined => {
    const known = previewUrls.get(id);
    const file = files.get(id);
    if (known !== undefined || !file) return known;
    const url = URL.createObjectURL(file);
    previewUrls.set(id, url);
    return url;
  };
  const release = (id: string): void => {
    const url = previewUrls.get(id);
    if (url !== undefined) URL.revokeObjectURL(url);
    previewUrls.delete(id);
    files.delete(id);
  };

  for (const { id, file } of storedRows) if (file) files.set(id, file);
  if (storedRows.length > 0) send({ type: 'rows-added', rows: storedRows.map(toRow) });
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    addFiles(added, board) {
      const rows = added.map((file) => {
        const id = newId();
        files.set(id, file);
        return createRow(id, file.name, board);
      });
      for (const row of rows) {
        const file = files.get(row.id);
        // A row that cannot be stored is uploaded all the same.
        if (file) ports.storeRow?.(row.id, file, toDraft(row)).catch(() => undefined);
      }
      if (rows.length > 0) send({ type: 'rows-added', rows });
    },
    getPreviewUrl,
    close() {
      closing.abort();
      for (const id of files.keys()) release(id);
    },
  };
}

/** Returns the draft of a row; its image is left out until it is uploaded. */
function toDraft(row: SheetRow): PinDraft {
  const { texts, board } = row;
  const image = getRowImage(row);
  return {
    ...EMPTY_PIN_DRAFT,
    media: image
      ? { kind: 'image', image: { uploadId: image.uploadId, edit: null, editedUploadId: null } }
      : null,
    title: texts.title.trim(),
    description: texts.description.trim(),
    altText: texts.altText.trim(),
    link: normalizeLink(texts.link),
    boardId: board?.boardId ?? null,
    sectionId: board?.sectionId ?? null,
    mediaSourceType: image?.mediaSourceType ?? null,
  };
}

function toRow({ id, fileName, draft, image, boardName }: StoredRow): SheetRow {
  const { title, description, altText, link, boardId, sectionId } = draft;
  return {
    ...createRow(id, fileName, boardId === null ? null : { boardId, sectionId, name: boardName }),
    texts: { title, description, altText, link },
    phase: image ? { kind: 'ready', image } : { kind: 'queued' },
  };
}
