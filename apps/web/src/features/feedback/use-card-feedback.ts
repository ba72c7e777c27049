import type { CardMenuActions, PinCardProps, Surface } from '@pegboard/pin-card';
import { loginPath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import { use, useMemo, useSyncExternalStore } from 'react';
import type { NavigateFunction } from 'react-router';
import { withWhyAd } from '../ads/ad-menu.ts';
import { WhyAdContext } from '../ads/ad-explanation-context.ts';
import { ToastContext } from '../toasts/toasts.ts';
import { FeedbackContext } from './feedback-context.ts';
import { appWindow } from '../../data/app-window.ts';

const never = () => () => undefined;
const nothing = () => undefined;

/** Returns the menu of a card and the feedback on its pin. */
export function useCardFeedback(
  pin: Pin,
  surface: Surface,
  navigate: NavigateFunction,
): Pick<PinCardProps, 'feedback' | 'menu' | 'onUndo' | 'onUnfollow'> {
  const member = use(FeedbackContext);
  const toasts = use(ToastContext);
  const ask = use(WhyAdContext);
  const feedback = useSyncExternalStore(member?.subscribe ?? never, () => member?.words(pin.id), nothing);
  const menu = useMemo(
    () => withWhyAd(member?.menuOf(pin, surface) ?? visitorMenu(navigate, toasts), { pin, surface }, ask),
    [member, pin, surface, navigate, toasts, ask],
  );
  return { feedback, menu, onUndo: member?.onUndo, onUnfollow: member?.onUnfollow };
}

const loadActions = () => import('./card-actions.ts');

/** Creates the menu of a card for everyone; its code loads on first use. */
export function createPublicMenu(toasts: ToastStore | null): CardMenuActions {
  return {
    onDownload: async (pin, address) => (await loadActions()).download(pin, address),
    onShare: async (pin) => (await loadActions()).share(pin, toasts),
  };
}

/** Creates the menu of a card for visitors: to give feedback they log in first, and return. */
function visitorMenu(navigate: NavigateFunction, toasts: ToastStore | null): CardMenuActions {
  return {
    ...createPublicMenu(toasts),
    onLogIn: () =>
      void navigate(loginPath({ next: appWindow.location.pathname + location.search, for: 'hide' })),
  };
}
