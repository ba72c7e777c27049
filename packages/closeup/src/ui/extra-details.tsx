import { AI_LABELS, isAiMedia } from '@pegboard/types';
import { AiModifiedLabel, VerifiedBadge } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import styles from './closeup-details.module.css';

/** Renders the badge of a verified merchant, next to the creator's name. */
export function Verified(): ReactNode {
  return <VerifiedBadge size="md" messages={useCloseup().messages.verified} />;
}

/** Renders the AI label and the media origin, one of sixteen (CU-04). */
export function Medium({ aiInfo }: { readonly aiInfo: ReactNode }): ReactNode {
  const { pin, messages } = useCloseup();
  const name = AI_LABELS[pin.digitalMediaSourceType ?? -1];
  return (
    <>
      {isAiMedia(pin.digitalMediaSourceType) ? (
        <span className={styles.ai}>
          <AiModifiedLabel messages={messages.ai} />
          {aiInfo}
        </span>
      ) : null}
      {name === undefined ? null : <p>{messages.madeAs(name)}</p>}
    </>
  );
}
