import { lazy, Suspense, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FeedbackContext } from '../feedback/feedback-context.ts';
import { findShortcut } from './find-shortcut.ts';

/** The sheet that lists the shortcuts, loaded when it is opened. */
export const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

/**
 * Runs the shortcuts of members while the link of a card is focused (BY-07): a single key acts nowhere else, so that it is
 * never pressed by mistake (WCAG 2.1.4).
 */
export function Shortcuts(): ReactNode {
  const feedback = use(FeedbackContext);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    const { target: link } = event;
    const shortcut = findShortcut(event, event.code);
    if (!shortcut || !(link instanceof HTMLElement) || !link.matches('[data-pin-link]')) return;
    const card = link.closest<HTMLElement>('[data-pin-id]');
    event.preventDefault();
    if (shortcut === 'open') link.click();
    if (shortcut === 'save') card?.querySelector<HTMLElement>('[data-part="save"]')?.click();
    if (shortcut === 'hide') feedback?.hideCard(card?.dataset['pinId'] ?? '');
    if (shortcut === 'help') setHelpOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onPress);
    return () => document.removeEventListener('keydown', onPress);
  }, []);
  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <ShortcutsHelp onClose={() => setHelpOpen(false)} />
    </Suspense>
  );
}
