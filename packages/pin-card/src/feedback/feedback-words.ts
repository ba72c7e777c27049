import { feedbackNameLabel } from '@pegboard/types';
import type { CardFeedback } from '../model/feedback-state.ts';
import type { UnfollowTarget } from '../model/feedback.ts';
import { isolated, plainLine } from '../model/shown-text.ts';
import type { CardFeedbackMessages } from './messages.ts';

/** What a card says of the feedback on its pin: a title, a sentence, and whom one may unfollow. */
export type FeedbackWords = {
  readonly title: string;
  readonly text: string;
  /** The words of the button that unfollows. */
  readonly unfollow: string | undefined;
};

/** The words for feedback (§8, PC-10); after Unfollow the sentence says what was unfollowed, and the button is gone. */
export function feedbackWords(
  feedback: Exclude<CardFeedback, { readonly status: 'none' }>,
  messages: CardFeedbackMessages,
): FeedbackWords {
  if (feedback.status === 'reported')
    return { title: messages.reported, text: messages.reportedThanks, unfollow: undefined };
  const { category, target } = feedback;
  if (feedback.status === 'unfollowed')
    return {
      title: messages.hidden,
      text: unfollowedText(feedback.target, messages),
      unfollow: undefined,
    };
  return {
    title: messages.hidden,
    text: hiddenText(category, target, messages),
    unfollow: target && messages.unfollow(nameOf(target)),
  };
}

function hiddenText(
  category: string,
  target: UnfollowTarget | undefined,
  messages: CardFeedbackMessages,
): string {
  if (category === 'promoted') return messages.lessOfAd;
  return category === 'topic' && target ? messages.lessOfTopic(nameOf(target)) : messages.moreRelevant;
}

function unfollowedText(target: UnfollowTarget, messages: CardFeedbackMessages): string {
  const name = nameOf(target);
  if (target.kind === 'pinner') return messages.unfollowedPinner(name);
  return target.kind === 'board' ? messages.unfollowedBoard(name) : messages.unfollowedTopic(name);
}

function nameOf(target: UnfollowTarget): string {
  return isolated(feedbackNameLabel(plainLine(target.name)));
}
