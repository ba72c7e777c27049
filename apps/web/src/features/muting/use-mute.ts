import { use, useState } from 'react';
import { FreshnessContext } from '../../data/invalidation.ts';
import { mutingTexts as enUsMuting } from '../../messages/en-us-muting.ts';
import { useTexts } from '../../messages/language.ts';
import { ToastContext } from '../toasts/toasts.ts';
import type { MuteTarget } from './change-mute.ts';

/**
 * Returns whether a target is muted, by this page's state, and a function that changes it. Its code is loaded with the first
 * change; lists use the mute from their next load.
 */
export function useMute(
  target: MuteTarget,
  known: boolean,
): { readonly isMuted: boolean; readonly toggle: () => void } {
  const texts = useTexts('muting', enUsMuting);
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const [isMuted, setMuted] = useState(known);
  const onChange = (isOn: boolean): void => {
    setMuted(isOn);
    freshness?.mark();
  };
  const toggle = (): void =>
    void import('./change-mute.ts').then(
      ({ changeMute }) => changeMute(target, !isMuted, { texts, toasts, onChange }),
      () => toasts?.show({ id: 'muting', kind: 'error', text: texts.failed }),
    );
  return { isMuted, toggle };
}
