import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { useUtcTime } from '../../features/webhooks/use-utc-time.ts';
import type { Delivery } from '../../features/webhooks/webhook-schemas.ts';
import own from '../../features/webhooks/webhooks.module.css';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { actionPath } from './action-path.ts';

const JSON_INDENTATION = 2;

/** Renders a delivery with the result of its last attempt, what was sent, and the button that sends it again. */
export function DeliveryItem({
  delivery,
  endpointId,
  isEnabled,
}: {
  readonly delivery: Delivery;
  readonly endpointId: string;
  /** True if the address receives events. */
  readonly isEnabled: boolean;
}): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const { id, state, webhook_id: webhookId, event_type: type } = delivery;
  return (
    <li className={own.delivery}>
      <h3>
        <code dir="ltr">{type}</code>{' '}
        <span data-state={state} className={own.state}>
          {texts.states[state]}
        </span>
      </h3>
      <Facts delivery={delivery} />
      <details className={own.details}>
        <summary>{texts.details}</summary>
        <dl className={styles.facts}>
          <dt>{texts.id}</dt>
          <dd dir="ltr">
            <code>{webhookId}</code>
          </dd>
        </dl>
        <h4>{texts.payload}</h4>
        <pre className={own.body} dir="ltr">
          {formatJson(delivery.payload)}
        </pre>
        <h4>{texts.response}</h4>
        {delivery.response ? (
          <pre className={own.body} dir="ltr">
            {delivery.response}
          </pre>
        ) : (
          <p className={own.muted}>{texts.noResponse}</p>
        )}
      </details>
      {state === 'pending' || !isEnabled ? null : (
        <Replay id={id} webhookId={webhookId} endpointId={endpointId} />
      )}
    </li>
  );
}

/** Renders the times and the result of the last attempt. */
function Facts({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const formatTime = useUtcTime();
  const { status, error, duration_ms: duration, state } = delivery;
  const { created_at: created, last_attempt_at: last, next_attempt_at: next } = delivery;
  const reason =
    error === null ? [] : [error in texts.errors ? texts.errors[error as 'other'] : texts.errors.other];
  const facts = [
    texts.attempts(String(delivery.attempts)),
    ...(status === null ? [] : [texts.status(String(status))]),
    ...reason,
    ...(duration === null ? [] : [texts.duration(String(duration))]),
    texts.createdAt(formatTime(created)),
    ...(last === null ? [] : [texts.lastAttempt(formatTime(last))]),
    ...(next === null || state !== 'pending' ? [] : [texts.nextAttempt(formatTime(next))]),
  ];
  return <p className={own.muted}>{facts.join(' · ')}</p>;
}

function Replay({
  id,
  webhookId,
  endpointId,
}: {
  readonly id: string;
  readonly webhookId: string;
  readonly endpointId: string;
}): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const [isSent, setSent] = useState(false);
  const replay = (): void =>
    void submit(async () => {
      const options = { endpoint_id: endpointId, delivery_id: id };
      await callResource({ name: 'WebhookReplay', action: 'create', options });
      setSent(true);
      await revalidate();
    });
  return (
    <PlainForm action={actionPath('replay', endpointId)} onSend={replay}>
      <input type="hidden" name="endpoint_id" value={endpointId} />
      <input type="hidden" name="delivery_id" value={id} />
      <SubmitResult message={message} done={isSent ? texts.replayed : undefined} />
      <Button type="submit" variant="secondary" aria-label={texts.replayOf(webhookId)} loading={isBusy}>
        {texts.replay}
      </Button>
    </PlainForm>
  );
}

/** Returns JSON with line breaks; text that is no JSON as it is. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, JSON_INDENTATION);
  } catch {
    return text;
  }
}
