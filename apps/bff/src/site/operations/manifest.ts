import { z } from 'zod';

/** The form of archives that this version writes, and the newest that it reads. */
export const ARCHIVE_FORMAT = 1;

/** The name of the last entry of an archive: without it, the archive is not whole. */
export const MANIFEST_NAME = 'manifest.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().min(1).max(63);

/** The contents of an archive, with the checksums that verify it. */
export const manifestSchema = z.strictObject({
  format: z.int().positive(),
  madeAt: z.iso.datetime(),
  /** The version of Pegboard that made it, and of the PostgreSQL that the rows come from. */
  pegboard: z.string(),
  postgres: z.string(),
  /** The last migration: its time, and its name where the maker knew it. */
  schema: z.strictObject({ when: z.number(), tag: z.string().nullable() }),
  /** Rows as COPY writes them, in parts that are compressed each. */
  tables: z.array(
    z.strictObject({
      /** `public.users` */
      name: z.string().regex(/^[a-z_]\w*\.[a-z_]\w*$/),
      columns: z.array(identifier),
      rows: z.int().nonnegative(),
      sha256: digest,
    }),
  ),
  sequences: z.array(z.strictObject({ name: identifier, value: z.string().regex(/^\d+$/) })),
  /** null: an archive of the database alone, as is made before a migration. */
  pictures: z
    .strictObject({ files: z.int().nonnegative(), bytes: z.int().nonnegative(), sha256: digest })
    .nullable(),
});

/** The contents of an archive. */
export type Manifest = z.infer<typeof manifestSchema>;
