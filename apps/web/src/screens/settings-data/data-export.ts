import * as z from 'zod/mini';
import { DEFAULT_LOCALE } from '@pegboard/types';

/** The formats of an export. */
export const EXPORT_FORMATS = ['archive', 'csv'] as const;

const exportSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'ready', 'failed']),
  format: z.enum(EXPORT_FORMATS),
  board_id: z.nullable(z.string()),
  progress: z.number(),
  created_at: z.string(),
  download_page_url: z.nullable(z.string()),
  bytes: z.nullable(z.number()),
  pins: z.nullable(z.number()),
  expires_at: z.nullable(z.string()),
});

/** The exports of the viewer, the newest first, and the approximate size of a new one. */
export const dataExportsSchema = z.object({
  size: z.object({ boards: z.number(), pins: z.number(), bytes: z.number() }),
  exports: z.array(exportSchema),
  boards: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** An export of the viewer. */
export type DataExport = z.infer<typeof exportSchema>;
/** The data of the page. */
export type DataExports = z.infer<typeof dataExportsSchema>;

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in the largest unit of which it has at least one; less than a kilobyte as one. */
export function byteLabel(bytes: number, locale: string | undefined): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1));
  const value = Math.max(1, bytes / 1000 ** (power + 1));
  const format = new Intl.NumberFormat(locale ?? DEFAULT_LOCALE, {
    style: 'unit',
    unit: UNITS[power] ?? 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}
