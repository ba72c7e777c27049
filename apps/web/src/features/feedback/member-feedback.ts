import type { CardMenuActions, Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { MenuGroup } from '@pegboard/ui';
import { feedbackTexts as enUsFeedback } from '../../messages/en-us-feedback.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import type { FeedbackActions, FeedbackNeeds } from './feedback-actions.ts';
import type { FeedbackDialog, MemberFeedback } from './feedback-context.ts';
import { createPublicMenu } from './use-card-feedback.ts';

/** Creates the feedback API of a member. Its actions are loaded when a menu opens. */
export function memberFeedback(viewerId: string, needs: FeedbackNeeds): MemberFeedback {
  const listeners = new Set<() => void>();
  let dialog: FeedbackDialog | null = null;
  let blocked: ReadonlySet<string> = new Set();
  const askedBlocks = new Set<string>();
  let actions: FeedbackActions | undefined;
  let loading: Promise<FeedbackActions> | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const load = (): Promise<FeedbackActions> =>
    (loading ??= import('./feedback-actions.ts').then(({ startFeedback }) => {
      actions = startFeedback(needs);
      actions.pins.subscribe(notify);
      const { relations } = actions;
      relations.subscribe(() => {
        const now = [...askedBlocks].filter((id) => relations.isOn({ kind: 'block', id }));
        if (now.join() !== [...blocked].join()) blocked = new Set(now);
        notify();
      });
      return actions;
    }));
  const act = (what: (actions: FeedbackActions) => void): void =>
    void load().then(what, () => {
      loading = undefined;
      needs.toasts.show({
        id: 'feedback',
        kind: 'error',
        text: getClientMessages('feedback', enUsFeedback).failed,
      });
    });
  const open = (next: FeedbackDialog | null): void => {
    dialog = next;
    notify();
  };
  const shared = createPublicMenu(needs.toasts);
  const menuFor = (pin: Pin, surface: Surface): CardMenuActions => ({
    ...shared,
    onHide: () => act(({ hide }) => hide(pin, { surface })),
    onReport: () => open({ kind: 'report', subject: { kind: 'pin', id: pin.id } }),
    extras: [
      ...fewer(pin, viewerId, () => act(({ hide }) => hide(pin, { surface, explicitType: 'pinner' }))),
      about(() => open({ kind: 'about', subject: { pinId: pin.id, pin, surface } })),
    ],
    // Preloads the data of the menu's items; an error is reported when one is selected.
    onOpenChange: (isOpen) => {
      if (isOpen)
        load().then(
          ({ prepare }) => prepare(pin),
          () => (loading = undefined),
        );
    },
  });
  const menus = new WeakMap<Pin, Map<Surface, CardMenuActions>>();
  /** The last rendered card of each pin. */
  const cards = new Map<string, { readonly pin: Pin; readonly surface: Surface }>();
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    words: (pinId) => actions?.pins.getNotice(pinId),
    menuOf(pin, surface) {
      const ofPin = menus.get(pin) ?? new Map<Surface, CardMenuActions>();
      menus.set(pin, ofPin);
      cards.set(pin.id, { pin, surface });
      const menu = ofPin.get(surface) ?? menuFor(pin, surface);
      ofPin.set(surface, menu);
      return menu;
    },
    onUndo: ({ id }) => act(({ pins }) => pins.undo(id)),
    onUnfollow: ({ id }) => act(({ pins }) => pins.unfollow(id)),
    hide: (pin, where) => act(({ hide }) => hide(pin, where)),
    hideCard(pinId) {
      const card = cards.get(pinId);
      if (card) act(({ hide }) => hide(card.pin, { surface: card.surface }));
    },
    isOn: (subject) => actions?.relations.isOn(subject),
    requestedLabel: (subject) => actions?.requestedLabel(subject),
    reported: (pinId) => act(({ pins }) => pins.markReported(pinId)),
    setRelationship(subject, isOn, about) {
      if (subject.kind === 'block') askedBlocks.add(subject.id);
      act(({ relations }) => relations.set(subject, isOn, about));
    },
    blocked: () => blocked,
    open,
    dialog: () => dialog,
  };
}

/** Returns the item that opens the facts of a pin (BY-13). */
function about(onAction: () => void): MenuGroup {
  const label = getClientMessages('feedback', enUsFeedback).about;
  return { id: 'about', items: [{ id: 'about', label, onAction }] };
}

/** Returns the item to see fewer pins of the member who saved this one, if that is someone else. */
function fewer({ pinner, access }: Pin, viewerId: string, onAction: () => void): readonly MenuGroup[] {
  const name = pinner?.fullName || pinner?.username;
  if (!name || pinner?.entityId === viewerId || access?.includes('write')) return [];
  return [
    {
      id: 'fewer',
      items: [
        {
          id: 'fewer-pinner',
          label: getClientMessages('feedback', enUsFeedback).seeFewerFrom(name),
          onAction,
        },
      ],
    },
  ];
}
