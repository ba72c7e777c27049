import { sql } from 'drizzle-orm';
import { defineStatement, idList } from '../../platform/database/statement.ts';
import { seedOf, type ContentGraph } from '../graph/index.ts';
import type { Deps } from './deps.ts';
import { scoreRelated, type RelatedCandidate } from './related-score.ts';
import type { ScoredList } from './scored-pages.ts';

/** Reads the list of a pin: of a first page, or with the version that the cursor of a page names. */
export type ReadCandidates = (pinId: bigint, version: string | undefined) => Promise<ScoredList | undefined>;

/** The number of contents of walks from a pin or a board. */
export const CANDIDATES_MAX = 400;
/** A pin or a board with fewer has too few saves: the query finds more. */
export const CANDIDATES_MIN = 25;
/** The newest contents with the topic and by the creator of a pin that are candidates, too. */
export const BESIDE_MAX = { topic: 120, creator: 40 } as const;
/** The number of lists that a process remembers for further pages; a list has up to 560 contents, about 40 kB. */
const LISTS_MAX = 500;
/** The number of differing bits from which images share no look. */
const LOOK_DISTANCE_MAX = 40;

type SubjectRow = {
  readonly content_id: bigint;
  readonly creator_id: bigint;
  readonly interest_id: bigint | null;
  readonly beside: readonly string[];
};

const subjectOfPin = defineStatement<SubjectRow>(
  'subject of related pins',
  (value) => sql`
    select subject.id as content_id, subject.creator_id, subject.interest_id, array(
      (select contents.id::text from contents where contents.interest_id = subject.interest_id and contents.id <> subject.id
        order by contents.id desc limit ${BESIDE_MAX.topic})
      union
      (select contents.id::text from contents where contents.creator_id = subject.creator_id and contents.id <> subject.id
        order by contents.id desc limit ${BESIDE_MAX.creator})
    ) as beside
    from pins join contents subject on subject.id = pins.content_id
    where pins.id = ${value('pin')} and pins.deleted_at is null`,
  { reusesPlan: true },
);

type CandidateRow = {
  readonly id: bigint;
  readonly creator_id: bigint;
  readonly interest_id: bigint | null;
  readonly likeness: number;
};

const candidateRows = defineStatement<CandidateRow>(
  'candidates of related pins',
  (value) => sql`
    select contents.id, contents.creator_id, contents.interest_id,
      coalesce(greatest(0, ${LOOK_DISTANCE_MAX} - bit_count(images.look # own.look))::float8 / ${LOOK_DISTANCE_MAX}, 0) as likeness
    from contents subject join images own on own.id = subject.image_id,
      contents join images on images.id = contents.image_id
    where subject.id = ${value('subject')} and contents.id = any(${value('contents')}::bigint[])`,
  { reusesPlan: true },
);

/**
 * Creates the function that reads candidates from the graph and scores them. A further page gets the same list as the page before
 * from memory; in another process, or after 500 other lists, the same seed makes a list that differs by the changes of the
 * graph since. Undefined where the query is to be used instead: without a graph, and for pins with few saves.
 */
export function createCandidateReader(
  { db }: Pick<Deps, 'db'>,
  graph: Pick<ContentGraph, 'walkFrom' | 'size'>,
): ReadCandidates {
  const lists = new Map<string, ScoredList>();
  return async (pinId, version) => {
    const known = version === undefined ? undefined : lists.get(`${pinId} ${version}`);
    if (known) return known;
    if (graph.size() === undefined) return undefined;
    const [subject] = await subjectOfPin(db, { pin: pinId });
    if (!subject) return undefined;
    const contentId = subject.content_id;
    const walked = await graph.walkFrom({
      starts: [{ contentId, weight: 1 }],
      seed: seedOf(contentId),
      limit: CANDIDATES_MAX,
      others: subject.beside.map(BigInt),
    });
    if (!walked || walked.contents.length < CANDIDATES_MIN) return undefined;
    const facts = new Map([...walked.contents, ...walked.others].map((one) => [one.contentId, one]));
    const rows = await candidateRows(db, { subject: contentId, contents: idList([...facts.keys()]) });
    const candidates = rows.flatMap((row): readonly RelatedCandidate[] => {
      const found = facts.get(row.id);
      if (!found) return [];
      const { score, saves, exposure } = found;
      return [
        {
          contentId: row.id,
          creatorId: row.creator_id,
          topicId: row.interest_id,
          walkScore: score,
          saves,
          exposure,
          likeness: row.likeness,
        },
      ];
    });
    const { creator_id: creatorId, interest_id: topicId } = subject;
    const list = { contents: scoreRelated({ creatorId, topicId }, candidates), version: walked.version };
    rememberList(lists, `${pinId} ${list.version}`, list);
    return list;
  };
}

/** Stores a list as the newest, and removes the oldest beyond the maximum. */
export function rememberList(lists: Map<string, ScoredList>, key: string, list: ScoredList): void {
  lists.delete(key);
  lists.set(key, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= LISTS_MAX) return;
    lists.delete(oldest);
  }
}
