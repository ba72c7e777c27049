import { feedbackNameLabel, bidiIsolate, toSingleLine, type FeedbackStatus } from '@pegboard/types';
import type { FeedbackMessages } from '../messages.ts';
import { canUnfollow, type PinFeedback } from './pin-feedback.ts';
import type { UnfollowTarget } from './unfollow-target.ts';

/** The notice in place of a pin after feedback: a title, a sentence, and the source to unfollow. */
export type FeedbackNotice = {
  readonly status: Exclude<FeedbackStatus, 'none'>;
  readonly title: string;
  readonly text: string;
  /** The label of the unfollow button. */
  readonly unfollow: string | undefined;
};

/**
 * Returns the notice of feedback (§8, FB-03); after an unfollow, the sentence names the unfollowed source and
 * the button is absent.
 */
export function getFeedbackNotice(
  feedback: Exclude<PinFeedback, { readonly status: 'none' }>,
  messages: FeedbackMessages,
): FeedbackNotice {
  const { status } = feedback;
  const title = status === 'reported' ? messages.reported : messages.hidden;
  return {
    status,
    title,
    text: textOf(feedback, messages),
    unfollow: canUnfollow(feedback) ? messages.unfollow(nameOf(feedback.target)) : undefined,
  };
}

function textOf(
  feedback: Exclude<PinFeedback, { readonly status: 'none' }>,
  messages: FeedbackMessages,
): string {
  if (feedback.status === 'reported') return messages.reportedThanks;
  const { status, category, target } = feedback;
  if (status === 'unfollowed') return unfollowedText(feedback.target, messages);
  if (category === 'promoted') return messages.lessOfAd;
  return category === 'topic' && target ? messages.lessOfTopic(nameOf(target)) : messages.moreRelevant;
}

/** Formats the text of an unfollow; the name is truncated to 32 characters. */
export function unfollowedText(target: UnfollowTarget, messages: FeedbackMessages): string {
  const name = nameOf(target);
  if (target.kind === 'pinner') return messages.unfollowedPinner(name);
  return target.kind === 'board' ? messages.unfollowedBoard(name) : messages.unfollowedTopic(name);
}

function nameOf(target: UnfollowTarget): string {
  return bidiIsolate(feedbackNameLabel(toSingleLine(target.name)));
}
