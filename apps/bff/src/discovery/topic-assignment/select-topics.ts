import { PIN_TOPICS_MAX } from '@pegboard/types';
import type { ScoredTopic } from './score-topics.ts';

/** Maximum number of topics that are assigned to a content. */
export const ASSIGNED_TOPICS_MAX = 3;
/** A topic with less than this share of the best score is left out. */
const SCORE_SHARE_MIN = 0.5;

/** The choice of a creator. */
export type CreatorChoice = {
  readonly chosen: ReadonlySet<bigint>;
  /** The topics that they removed. */
  readonly removed: ReadonlySet<bigint>;
};

/**
 * Returns the topics to assign, best first: at most three, and with those of the creator at most ten; never one that the creator
 * chose or removed, nor one above a topic of the pin, to whose page it belongs anyway. Topics that a creator chose are supplemented by
 * texts only: boards and neighbours say less than they do.
 */
export function selectTopics(
  scored: readonly ScoredTopic[],
  { chosen, removed }: CreatorChoice,
  parentOf: (topicId: bigint) => bigint | null,
): readonly ScoredTopic[] {
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const allowed = scored.filter(
    ({ topicId, score, origin }) =>
      (chosen.size === 0 || origin === 'texts') &&
      !chosen.has(topicId) &&
      !removed.has(topicId) &&
      score >= best * SCORE_SHARE_MIN,
  );
  const above = new Set(
    [...chosen, ...allowed.map(({ topicId }) => topicId)].flatMap((topicId) =>
      ancestorsOf(topicId, parentOf),
    ),
  );
  return allowed
    .filter(({ topicId }) => !above.has(topicId))
    .slice(0, Math.max(0, Math.min(ASSIGNED_TOPICS_MAX, PIN_TOPICS_MAX - chosen.size)));
}

/** Returns the topics above a topic, the nearest first; a cycle ends the list. */
export function ancestorsOf(
  topicId: bigint,
  parentOf: (topicId: bigint) => bigint | null,
): readonly bigint[] {
  const found = new Set<bigint>([topicId]);
  for (let parent = parentOf(topicId); parent !== null && !found.has(parent); parent = parentOf(parent))
    found.add(parent);
  return [...found].slice(1);
}
