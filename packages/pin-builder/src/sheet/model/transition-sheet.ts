import type { UploadedImage } from '../../ports.ts';
import {
  getRowImage,
  isEditable,
  isRetryable,
  type RowPhase,
  type SheetBoard,
  type SheetRow,
  type SheetState,
  type TextColumn,
} from './sheet-state.ts';
import { validateRow } from './validate-row.ts';

/** Maximum number of files that are uploaded at once. Source: CR-12. */
export const SHEET_UPLOADS_MAX = 4;

/** Maximum number of Pins that are published at once. */
export const SHEET_PUBLICATIONS_MAX = 2;

/** An event of the sheet. */
export type SheetEvent =
  | { readonly type: 'rows-added'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'rows-removed'; readonly ids: readonly string[] }
  | { readonly type: 'digest-computed'; readonly id: string; readonly digest: string }
  | {
      readonly type: 'upload-progressed';
      readonly id: string;
      readonly stage: 'uploading' | 'processing';
      readonly fraction: number;
    }
  | { readonly type: 'uploaded'; readonly id: string; readonly image: UploadedImage }
  | {
      readonly type: 'upload-failed';
      readonly id: string;
      readonly message: string;
      /** True for a file that cannot be used. */
      readonly isPermanent?: boolean;
    }
  | { readonly type: 'retried'; readonly ids: readonly string[] }
  | {
      readonly type: 'texts-changed';
      readonly changes: readonly {
        readonly id: string;
        readonly column: TextColumn;
        readonly text: string;
      }[];
    }
  | { readonly type: 'board-changed'; readonly ids: readonly string[]; readonly board: SheetBoard }
  | { readonly type: 'publish-requested'; readonly ids: readonly string[] }
  | { readonly type: 'published'; readonly id: string; readonly pinId: string }
  | { readonly type: 'publish-failed'; readonly id: string; readonly message: string };

/** An effect that the store runs for a row. */
export type SheetEffect = {
  readonly type: 'upload' | 'save-draft' | 'publish' | 'discard';
  readonly id: string;
};

/** The next state, and the effects that lead to further events. */
export type SheetTransition = { readonly state: SheetState; readonly effects: readonly SheetEffect[] };

/**
 * Returns the next state of the sheet (CR-12). Four files are uploaded at once; a row that is requested before its upload
 * has ended is published afterwards; an event that a row does not expect changes nothing.
 */
export function transitionSheet(state: SheetState, event: SheetEvent): SheetTransition {
  const { rows, effects } = applyEvent(state.rows, event);
  return startWaitingRows(rows, effects);
}

type Change = { readonly rows: readonly SheetRow[]; readonly effects: readonly SheetEffect[] };

function applyEvent(rows: readonly SheetRow[], event: SheetEvent): Change {
  switch (event.type) {
    case 'rows-added': {
      const known = new Set(rows.map(({ id }) => id));
      return { rows: [...rows, ...event.rows.filter(({ id }) => !known.has(id))], effects: [] };
    }
    case 'rows-removed': {
      const removed = new Set(event.ids);
      return {
        rows: rows.filter(({ id }) => !removed.has(id)),
        effects: rows
          .filter(({ id, phase }) => removed.has(id) && phase.kind !== 'published')
          .map(({ id }) => ({ type: 'discard', id })),
      };
    }
    case 'texts-changed':
      return changeTexts(rows, event.changes);
    case 'board-changed':
      return changeEditable(rows, event.ids, (row) => ({ ...row, board: event.board }));
    case 'publish-requested':
      return { rows: requestPublication(rows, event.ids), effects: [] };
    case 'retried': {
      const ids = new Set(event.ids);
      return { rows: rows.map((row) => (ids.has(row.id) ? retry(row) : row)), effects: [] };
    }
    case 'digest-computed':
      return changeRow(rows, event.id, (row) => ({ ...row, digest: event.digest }));
    case 'uploaded':
      return changeRow(
        rows,
        event.id,
        (row) => (isUploading(row) ? { ...row, phase: { kind: 'ready', image: event.image } } : row),
        'save-draft',
      );
    default:
      return changeRow(rows, event.id, (row) => ({ ...row, ...nextPhase(row, event) }));
  }
}

type PhaseEvent = Extract<
  SheetEvent,
  { type: 'upload-progressed' | 'upload-failed' | 'published' | 'publish-failed' }
>;

