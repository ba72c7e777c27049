import { sql } from 'drizzle-orm';
import type { PinView } from '../../pins/pins/index.ts';
import { idList, memberStatement } from '../../platform/database/statement.ts';
import { PAGE_SIZE_MAX, type Bookmarks, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { toUtcDay } from '../../engagement/events/index.ts';
import { seedOf } from '../graph/index.ts';
import type { AdsOfPage, ListReader } from './ad-inserter.ts';
import { LANES, type CandidateSourceName } from './candidate-rows.ts';
import type { Deps } from './deps.ts';
import { readHomeCursor, shownKey, writeHomeCursor, type HomeCursor } from './home-cursor.ts';
import type { ReadHomeWalks } from './home-walks.ts';
import { IMPRESSION_DAYS, rankedRows, type RankedSourceName } from './ranked-rows.ts';
import { allowsLearning } from './ranking/allows-learning.ts';
import { arrangePage } from './ranking/arrange-page.ts';
import { featureContext, featuresOf, type FeatureVector } from './ranking/features.ts';
import {
  isExploration,
  reasonOf,
  sourcesOf,
  type HomeCandidate,
  type HomeReason,
  type HomeSource,
} from './ranking/home-candidate.ts';
import { score } from './ranking/model.ts';
import { SEEN_RETENTION_DAYS } from './ranking/jobs.ts';
import type { ServeMarks } from './ranking/serve-marks.ts';
import type { ReadWeights } from './ranking/weights-in-use.ts';

/** The services that a member's home feed needs. */
export type RankedHomeDeps = Pick<Deps, 'db' | 'now'> & {
  readonly bookmarks: Bookmarks;
  readonly ads: AdsOfPage;
  readonly walks: ReadHomeWalks;
  readonly weights: ReadWeights;
  readonly marks: ServeMarks;
};

/** The numbers by which a pin of a page was ranked, of every stage. */
export type PinRanking = {
  readonly pinId: bigint;
  readonly reason: HomeReason;
  readonly sources: readonly HomeSource[];
  readonly features: FeatureVector;
  /** The expected engagement, from 0 to 1. */
  readonly score: number;
  /** Ranks among the candidates of the page, from 1: by score, and after diversity and exploration. */
  readonly rankBefore: number;
  readonly rankAfter: number;
  readonly isExploration: boolean;
  /** The version of the weights; 0 is the prior. */
  readonly model: number;
};

/** A page of a member's home feed, with the ranking of its organic pins in their order. */
export type RankedPage = Page<PinView> & { readonly ranking: readonly PinRanking[] };

/**
 * The number of candidates of each source in a part of the feed, and one more, which shows that there are others: for usual pages, and
 * for the largest ones.
 */
const PART_LIMITS = { usual: 51, large: PAGE_SIZE_MAX + 1 } as const;
const WALKED_PER_PART = 100;
/** Maximum number of further reads after an empty page that is not the last. */
const TRIES_MAX = 4;
const ENDED = 0n;
const DAY_MS = 86_400_000;

type Row = {
  readonly lane: RankedSourceName;
  readonly id: bigint | null;
  readonly content_id: bigint;
  readonly creator_id: bigint;
  readonly board_id: bigint;
  readonly interest_id: bigint | null;
  readonly duplicate_key: string;
  readonly created_at: Date;
  readonly save_count: number;
  readonly impressions: number;
  readonly follows_creator: boolean;
  readonly follows_topic: boolean;
  readonly followed_board_id: bigint | null;
  readonly saves_of_topic: number;
  readonly saves_of_creator: number;
  readonly own_saves: number;
  readonly seen: number;
};

const candidatesOf = (name: string, limit: number) =>
  memberStatement<Row>(
    name,
    (viewer, value) =>
      rankedRows(viewer, value, {
        limit: sql`${limit}`,
        offered: sql`${limit + 1}`,
        walked: value('walked'),
        left: value('left'),
        again: value('again'),
        day: value('day'),
        dayBefore: value('dayBefore'),
        seenSince: value('seenSince'),
      }),
    { reusesPlan: true },
  );
/** The limits are part of the statements, because a plan that is reused must know them. */
const CANDIDATES = {
  usual: candidatesOf('candidates of a home feed', PART_LIMITS.usual),
  large: candidatesOf('candidates of a large page of a home feed', PART_LIMITS.large),
};

/**
 * Returns a page of a member's home feed (SR-11). Candidates from followed sources, walks from recent saves, topics of saves, and
 * new pins are scored by the weights in use, and arranged for diversity, with exploration and ads. A part of the feed, a bounded
 * set of candidates, is shown by several pages; the cursor names where it begins and what was shown, so that nothing is repeated
 * and every page reads what is true now: hides, mutes and excluded sources take effect at once.
 */
export async function rankedHome(
  deps: RankedHomeDeps,
  who: ListReader & { readonly viewer: SignedIn },
  params: PageParams,
  tries: number = TRIES_MAX,
): Promise<RankedPage> {
  const { db, bookmarks, ads, now } = deps;
  const { viewer } = who;
  const kind = `home ${viewer.id}`;
  const cursor = readHomeCursor(bookmarks.read(kind, params.after));
  const extent = params.size < PART_LIMITS.usual ? 'usual' : 'large';
  const limit = PART_LIMITS[extent];
  const [ready, walks, { weights, version }] = await Promise.all([
    ads(who, { size: params.size, after: cursor.adsAfter }),
    deps.walks(viewer),
    deps.weights(),
  ]);
  const walkedTo = cursor.walkedFrom + WALKED_PER_PART;
  const rows = await CANDIDATES[extent](db, viewer, {
    ...cursor.lanes,
    walked: idList([...walks.keys()].slice(cursor.walkedFrom, walkedTo)),
    left: idList(cursor.left.map(({ contentId }) => contentId)),
    again: cursor.again,
    ...impressionDays(now()),
    seenSince: new Date(now().getTime() - SEEN_RETENTION_DAYS * DAY_MS).toISOString(),
  });
  const part = readPart(rows, cursor, limit);
  const candidates = listCandidates(part.rows, cursor, walks);
  const context = featureContext(candidates, now());
  const scored = candidates.map((candidate) => {
    const features = featuresOf(candidate, context);
    return {
      ...candidate,
      features,
      score: score(weights, features),
      isExploration: isExploration(candidate),
    };
  });
  const seed = seedOf(viewer.id) ^ Math.floor(now().getTime() / DAY_MS);
  const page = arrangePage(scored, { size: params.size, seed });
  const { items, taken, next } = await ready.place(page.map(({ candidate }) => candidate.id));
  const used = page.slice(0, taken);
  const shown = new Set(used.map(({ candidate }) => candidate.contentId));
  const position = nextPosition(cursor, part, {
    size: params.size,
    left: scored.filter(({ contentId }) => !shown.has(contentId)),
    hasWalks: walks.size > walkedTo,
    walkedTo,
  });
  const bookmark =
    position &&
    bookmarks.make(
      kind,
      writeHomeCursor({
        ...position,
        adsAfter: next,
        shown: [...cursor.shown, ...[...shown].map(shownKey)],
      }),
    );
  if (used.length === 0 && bookmark !== null && tries > 1)
    return rankedHome(deps, who, { ...params, after: bookmark }, tries - 1);
  const isLearning = allowsLearning(viewer, who.reader, now());
  const featuresById = new Map(used.map(({ candidate }) => [candidate.id, candidate.features]));
  return {
    items: items.map((pin) => {
      const features = pin.isPromoted ? undefined : featuresById.get(pin.id);
      return features && isLearning ? { ...pin, trackingParams: deps.marks.make(features, now()) } : pin;
    }),
    bookmark,
    ranking: used.map(({ candidate, rankBefore }, at) => ({
      pinId: candidate.id,
      reason: reasonOf(candidate),
      sources: sourcesOf(candidate),
      features: candidate.features,
      score: candidate.score,
      rankBefore,
      rankAfter: at + 1,
      isExploration: candidate.isExploration,
      model: version,
    })),
  };
}

/** The candidate rows of a part, the positions at which its sources continue after it, and whether any has more. */
type Part = {
  readonly rows: readonly Row[];
  readonly ends: HomeCursor['lanes'];
  readonly isMore: boolean;
  /** The number of contents that the member saw before. */
  readonly seen: number;
};

/** Splits rows into candidates and positions: the last entry of a full source only shows that there are more. */
function readPart(rows: readonly Row[], { lanes }: HomeCursor, limit: number): Part {
  const byLane = Map.groupBy(rows, ({ lane }) => lane);
  const parts = LANES.map((name) => {
    const ofLane = byLane.get(name) ?? [];
    const entries = ofLane
      .filter(({ id }) => id !== null)
      .toSorted((one, other) => (one.content_id < other.content_id ? 1 : -1));
    const used = entries.slice(0, limit - 1);
    const examinedTo = ofLane.find(({ id }) => id === null)?.content_id;
    const end = entries.length >= limit ? used.at(-1)?.content_id : examinedTo;
    return { name, used, end: end ?? ENDED };
  });
  const ends = Object.fromEntries(parts.map(({ name, end }) => [name, end])) as Record<
    CandidateSourceName,
    bigint
  >;
  const others = (['walked', 'left', 'again'] as const).flatMap((name) => byLane.get(name) ?? []);
  return {
    rows: [...parts.flatMap(({ used }) => used), ...others],
    ends,
    // A position that does not move cannot have more.
    isMore: LANES.some((name) => ends[name] !== ENDED && ends[name] < lanes[name]),
    seen: rows.find(({ id }) => id !== null)?.seen ?? 0,
  };
}

/** Returns each candidate once, without those that the scroll showed, or whose source the member excluded since. */
function listCandidates(
  rows: readonly Row[],
  cursor: HomeCursor,
  walks: ReadonlyMap<bigint, number>,
): readonly HomeCandidate[] {
  const shown = new Set(cursor.shown);
  const explored = new Map(cursor.left.map(({ contentId, isExploration: was }) => [contentId, was]));
  const candidates = new Map<bigint, HomeCandidate>();
  for (const row of rows) {
    if (row.id === null || candidates.has(row.content_id)) continue;
    if (shown.size > 0 && shown.has(shownKey(row.content_id))) continue;
    const candidate = toCandidate(row, row.id, walks);
    const hasLostSource = explored.get(row.content_id) === false && isExploration(candidate);
    if (!hasLostSource || row.lane !== 'left') candidates.set(row.content_id, candidate);
  }
  return [...candidates.values()];
}

function toCandidate(row: Row, id: bigint, walks: ReadonlyMap<bigint, number>): HomeCandidate {
  return {
    id,
    contentId: row.content_id,
    creatorId: row.creator_id,
    boardId: row.board_id,
    topicId: row.interest_id,
    duplicateKey: row.duplicate_key,
    createdAt: row.created_at,
    saveCount: row.save_count,
    impressions: row.impressions,
    followsCreator: row.follows_creator,
    followsTopic: row.follows_topic,
    followedBoardId: row.followed_board_id,
    savesOfTopic: row.saves_of_topic,
    savesOfCreator: row.saves_of_creator,
    ownSaves: row.own_saves,
    walkScore: walks.get(row.content_id) ?? 0,
  };
}

/**
 * Returns the position of the next page; null at the end. A part continues while it fills another page. What is left of it then
 * belongs to the next part; after the last part, so do contents that the member saw before.
 */
function nextPosition(
  cursor: HomeCursor,
  part: Part,
  rest: {
    readonly size: number;
    readonly left: readonly HomeCandidate[];
    readonly hasWalks: boolean;
    readonly walkedTo: number;
  },
): HomeCursor | null {
  if (rest.left.length > rest.size) return cursor;
  const isMore = part.isMore || rest.hasWalks;
  const isAgain = !isMore && (part.seen > 0 || part.rows.length === 0);
  if (!isMore && rest.left.length === 0 && (cursor.again || !isAgain)) return null;
  return {
    ...cursor,
    lanes: part.ends,
    walkedFrom: rest.walkedTo,
    again: cursor.again || isAgain,
    left: rest.left.map((candidate) => ({
      contentId: candidate.contentId,
      isExploration: isExploration(candidate),
    })),
  };
}

/** Returns the first days of the block of 64 days that contains this time, and of the one before. */
function impressionDays(now: Date): { readonly day: string; readonly dayBefore: string } {
  const day = Math.floor(now.getTime() / DAY_MS);
  const first = day - (day % IMPRESSION_DAYS);
  return { day: toUtcDay(first * DAY_MS), dayBefore: toUtcDay((first - IMPRESSION_DAYS) * DAY_MS) };
}
