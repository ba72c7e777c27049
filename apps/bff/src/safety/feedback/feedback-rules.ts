import { FEEDBACK_DURATIONS, type FeedbackStatus } from '@pegboard/types';

/** The types that `PinFeedbackResource` accepts: the categories of §4, with the source to unfollow. */
export const FEEDBACK_TYPES = [
  'promoted',
  'topic',
  'board',
  'pinner',
  'pfyBoard',
  'pfy',
  'related',
  'newsHub',
  'default',
] as const;

/** The type of feedback on a pin; the last three have routes of their own. */
export type FeedbackType = (typeof FEEDBACK_TYPES)[number] | 'p2p' | 'search' | 'reported';

/** The facts of the surface on which feedback was given. */
export type FeedbackContext = {
  readonly query?: string | undefined;
  readonly pinType?: string | undefined;
  readonly newsId?: string | undefined;
};

/** A source that feedback mutes in addition to the pin, and the days it lasts. */
export type Lowered = {
  readonly kind: 'user' | 'board' | 'interest' | 'taste' | 'promoter';
  readonly id: bigint;
  readonly days: number;
};

/** The parts of a pin that feedback can be about. */
type About = {
  readonly pinnerId: bigint;
  readonly boardId: bigint;
  readonly boardOwnerId: bigint;
  readonly interestId: bigint | null;
  readonly promoterId: bigint | null;
};

/**
 * Returns the source that feedback of a type mutes: the board, pinner or topic is unfollowed and muted (100
 * days); an ad mutes other ads of its promoter (60); a recommendation's topic is no longer an interest (58).
 * The durations of §9 have no unit; we use days. Members cannot mute themselves.
 */
export function getMutedSource(type: FeedbackType, pin: About, viewerId: bigint): Lowered | undefined {
  const { followed, topic, promoted, pfy } = FEEDBACK_DURATIONS;
  const wanted: Partial<Record<FeedbackType, { kind: Lowered['kind']; id: bigint | null; days: number }>> = {
    pinner: { kind: 'user', id: pin.pinnerId === viewerId ? null : pin.pinnerId, days: followed },
    board: { kind: 'board', id: pin.boardOwnerId === viewerId ? null : pin.boardId, days: followed },
    topic: { kind: 'interest', id: pin.interestId, days: topic },
    promoted: { kind: 'promoter', id: pin.promoterId === viewerId ? null : pin.promoterId, days: promoted },
    pfyBoard: { kind: 'taste', id: pin.interestId, days: pfy },
    pfy: { kind: 'taste', id: pin.interestId, days: pfy },
  };
  const { kind, id, days } = wanted[type] ?? {};
  return kind === undefined || days === undefined || id == null ? undefined : { kind, id, days };
}

/** Returns the status that a card shows after feedback of this type. */
export function feedbackStatus(type: string | undefined): FeedbackStatus {
  if (type === undefined) return 'none';
  if (type === 'reported') return 'reported';
  return type === 'board' || type === 'pinner' || type === 'topic' ? 'unfollowed' : 'other';
}
