import type { CatalogRun } from './catalog-types.ts';

/** The progress of a run; `null` after its end. `share` is from 0 to 1, if known. */
export type RunProgress = {
  readonly step: 'waiting' | 'reading' | 'applying';
  readonly share: number | null;
} | null;

/** Returns the progress of a run: of its file while it is read, of its products while they are applied. */
export function runProgress(run: CatalogRun): RunProgress {
  switch (run.state) {
    case 'waiting':
      return { step: 'waiting', share: null };
    case 'reading':
      return { step: 'reading', share: shareOf(run.bytes_read, run.bytes) };
    case 'applying': {
      const done =
        run.created_count + run.updated_count + run.sold_out_count + run.removed_count + run.failed_count;
      return { step: 'applying', share: shareOf(done, run.to_apply_count) };
    }
    case 'done':
    case 'partly':
    case 'failed':
    case 'cancelled':
      return null;
  }
}

const shareOf = (done: number, all: number): number | null => (all > 0 ? Math.min(1, done / all) : null);

/** Returns whether a run has a report. */
export const hasReport = (run: CatalogRun): boolean =>
  run.refused_count + run.warning_count + run.failed_count > 0;
