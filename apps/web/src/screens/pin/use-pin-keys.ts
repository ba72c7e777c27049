import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Handles arrow keys, which open the next and previous pin of the feed from which the pin was opened (CU-13);
 * the back button is not affected. The key handler is loaded on the first key press.
 */
export function usePinKeys(): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  // A key pressed before the next pin is displayed continues from there.
  const underWay = useRef<unknown>(undefined);
  const pressed = useEffectEvent(async (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || !state) return;
    const from = underWay.current ?? state;
    const { pinByKey } = await import('./pin-keys.ts');
    const next = pinByKey(event, from);
    if (!next) return;
    underWay.current = { trail: next.trail };
    await navigate(next.path, { replace: true, state: underWay.current });
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => void pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
