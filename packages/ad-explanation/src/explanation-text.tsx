import { aiLabel, isAiMedia, toSingleLine } from '@pegboard/types';
import { AiModifiedLabel, CheckIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import styles from './ad-explanation.module.css';
import type { AdExplanationMessages } from './messages.ts';
import type { AdExplanation } from './model/ad-explanation.ts';
import { adPartnership, adPersonalization, adReasons } from './model/ad-reasons.ts';

/**
 * Renders the explanation as text: the sponsor, the partnership, the origin of the media and the matched
 * criteria.
 */
export function ExplanationText(props: {
  readonly explanation: AdExplanation;
  readonly messages: AdExplanationMessages;
}): ReactNode {
  const { explanation, messages } = props;
  const { promoter, digitalMediaSourceType: source } = explanation;
  const partnership = adPartnership(explanation);
  const reasons = adReasons(explanation);
  return (
    <>
      <p>{messages.paid(toSingleLine(promoter?.name))}</p>
      {partnership ? <p>{messages.partnership(partnership.partner, partnership.advertiser)}</p> : null}
      {isAiMedia(source) ? (
        <p className={styles.medium}>
          <AiModifiedLabel messages={messages.aiLabel} /> {aiLabel(source)}
        </p>
      ) : null}
      {reasons.length === 0 ? null : (
        <>
          <p>{messages.intro[adPersonalization(explanation)]}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without markers is none for VoiceOver */}
          <ul role="list" className={styles.reasons} data-part="reasons">
            {reasons.map((reason) => (
              <li key={reason.kind} data-reason={reason.kind}>
                <CheckIcon size="md" className={styles.sign} />
                <span>{messages.reason(reason)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
