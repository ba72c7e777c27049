import type { CardMenuActions, Surface } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { MenuGroup } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { FreshnessContext } from '../../data/freshness.ts';
import { useAnswers } from '../../data/use-answer.ts';
import { feedbackTexts } from '../../messages/en-us-feedback.ts';
import { ToastContext } from '../toasts.ts';
import type { FeedbackActions, FeedbackNeeds } from './feedback-actions.ts';
import { FeedbackContext, type MemberFeedback } from './feedback-context.ts';
import { anybodysMenu } from './use-card-feedback.ts';

/** Gives a member's page what is said of pins. */
export function MemberFeedback(props: {
  readonly viewerId: string;
  readonly children: ReactNode;
}): ReactNode {
  const answers = useAnswers();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  if (!toasts || !freshness)
    throw new Error('Feedback was rendered outside AppStores. Render it below <AppStores>.');
  const [feedback] = useState(() =>
    memberFeedback(props.viewerId, { answers, toasts, onChange: freshness.mark }),
  );
  return <FeedbackContext value={feedback}>{props.children}</FeedbackContext>;
}

/** What a member says of pins; what does it is loaded when a menu opens. */
function memberFeedback(viewerId: string, needs: FeedbackNeeds): MemberFeedback {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  let actions: FeedbackActions | undefined;
  let loading: Promise<FeedbackActions> | undefined;
  const load = (): Promise<FeedbackActions> =>
    (loading ??= import('./feedback-actions.ts').then(({ startFeedback }) => {
      actions = startFeedback(needs);
      actions.pins.subscribe(notify);
      return actions;
    }));
  const act = (what: (actions: FeedbackActions) => void): void =>
    void load().then(what, () => {
      loading = undefined;
      needs.toasts.show({ id: 'feedback', kind: 'error', text: feedbackTexts.failed });
    });
  const share = anybodysMenu(needs.toasts);
  const menus = new WeakMap<Pin, Map<Surface, CardMenuActions>>();
  const menuFor = (pin: Pin, surface: Surface): CardMenuActions => ({
    ...share,
    onHide: () => act(({ hide }) => hide(pin, { surface })),
    extras: fewer(pin, viewerId, () => act(({ hide }) => hide(pin, { surface, explicitType: 'pinner' }))),
    onOpenChange: (isOpen) => {
      if (isOpen)
        void load().then(
          ({ prepare }) => prepare(pin),
          () => (loading = undefined),
        );
    },
  });
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    words: (pinId) => actions?.pins.words(pinId),
    menuOf(pin, surface) {
      const ofPin = menus.get(pin) ?? new Map<Surface, CardMenuActions>();
      menus.set(pin, ofPin);
      const menu = ofPin.get(surface) ?? menuFor(pin, surface);
      ofPin.set(surface, menu);
      return menu;
    },
    onUndo: ({ id }) => act(({ pins }) => pins.undo(id)),
    onUnfollow: ({ id }) => act(({ pins }) => pins.unfollow(id)),
  };
}

/** The line to see fewer pins of who saved this one, when that is somebody else. */
function fewer({ pinner, access }: Pin, viewerId: string, onAction: () => void): readonly MenuGroup[] {
  const name = pinner?.fullName || pinner?.username;
  if (!name || pinner?.entityId === viewerId || access?.includes('write')) return [];
  return [
    { id: 'fewer', items: [{ id: 'fewer-pinner', label: feedbackTexts.seeFewerFrom(name), onAction }] },
  ];
}
