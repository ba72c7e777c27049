import { SAVE_TOAST_MS, type Pin } from '@pegboard/types';
import { use, type ReactNode } from 'react';
import { adTexts } from '../../messages/en-us-ads.ts';
import { FeedbackContext } from '../feedback/feedback-context.ts';
import { ToastContext } from '../toasts.ts';
import { askedAd } from './ad-menu.ts';
import { WhyAdContext } from './why-ad-context.ts';
import styles from './why-ad-button.module.css';

/** Opens the explanation of the ad of a close-up; `onHidden` leads away from one that the member hid. */
export function WhyAdButton({
  pin,
  onHidden,
}: {
  readonly pin: Pin;
  readonly onHidden: () => void;
}): ReactNode {
  const ask = use(WhyAdContext);
  const member = use(FeedbackContext);
  const toasts = use(ToastContext);
  const open = (): void => {
    const { onHide, ...asked } = askedAd(pin, member?.menuOf(pin, 'AuthHomefeed') ?? {});
    const hide = (): void => {
      onHide?.();
      toasts?.show({
        text: adTexts.hidden,
        durationMs: SAVE_TOAST_MS,
        actions: [{ label: adTexts.undo, onAction: () => member?.onUndo(pin) }],
      });
      onHidden();
    };
    ask?.({ ...asked, onHide: onHide && hide });
  };
  return (
    <button type="button" className={styles.why} aria-haspopup="dialog" onClick={open}>
      {adTexts.why}
    </button>
  );
}
