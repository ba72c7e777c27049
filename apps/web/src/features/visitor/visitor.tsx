import { useVisitorSession, useVisitorState } from '@pegboard/unauth-visitor-state/react';
import { SAVE_TOAST_MS } from '@pegboard/types';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { visitorMessages as enUsVisitor } from '../../messages/en-us-visitor.ts';
import { useTexts } from '../../messages/language.ts';
import { SharedPinGate } from '../invites/shared-pin-gate.tsx';
import { LogInGate } from '../authentication/log-in-gate.tsx';
import { ToastContext } from '../toasts/toasts.ts';
import { saveForVisitor, type VisitorSaveEffect } from './save-for-visitor.ts';
import { VisitorSavesLink } from './visitor-pins-link.tsx';
import { VISITOR_PINS_PATH } from './visitor-pins-path.ts';
import type { VisitorSaves } from './visitor-saves.ts';
import { getVisitorEvent } from './visitor-event.ts';
import { visitorStore } from './visitor-store.ts';

const PHONE = '(max-width: 639px)';

/**
 * Renders the visitor features (UV-01 to UV-09), loaded on the first interaction: records visits where
 * storage is allowed, implements the Save buttons, links to saved pins, and prompts to log in.
 */
export function Visitor({ onSaves }: { readonly onSaves: (saves: VisitorSaves) => void }): ReactNode {
  const visitorMessages = useTexts('visitor', enUsVisitor);
  const store = visitorStore();
  const location = useLocation();
  const navigate = useNavigate();
  const toasts = use(ToastContext);
  const { savedPins } = useVisitorState(store);
  const { hasSavedUnauthPin } = useVisitorSession(store);

  useEffect(() => {
    store.visited();
    return countDownloads(store.downloaded);
  }, [store]);

  useEffect(() => {
    const step = getVisitorEvent(location);
    if (step.kind === 'closeup') store.closeupOpened(step.pinId);
    if (step.kind === 'search') store.searchCompleted(step.search);
    if (step.kind !== 'login-prompt') store.upsellDismissed('saveButtonExp');
  }, [store, location]);

  const run = (effect: VisitorSaveEffect, pinId: string): void => {
    if (effect.type === 'prompt-login') return void navigate(effect.address);
    const action =
      effect.what === 'saved'
        ? { label: visitorMessages.see, onAction: () => void navigate(VISITOR_PINS_PATH) }
        : { label: visitorMessages.undo, onAction: () => void store.save(pinId) };
    toasts?.show({
      id: 'save',
      text: effect.what === 'saved' ? visitorMessages.saved : visitorMessages.givenUp,
      durationMs: SAVE_TOAST_MS,
      actions: [action],
    });
  };
  const toggle = useEffectEvent((pinId: string) => {
    for (const effect of saveForVisitor(store, pinId, location.pathname + location.search))
      run(effect, pinId);
  });
  useEffect(() => {
    const savedIds = new Set(savedPins.map(({ pinId }) => pinId));
    const isPhone = matchMedia(PHONE).matches;
    onSaves({
      getSaveState: (pinId, layout) =>
        hasSavedUnauthPin && isPhone && layout === 'overlay'
          ? 'hidden'
          : savedIds.has(pinId)
            ? 'saved'
            : 'unsaved',
      toggle: (pinId) => toggle(pinId),
    });
  }, [onSaves, savedPins, hasSavedUnauthPin]);
  // All effects above have run, and the login prompt listens: marks the page as ready for tests.
  useEffect(() => {
    document.documentElement.dataset['visitor'] = 'followed';
  }, []);

  return (
    <>
      {hasSavedUnauthPin ? <VisitorSavesLink count={savedPins.length} /> : null}
      <SharedPinGate onFound={(code) => store.inviteRedeemed(code)} />
      <LogInGate />
    </>
  );
}

/** Counts downloads of images: each is a click on a download link. */
function countDownloads(downloaded: () => void): () => void {
  const clicked = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a[download]')) downloaded();
  };
  document.addEventListener('click', clicked);
  return () => document.removeEventListener('click', clicked);
}
