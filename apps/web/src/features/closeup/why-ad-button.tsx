import type { Pin } from '@pegboard/types';
import { use, type ReactNode } from 'react';
import { adTexts as enUsAds } from '../../messages/en-us-ads.ts';
import { useTexts } from '../../messages/language.ts';
import type { PinFeedbackActions } from '../feedback/use-pin-feedback.ts';
import { WhyAdContext } from '../ads/ad-explanation-context.ts';
import styles from './why-ad-button.module.css';

/** Opens the explanation of the ad of a close-up. */
export function WhyAdButton(props: {
  readonly pin: Pin;
  /** Hides the ad and reports it, where that can be done. */
  readonly feedback: PinFeedbackActions | undefined;
}): ReactNode {
  const adTexts = useTexts('ads', enUsAds);
  const { pin, feedback } = props;
  const ask = use(WhyAdContext);
  return (
    <button
      type="button"
      className={styles.why}
      aria-haspopup="dialog"
      onClick={() => ask?.({ pin, onHide: feedback?.hide, onReport: feedback?.report })}
    >
      {adTexts.why}
    </button>
  );
}
