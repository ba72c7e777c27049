import type { ReactNode } from 'react';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { useUtcTime } from './use-utc-time.ts';
import type { Endpoint } from './webhook-schemas.ts';
import styles from './webhooks.module.css';

/** Renders whether an address receives events, and whether it fails. */
export function EndpointState({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const texts = useWebhookTexts();
  const formatTime = useUtcTime();
  const { disabled_reason: reason, failing_since: failing, failed_count: failed } = endpoint;
  const state = reason === null ? texts.enabled : texts.disabled[reason];
  const facts = [
    ...(failing === null ? [] : [texts.failing(formatTime(failing))]),
    ...(failed === 0 ? [] : [texts.failedCount(String(failed))]),
  ];
  return (
    <p>
      <strong data-state={reason === null ? 'delivered' : 'failed'} className={styles.state}>
        {state}
      </strong>
      {facts.length === 0 ? null : <span className={styles.muted}> {facts.join(' · ')}</span>}
    </p>
  );
}
