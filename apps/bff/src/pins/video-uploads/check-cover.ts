import { AppError } from '../../platform/errors/errors.ts';

/** Throws `cover_out_of_range` for a cover after the end of its video; both in milliseconds. */
export function checkCover(coverMs: number, durationMs: number | null): void {
  if (durationMs !== null && coverMs > durationMs) throw new AppError('cover_out_of_range');
}
