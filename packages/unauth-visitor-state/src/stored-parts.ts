import {
  clickthroughPinSchema,
  completedSearchSchema,
  countSchema,
  idSchema,
  VISITOR_LIST_MAX,
  VISITOR_SAVED_PINS_MAX,
  visitorSavedPinSchema,
  type ClickthroughPin,
  type CompletedSearch,
  type VisitorSavedPin,
} from '@pegboard/types';
import * as z from 'zod/mini';
import type { Claim } from './model/claims.ts';
import { UPSELL_OUTCOMES, UPSELL_SOURCES, type Upsell } from './model/upsells.ts';
import type { Visits } from './model/visits.ts';
import { tryCatch, type VisitorStorage } from './visitor-storage.ts';

/** The parts of a visitor's state, each stored under its own key. */
export type VisitorParts = {
  readonly closeups: readonly string[];
  readonly searches: readonly CompletedSearch[];
  readonly clickthroughs: readonly ClickthroughPin[];
  readonly downloads: number;
  readonly saves: readonly VisitorSavedPin[];
  readonly invites: readonly string[];
  readonly visits: Visits | null;
  readonly isQUS: boolean;
  readonly upsells: readonly Upsell[];
  /** Saves claimed at sign-in that are not completed. */
  readonly claims: readonly Claim[];
};

/** The name of a part. */
export type PartName = keyof VisitorParts;

/** The version of the stored format; other versions are ignored. */
export const STORED_VERSION = 1;

const envelope = z.object({ v: z.literal(STORED_VERSION), value: z.unknown() });
const visitsSchema = z.object({
  count: z.number(),
  time: z.number(),
  ts: z.number(),
  daysSince: z.nullable(z.number()),
});
const upsellSchema = z.object({
  source: z.enum(UPSELL_SOURCES),
  outcome: z.enum(UPSELL_OUTCOMES),
  ts: countSchema,
});
const claimSchema = z.object({ pinId: idSchema, ts: countSchema, userId: idSchema, tries: countSchema });

/** Parses a stored part, which can be any value: invalid data is ignored. */
const READERS: { readonly [Name in PartName]: (value: unknown) => VisitorParts[Name] } = {
  closeups: listOf(idSchema),
  searches: listOf<CompletedSearch>(completedSearchSchema),
  clickthroughs: listOf<ClickthroughPin>(clickthroughPinSchema),
  downloads: oneOf(countSchema, 0),
  saves: listOf<VisitorSavedPin>(visitorSavedPinSchema, VISITOR_SAVED_PINS_MAX),
  invites: listOf(z.string()),
  visits: oneOf<Visits | null>(visitsSchema, null),
  isQUS: oneOf(z.boolean(), false),
  upsells: listOf<Upsell>(upsellSchema, UPSELL_SOURCES.length),
  claims: listOf<Claim>(claimSchema),
};

const NAMES = Object.keys(READERS) as PartName[];

/** Returns the storage key of a part. */
export const keyOf = (name: PartName): string => `pb_visitor_${name}`;

/** All storage keys of a visitor's state; this package stores nothing else. */
export const VISITOR_KEYS: readonly string[] = NAMES.map(keyOf);

/** Returns the part of a storage key, if any. */
export const partOf = (key: string): PartName | undefined => NAMES.find((name) => keyOf(name) === key);

/** Returns the default of a part without usable stored data. */
export const emptyPart = <Name extends PartName>(name: Name): VisitorParts[Name] => READERS[name](undefined);

/** Reads a part from storage; empty if it is missing, of another version, corrupted, or unreadable. */
export function readPart<Name extends PartName>(
  storage: VisitorStorage | undefined,
  name: Name,
): VisitorParts[Name] {
  const stored = envelope.safeParse(tryCatch(() => JSON.parse(storage?.getItem(keyOf(name)) ?? 'null')));
  return READERS[name](stored.data?.value);
}

/**
 * Stores a part; an empty one removes its key. Returns whether it was stored: the storage may be full or
 * blocked.
 */
export function writePart<Name extends PartName>(
  storage: VisitorStorage | undefined,
  name: Name,
  value: VisitorParts[Name],
): boolean {
  const done = tryCatch(() => {
    if (storage === undefined) return false;
    if (Array.isArray(value) && value.length === 0) storage.removeItem(keyOf(name));
    else storage.setItem(keyOf(name), JSON.stringify({ v: STORED_VERSION, value }));
    return true;
  });
  return done ?? false;
}

/** Deletes all stored data of a visitor without reading it. Source: UV-02. */
export function clearVisitorState(storage: VisitorStorage | undefined): void {
  for (const key of VISITOR_KEYS) tryCatch(() => storage?.removeItem(key));
}

/** Creates a schema of a list that drops invalid entries, truncated to its maximum. */
function listOf<T>(schema: z.ZodMiniType<T>, max = VISITOR_LIST_MAX): (value: unknown) => readonly T[] {
  return (value) => {
    if (!Array.isArray(value)) return [];
    const entries: T[] = [];
    for (const entry of value) {
      if (entries.length === max) break;
      const { success, data } = schema.safeParse(entry);
      if (success) entries.push(data);
    }
    return entries;
  };
}

function oneOf<T>(schema: z.ZodMiniType<T>, otherwise: T): (value: unknown) => T {
  return (value) => schema.safeParse(value).data ?? otherwise;
}
