import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One schema migration, as written by `drizzle-kit generate`. */
export type Migration = {
  /** The name of its file: `0007_offsite`. */
  readonly tag: string;
  /** The creation time in milliseconds, which identifies it in the database. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
};

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');

/** Returns the migrations of this version of Pegboard, in order. */
export function readMigrations(dir = MIGRATIONS_DIR): readonly Migration[] {
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(join(dir, 'meta/_journal.json'), 'utf8')));
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(dir, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { tag, when, hash, statements: text.split('--> statement-breakpoint') };
  });
}

/** The state of a database's schema relative to the known one. */
export type SchemaState =
  | { readonly kind: 'current' }
  | { readonly kind: 'behind'; readonly pending: readonly Migration[] }
  /** The database has migrations that are unknown here. */
  | { readonly kind: 'unknown'; readonly latest: number };

/** Compares the applied migrations of a database with the known ones, by time. */
export function compareSchema(known: readonly Migration[], applied: readonly number[]): SchemaState {
  const times = new Set(known.map(({ when }) => when));
  const strangers = applied.filter((when) => !times.has(when));
  if (strangers.length > 0) return { kind: 'unknown', latest: Math.max(...strangers) };
  const done = new Set(applied);
  const pending = known.filter(({ when }) => !done.has(when));
  return pending.length === 0 ? { kind: 'current' } : { kind: 'behind', pending };
}
