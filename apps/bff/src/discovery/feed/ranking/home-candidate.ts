/** A content that a member's home feed may show, as read from the database: one row, whatever its sources. */
export type HomeCandidate = {
  /** Its canonical pin. */
  readonly id: bigint;
  readonly contentId: bigint;
  readonly creatorId: bigint;
  /** The board of its canonical pin. */
  readonly boardId: bigint;
  readonly topicId: bigint | null;
  /** Equal for contents with the same image and title. */
  readonly duplicateKey: string;
  readonly createdAt: Date;
  readonly saveCount: number;
  /** Counted views by members in the last 64 to 128 days. */
  readonly impressions: number;
  readonly followsCreator: boolean;
  readonly followsTopic: boolean;
  /** A followed board that it is on. */
  readonly followedBoardId: bigint | null;
  /** Of the member's newest saves that are a source, those with its topic. */
  readonly savesOfTopic: number;
  /** Of the same saves, those by its creator. */
  readonly savesOfCreator: number;
  /** The number of the member's newest saves that are a source, at most 100. */
  readonly ownSaves: number;
  /** The score of walks from the member's recent saves, relative to the best; 0 if none reached it. */
  readonly walkScore: number;
};

/** The sources by which a candidate is in a feed. Those of a candidate follow from its row, so that they are always true. */
export const HOME_SOURCES = ['person', 'board', 'topic', 'saves', 'taste', 'fresh'] as const;

/** One of `HOME_SOURCES`. */
export type HomeSource = (typeof HOME_SOURCES)[number];

/** Returns the sources of a candidate, the most specific one first; `fresh` alone if it has no other. */
export function sourcesOf(candidate: HomeCandidate): readonly HomeSource[] {
  const { followsCreator, followedBoardId, followsTopic, walkScore, savesOfTopic } = candidate;
  const applies: Readonly<Record<HomeSource, boolean>> = {
    person: followsCreator,
    board: followedBoardId !== null,
    topic: followsTopic,
    saves: walkScore > 0,
    taste: savesOfTopic > 0,
    fresh: false,
  };
  const sources = HOME_SOURCES.filter((source) => applies[source]);
  return sources.length === 0 ? ['fresh'] : sources;
}

/** The true reason for which a pin is in a member's feed, and the person, board or topic that it is about. */
export type HomeReason = { readonly kind: HomeSource; readonly subjectId: bigint | null };

/** Returns the reason of a candidate: its most specific source. */
export function reasonOf(candidate: HomeCandidate): HomeReason {
  const kind = sourcesOf(candidate)[0] ?? 'fresh';
  const subjects: Partial<Record<HomeSource, bigint | null>> = {
    person: candidate.creatorId,
    board: candidate.followedBoardId,
    topic: candidate.topicId,
    taste: candidate.topicId,
  };
  return { kind, subjectId: subjects[kind] ?? null };
}

/** Returns whether a candidate is exploration: new, and outside of everything that the member follows or saves. */
export function isExploration(candidate: HomeCandidate): boolean {
  return sourcesOf(candidate)[0] === 'fresh';
}
