import { z } from 'zod';
import { countAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';

/** The kinds of files of a site. */
export const FILE_KINDS = ['images', 'videos', 'uploads', 'exports', 'backups'] as const;

/** A kind of files. */
export type FileKind = (typeof FILE_KINDS)[number];

/** A measurement of the storage, as stored and as sent. */
export const storageReportSchema = z.strictObject({
  /** Null for a kind whose place could not be read; a kind without a place is left out. */
  files: z.array(
    z.strictObject({
      kind: z.enum(FILE_KINDS),
      count: countAnswer.nullable(),
      bytes: countAnswer.nullable(),
    }),
  ),
  database_bytes: countAnswer,
  /** The largest tables with their indexes; partitions count for their table. */
  tables: z.array(z.strictObject({ name: z.string(), bytes: countAnswer, rows: countAnswer })),
  /** Free space of the data directory on the machine that measured. */
  free_bytes: countAnswer,
  /** Null if no regular backup is stored. */
  last_backup_at: timeAnswer.nullable(),
});

/** A measurement of the storage. */
export type StorageReport = z.infer<typeof storageReportSchema>;