function nextPhase(row: SheetRow, event: PhaseEvent): Partial<SheetRow> {
  const { phase } = row;
  switch (event.type) {
    case 'upload-progressed':
      if (!isUploading(row)) return {};
      return {
        phase:
          event.stage === 'processing'
            ? { kind: 'processing' }
            : { kind: 'uploading', fraction: event.fraction },
      };
    case 'upload-failed':
      if (!isUploading(row)) return {};
      return {
        phase: {
          kind: 'upload-failed',
          message: event.message,
          ...(event.isPermanent && { isPermanent: true }),
        },
        isRequested: false,
      };
    case 'published':
      if (phase.kind !== 'publishing') return {};
      return { phase: { kind: 'published', image: phase.image, pinId: event.pinId }, isRequested: false };
    case 'publish-failed':
      if (phase.kind !== 'publishing') return {};
      return {
        phase: { kind: 'publish-failed', image: phase.image, message: event.message },
        isRequested: false,
      };
  }
}

function changeTexts(
  rows: readonly SheetRow[],
  changes: readonly { readonly id: string; readonly column: TextColumn; readonly text: string }[],
): Change {
  const byId = Map.groupBy(changes, ({ id }) => id);
  return changeEditable(rows, [...byId.keys()], (row) => ({
    ...row,
    texts: {
      ...row.texts,
      ...Object.fromEntries((byId.get(row.id) ?? []).map(({ column, text }) => [column, text])),
    },
  }));
}

/** Changes rows that can be edited; the draft of each is saved. A failed publication can be requested again. */
function changeEditable(
  rows: readonly SheetRow[],
  ids: readonly string[],
  change: (row: SheetRow) => SheetRow,
): Change {
  const wanted = new Set(ids);
  const effects: SheetEffect[] = [];
  const changed = rows.map((row) => {
    if (!wanted.has(row.id) || !isEditable(row)) return row;
    effects.push({ type: 'save-draft', id: row.id });
    const next = change(row);
    return next.phase.kind === 'publish-failed'
      ? { ...next, phase: { kind: 'ready' as const, image: next.phase.image } }
      : next;
  });
  return { rows: changed, effects };
}

function changeRow(
  rows: readonly SheetRow[],
  id: string,
  change: (row: SheetRow) => SheetRow,
  effect?: SheetEffect['type'],
): Change {
  const row = rows.find((candidate) => candidate.id === id);
  const next = row && change(row);
  if (!row || !next || next === row) return { rows, effects: [] };
  return {
    rows: rows.map((candidate) => (candidate === row ? next : candidate)),
    effects: effect ? [{ type: effect, id }] : [],
  };
}

function requestPublication(rows: readonly SheetRow[], ids: readonly string[]): readonly SheetRow[] {
  const wanted = new Set(ids);
  return rows.map((row) => {
    if (!wanted.has(row.id) || !isEditable(row) || validateRow(row).length > 0) return row;
    const { phase } = row;
    if (phase.kind === 'upload-failed') return isRetryable(row) ? { ...retry(row), isRequested: true } : row;
    return {
      ...row,
      isRequested: true,
      phase: phase.kind === 'publish-failed' ? { kind: 'ready', image: phase.image } : phase,
    };
  });
}

function retry(row: SheetRow): SheetRow {
  if (!isRetryable(row)) return row;
  if (row.phase.kind === 'upload-failed') return { ...row, phase: { kind: 'queued' } };
  if (row.phase.kind === 'publish-failed')
    return { ...row, isRequested: true, phase: { kind: 'ready', image: row.phase.image } };
  return row;
}

/** Starts uploads and publications up to their limits, in the order of the rows. */
function startWaitingRows(rows: readonly SheetRow[], earlier: readonly SheetEffect[]): SheetTransition {
  const effects = [...earlier];
  let uploads = SHEET_UPLOADS_MAX - rows.filter(isUploading).length;
  let publications = SHEET_PUBLICATIONS_MAX - rows.filter(({ phase }) => phase.kind === 'publishing').length;
  const start = (row: SheetRow, type: 'upload' | 'publish', phase: RowPhase): SheetRow => {
    effects.push({ type, id: row.id });
    return { ...row, phase };
  };
  const started = rows.map((row) => {
    const image = getRowImage(row);
    if (row.phase.kind === 'queued' && uploads > 0) {
      uploads -= 1;
      return start(row, 'upload', { kind: 'uploading', fraction: 0 });
    }
    if (row.isRequested && row.phase.kind === 'ready' && image && publications > 0) {
      publications -= 1;
      return start(row, 'publish', { kind: 'publishing', image });
    }
    return row;
  });
  const isChanged = started.some((row, index) => row !== rows[index]);
  return { state: { rows: isChanged ? started : rows }, effects };
}

const isUploading = ({ phase }: SheetRow): boolean =>
  phase.kind === 'uploading' || phase.kind === 'processing';
