import { z } from 'zod';

/** The archive format that this version writes, and the newest that it reads. */
export const ARCHIVE_FORMAT = 1;

/** The name of the last entry of an archive: an archive without it is incomplete. */
export const MANIFEST_NAME = 'manifest.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().min(1).max(63);

/** The contents of an archive, with the checksums that verify it. */
export const manifestSchema = z.strictObject({
  format: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** The version of Pegboard that wrote it, and of the PostgreSQL of its rows. */
  pegboard: z.string(),
  postgres: z.string(),
  /** The last migration: its time, and its name if known. */
  schema: z.strictObject({ when: z.number(), tag: z.string().nullable() }),
  /** Rows in COPY format, in chunks that are compressed separately. */
  tables: z.array(
    z.strictObject({
      /** The table's qualified name: `public.users`. */
      name: z.string().regex(/^[a-z_]\w*\.[a-z_]\w*$/),
      columns: z.array(identifier),
      rows: z.int().nonnegative(),
      sha256: digest,
    }),
  ),
  sequences: z.array(z.strictObject({ name: identifier, value: z.string().regex(/^\d+$/) })),
  /** Null for an archive of the database alone, as written before a migration. */
  pictures: z
    .strictObject({ files: z.int().nonnegative(), bytes: z.int().nonnegative(), sha256: digest })
    .nullable(),
});

/** The contents of an archive. */
export type Manifest = z.infer<typeof manifestSchema>;
