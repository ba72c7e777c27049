import type { Pin } from '@pegboard/types';
import { use, type ReactNode } from 'react';
import { adTexts as enUsAds } from '../../messages/en-us-ads.ts';
import { useTexts } from '../../messages/language.ts';
import type { PinFeedbackActions } from '../feedback/use-pin-feedback.ts';
import { WhyAdContext } from '../ads/ad-explanation-context.ts';
import styles from './why-ad-button.module.css';

/** Renders the button that opens the explanation of a close-up's ad. */
export function WhyAdButton(props: {
  readonly pin: Pin;
  /** Hides and reports the ad, where allowed. */
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
