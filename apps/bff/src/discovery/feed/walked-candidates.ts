import { defineStatement } from '../../platform/database/statement.ts';
import { sql } from 'drizzle-orm';
import { seedOf, type ContentGraph, type WalkedContent } from '../graph/index.ts';
import type { Deps } from './deps.ts';

/** The contents that walks from a pin reach, best first, with the list's name in cursors. */
export type WalkedCandidates = { readonly contents: readonly WalkedContent[]; readonly version: string };

/** Reads candidates: of a first page, or with the version that the cursor of a page names. */
export type ReadCandidates = (
  pinId: bigint,
  version: string | undefined,
) => Promise<WalkedCandidates | undefined>;

/** The number of candidates of a pin or a board. */
export const CANDIDATES_MAX = 400;
/** A pin or a board with fewer has too few saves: the query finds more. */
export const CANDIDATES_MIN = 25;
/** The number of lists that a process remembers for further pages; a list has up to 400 contents, about 30 kB. */
const LISTS_MAX = 500;

const contentOfPin = defineStatement<{ readonly content_id: bigint }>(
  'content of a pin',
  (value) => sql`select content_id from pins where id = ${value('pin')} and deleted_at is null`,
);

/**
 * Creates the function that reads candidates from the graph. A further page gets the same list as the page before from
 * memory; in another process, or after 500 other lists, the same seed makes a list that differs by the changes of the
 * graph since. Undefined where the query is to be used instead: without a graph, and for pins with few saves.
 */
export function createCandidateReader(
  { db }: Pick<Deps, 'db'>,
  graph: Pick<ContentGraph, 'walkFrom' | 'size'>,
): ReadCandidates {
  const lists = new Map<string, WalkedCandidates>();
  return async (pinId, version) => {
    const known = version === undefined ? undefined : lists.get(`${pinId} ${version}`);
    if (known) return known;
    if (graph.size() === undefined) return undefined;
    const [pin] = await contentOfPin(db, { pin: pinId });
    if (!pin) return undefined;
    const contentId = pin.content_id;
    const walked = await graph.walkFrom({
      starts: [{ contentId, weight: 1 }],
      seed: seedOf(contentId),
      limit: CANDIDATES_MAX,
    });
    if (!walked || walked.contents.length < CANDIDATES_MIN) return undefined;
    rememberList(lists, `${pinId} ${walked.version}`, walked);
    return walked;
  };
}

/** Stores a list as the newest, and removes the oldest beyond the maximum. */
export function rememberList(
  lists: Map<string, WalkedCandidates>,
  key: string,
  list: WalkedCandidates,
): void {
  lists.delete(key);
  lists.set(key, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= LISTS_MAX) return;
    lists.delete(oldest);
  }
}
