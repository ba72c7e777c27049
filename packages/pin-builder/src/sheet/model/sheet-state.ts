import type { UploadedImage } from '../../ports.ts';

/** The columns of the sheet that are edited as text, in their order. */
export const TEXT_COLUMNS = ['title', 'description', 'altText', 'link'] as const;

/** A column that is edited as text. */
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** The editable columns, in their order. */
export const SHEET_COLUMNS = ['title', 'description', 'altText', 'link', 'board'] as const;

/** An editable column. */
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** A board or section with the name that is shown. */
export type SheetBoard = {
  readonly boardId: string;
  readonly sectionId: string | null;
  readonly name: string;
};

/** The phase of a row: from a file on the device to a published Pin, with every failure. */
export type RowPhase =
  | { readonly kind: 'queued' }
  /** `fraction` is from 0 to 1. */
  | { readonly kind: 'uploading'; readonly fraction: number }
  | { readonly kind: 'processing' }
  /** A file that cannot be used is permanent: it is removed, not tried again. */
  | { readonly kind: 'upload-failed'; readonly message: string; readonly isPermanent?: boolean }
  | { readonly kind: 'ready' | 'publishing'; readonly image: UploadedImage }
  | { readonly kind: 'publish-failed'; readonly image: UploadedImage; readonly message: string }
  | { readonly kind: 'published'; readonly image: UploadedImage; readonly pinId: string };

/** One row of the sheet: a file that becomes a Pin. */
export type SheetRow = {
  readonly id: string;
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal; null until it is computed. */
  readonly digest: string | null;
  readonly phase: RowPhase;
  readonly texts: Readonly<Record<TextColumn, string>>;
  readonly board: SheetBoard | null;
  /** True from the request to publish until the row is published or fails. */
  readonly isRequested: boolean;
};

/** The state of the sheet. */
export type SheetState = { readonly rows: readonly SheetRow[] };

/** A sheet without rows. */
export const INITIAL_SHEET_STATE: SheetState = { rows: [] };

/** Returns the row of a file that is not uploaded yet. */
export function createRow(id: string, fileName: string, board: SheetBoard | null = null): SheetRow {
  return {
    id,
    fileName,
    digest: null,
    phase: { kind: 'queued' },
    texts: { title: '', description: '', altText: '', link: '' },
    board,
    isRequested: false,
  };
}

/** Returns the uploaded image of a row; undefined while there is none. */
export function getRowImage({ phase }: SheetRow): UploadedImage | undefined {
  return 'image' in phase ? phase.image : undefined;
}

/** Returns whether a row can be edited: it is not published and not being published. */
export function isEditable({ phase, isRequested }: SheetRow): boolean {
  return phase.kind !== 'published' && phase.kind !== 'publishing' && !isRequested;
}

/** Returns whether a row failed, and trying again can help. */
export function isRetryable({ phase }: SheetRow): boolean {
  return phase.kind === 'publish-failed' || (phase.kind === 'upload-failed' && phase.isPermanent !== true);
}

/** The counts of a sheet. */
export type SheetSummary = {
  readonly total: number;
  readonly uploading: number;
  readonly ready: number;
  readonly published: number;
  readonly failed: number;
};

/** Counts the rows by phase, for the status line and the report at the end. Source: CR-12. */
export function summarizeRows(rows: readonly SheetRow[]): SheetSummary {
  const count = (...kinds: readonly RowPhase['kind'][]): number =>
    rows.filter(({ phase }) => kinds.includes(phase.kind)).length;
  return {
    total: rows.length,
    uploading: count('queued', 'uploading', 'processing'),
    ready: count('ready', 'publishing'),
    published: count('published'),
    failed: count('upload-failed', 'publish-failed'),
  };
}

/** Maps each row whose file is equal to that of an earlier row to the file name of that row. Source: CR-12. */
export function findDuplicates(rows: readonly SheetRow[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const { id, digest, fileName } of rows) {
    if (digest === null) continue;
    const first = names.get(digest);
    if (first === undefined) names.set(digest, fileName);
    else duplicates.set(id, first);
  }
  return duplicates;
}
