import {
  createFeedbackStore,
  createRelationStore,
  type FeedbackStore,
  type FeedbackType,
  type RelationStore,
} from '@pegboard/feedback';
import type { Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import type { Answers } from '../../data/answers.ts';
import { FeedbackFactsDocument } from '../../data/generated/graphql.ts';
import { feedbackTexts } from '../../messages/en-us-feedback.ts';
import { callSite } from './call-site.ts';
import { feedbackPlace, hideSubject, type FeedbackFacts } from './hide-subject.ts';

/** What feedback needs of a member's page. */
export type FeedbackNeeds = {
  readonly answers: Answers;
  readonly toasts: ToastStore;
  /** Something was changed: what was read before may be out of date. */
  readonly onChange: () => void;
};

/** What a member's page does about pins, boards and people; its code comes with the first of it. */
export type FeedbackActions = {
  readonly pins: FeedbackStore;
  readonly relations: RelationStore;
  /** Asks what feedback on a pin would be about, before it is given. */
  readonly prepare: (pin: Pin) => void;
  readonly hide: (
    pin: Pin,
    where: { readonly surface: Surface; readonly explicitType?: FeedbackType },
  ) => void;
};

/** Starts the feedback of a member's page. */
export function startFeedback({ answers, toasts, onChange }: FeedbackNeeds): FeedbackActions {
  const facts = new Map<string, Promise<FeedbackFacts | undefined>>();
  const tellFailure = (message: string | undefined): void =>
    void toasts.show({ id: 'feedback', kind: 'error', text: message || feedbackTexts.failed });
  const send: typeof callSite = async (call) => {
    const outcome = await callSite(call);
    if (outcome.ok) onChange();
    return outcome;
  };
  const relations = createRelationStore({ send, tell: () => undefined, tellFailure });
  const pins = createFeedbackStore({
    send,
    tellFollow: (target, isFollowed) => relations.learn(target, isFollowed),
    tellFailure,
  });
  const ask = async (pinId: string): Promise<FeedbackFacts | undefined> => {
    const { result } = await answers.ask(FeedbackFactsDocument, { pin: pinId }, 'network-only');
    return result.__typename === 'PinData' ? result.data : undefined;
  };
  const prepare = (pin: Pin): Promise<FeedbackFacts | undefined> => {
    const asked = ask(pin.id);
    facts.set(pin.id, asked);
    // Whoever hides the pin is told of a failure then.
    asked.catch(() => facts.delete(pin.id));
    return asked;
  };
  return {
    pins,
    relations,
    prepare: (pin) => void prepare(pin).catch(() => undefined),
    hide(pin, where) {
      const known = facts.get(pin.id) ?? prepare(pin);
      const subject = known.then((told) => hideSubject(pin, told, where));
      pins.hide(pin.id, subject, feedbackPlace(pin, where.surface, location));
    },
  };
}
