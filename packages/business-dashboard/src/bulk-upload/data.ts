import { sendWithRetry, type ChunkResult } from '../conversions/upload-data.ts';

/** A bulk upload, as `BulkUploadsResource get` returns it. */
export type BulkUploadData = {
  readonly id: string;
  readonly file_name: string;
  readonly lines: number;
  readonly lines_come: number;
  /** Number of valid rows, and of rows that cannot be applied. */
  readonly ready: number;
  readonly refused: number;
  /** Number of valid rows that were applied, and that were rejected later. */
  readonly applied: number;
  readonly failed: number;
  readonly is_ended: boolean;
  readonly created_at: string;
};

/** An issue of an upload, by line and column. */
export type BulkIssueData = { readonly line: number; readonly field: string; readonly code: string };

/** The result of an upload request. */
export type BulkUploadResult = ChunkResult<BulkUploadData>;

/** The ids by which rows reference objects, as `BulkIdsResource get` returns them. */
export type BulkIdsData = {
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly campaigns: readonly {
    readonly id: string;
    readonly name: string;
    readonly account_id: string;
    readonly status: 'draft' | 'active' | 'paused' | 'ended';
  }[];
  readonly pins: readonly {
    readonly id: string;
    readonly name: string;
    readonly campaign_id: string | null;
  }[];
};

/** The state of an upload. */
export type BulkState = 'cut' | 'refused' | 'checked' | 'begun' | 'partly' | 'done';

/** Returns the number of valid rows that are not applied yet. */
export function countRemainingRows({ ready, applied, failed }: BulkUploadData): number {
  return ready - applied - failed;
}

/**
 * Returns the state of an upload: incomplete, checked with or without valid rows, partly or completely
 * applied.
 */
export function getBulkState(upload: BulkUploadData): BulkState {
  if (!upload.is_ended) return 'cut';
  if (upload.ready === 0) return 'refused';
  if (countRemainingRows(upload) > 0) return upload.applied + upload.failed === 0 ? 'checked' : 'begun';
  return upload.refused + upload.failed > 0 ? 'partly' : 'done';
}

/**
 * Applies all rows of an upload, in several requests, until none is left; returns the latest upload, or the
 * reason if it stopped.
 */
export async function applyRows(
  upload: BulkUploadData,
  apply: () => Promise<BulkUploadResult>,
  onStep: (upload: BulkUploadData) => void,
): Promise<BulkUploadResult> {
  let now = upload;
  while (countRemainingRows(now) > 0) {
    const sent = await sendWithRetry(apply);
    if (!sent.ok) return sent;
    if (countRemainingRows(sent.data) >= countRemainingRows(now)) return { ok: false, message: '' };
    now = sent.data;
    onStep(now);
  }
  return { ok: true, data: now };
}
