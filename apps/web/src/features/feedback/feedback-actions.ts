import {
  createFeedbackStore,
  createRelationshipStore,
  feedbackMessages,
  unfollowedText,
  type FeedbackStore,
  type RelationshipStore,
  type RelationshipSubject,
} from '@pegboard/feedback';
import { SAVE_TOAST_MS, type Pin } from '@pegboard/types';
import type { ToastAction, ToastStore } from '@pegboard/ui';
import type { QueryCache } from '../../data/query-cache.ts';
import { FeedbackFactsDocument } from '../../data/generated/graphql.ts';
import { feedbackTexts as enUsFeedback } from '../../messages/en-us-feedback.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { changeMute } from '../muting/change-mute.ts';
import { getMuteOffer } from './mute-offer.ts';
import { callSite } from './feedback-api.ts';
import type { HideWhere } from './feedback-context.ts';
import { getFeedbackSurface, hideSubject, type FeedbackFacts } from './hide-subject.ts';

/** The dependencies of feedback on a member's page. */
export type FeedbackNeeds = {
  readonly answers: QueryCache;
  readonly toasts: ToastStore;
  /** Invalidates data that was read before the change. */
  readonly onChange: () => void;
  /** Logs a block or unblock: events 54 and 55. */
  readonly logBlock: (isBlocked: boolean) => void;
};

/** The feedback actions of a member on pins, boards and members; their code loads with the first action. */
export type FeedbackActions = {
  readonly pins: FeedbackStore;
  readonly relations: RelationshipStore;
  /** Loads the subject of feedback on a pin, before it is given. */
  readonly prepare: (pin: Pin) => void;
  readonly hide: (pin: Pin, where: HideWhere) => void;
  /** Returns the label of the button of a private profile that was asked on this page; undefined for all others. */
  readonly requestedLabel: (subject: Pick<RelationshipSubject, 'kind' | 'id'>) => string | undefined;
};

/** Creates the feedback actions of a member's page. */
export function startFeedback({ answers, toasts, onChange, logBlock }: FeedbackNeeds): FeedbackActions {
  const feedbackTexts = getClientMessages('feedback', enUsFeedback);
  const words = getClientMessages('feedbackMessages', feedbackMessages);
  const facts = new Map<string, Promise<FeedbackFacts | undefined>>();
  const onError = (message: string | undefined): void =>
    void toasts.show({ id: 'feedback', kind: 'error', text: message || feedbackTexts.failed });
  const showActions = (text: string, actions: readonly ToastAction[]): void =>
    void toasts.show({ id: 'feedback', text, durationMs: SAVE_TOAST_MS, actions });
  const undoAction = (onAction: () => void): ToastAction => ({ label: feedbackTexts.undo, onAction });
  const muting = getClientMessages('muting', enUsMuting);
  const muteAction = (pin: Pin, where: HideWhere): readonly ToastAction[] => {
    const target = getMuteOffer(pin, where);
    if (!target) return [];
    const onAction = (): void => void changeMute(target, true, { texts: muting, toasts, onChange });
    return [{ label: muting.muteOf(target.name), onAction }];
  };
  const requested = new Set<string>();
  const withdrawn = new Set<string>();
  const send: typeof callSite = async (call) => {
    const response = await callSite(call);
    if (!response.ok) return response;
    if (call.kind === 'resource' && call.name === 'UserFollow') {
      const { user_id: id = '' } = call.options;
      if (response.isRequested) requested.add(id);
      else if (requested.delete(id)) withdrawn.add(id);
    }
    onChange();
    return response;
  };
  const relations = createRelationshipStore({
    send,
    onError,
    onChange(subject, isOn, undo) {
      if (subject.kind === 'block') logBlock(isOn);
      // A request that was withdrawn has no toast: no one was unfollowed.
      if (subject.kind === 'pinner' && withdrawn.delete(subject.id)) return;
      const text = announcementFor(subject, isOn);
      if (text !== undefined) showActions(text, [undoAction(undo)]);
    },
  });
  const pins = createFeedbackStore({ send, onFollowChange: relations.hydrate, onError }, words);
  const prepare = (pin: Pin): Promise<FeedbackFacts | undefined> => {
    const request = answers
      .ask(FeedbackFactsDocument, { pin: pin.id }, 'network-only')
      .then(({ result }) => (result.__typename === 'PinData' ? result.data : undefined));
    facts.set(pin.id, request);
    // Hiding the pin requests it again.
    request.catch(() => facts.delete(pin.id));
    return request;
  };
  return {
    pins,
    relations,
    requestedLabel: ({ kind, id }) =>
      kind === 'pinner' && requested.has(id)
        ? getClientMessages('profile', enUsProfile).private.requested
        : undefined,
    prepare: (pin) => void prepare(pin).catch(() => undefined),
    hide(pin, where) {
      const known = facts.get(pin.id) ?? prepare(pin);
      const subject = known.then((facts) => hideSubject(pin, facts, where));
      pins.hide(pin.id, subject, getFeedbackSurface(pin, where.surface, location));
      // A card shows its own Undo in its place.
      const undo = where.isOnPage ? [undoAction(() => pins.undo(pin.id))] : [];
      const actions = [...undo, ...muteAction(pin, where)];
      if (actions.length > 0) showActions(words.hidden, actions);
    },
  };
}

/**
 * Returns the toast of a follow or block with its undo. A new follow has none, because its button shows it.
 */
function announcementFor(subject: RelationshipSubject, isOn: boolean): string | undefined {
  const { kind, name } = subject;
  const feedbackTexts = getClientMessages('feedback', enUsFeedback);
  if (kind === 'block') return isOn ? feedbackTexts.blocked(name) : feedbackTexts.unblocked(name);
  return isOn
    ? undefined
    : unfollowedText({ ...subject, kind }, getClientMessages('feedbackMessages', feedbackMessages));
}
