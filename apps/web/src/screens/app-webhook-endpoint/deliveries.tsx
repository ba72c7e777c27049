import { Button, EmptyState, getFormText, Select, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import {
  DELIVERY_STATES,
  WEBHOOK_EVENT_TYPES,
  type Delivery,
  type Endpoint,
} from '../../features/webhooks/webhook-schemas.ts';
import own from '../../features/webhooks/webhooks.module.css';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { actionPath } from './action-path.ts';
import { DeliveryItem } from './delivery-item.tsx';

const replayedSchema = z.object({ count: z.number() });

/** Renders a page of the deliveries to a webhook address, with filters, and sends failed ones again. */
export function Deliveries({
  endpoint,
  deliveries,
  next,
}: {
  readonly endpoint: Endpoint;
  readonly deliveries: readonly Delivery[];
  /** The cursor of the next page. */
  readonly next: string | null;
}): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const [search] = useSearchParams();
  const isEnabled = endpoint.disabled_at === null;
  const nextPage = new URLSearchParams(search);
  if (next !== null) nextPage.set('after', next);
  return (
    <section className={styles.section} aria-labelledby="deliveries">
      <h2 id="deliveries">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <Filters endpointId={endpoint.id} />
      {deliveries.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={3}>
          {texts.noneHint}
        </EmptyState>
      ) : null}
      <ul className={own.deliveries} role="list">
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            endpointId={endpoint.id}
            isEnabled={isEnabled}
          />
        ))}
      </ul>
      {next === null ? null : <Link to={`?${nextPage}`}>{texts.more}</Link>}
      {isEnabled && endpoint.failed_count > 0 ? <ReplayFailed endpointId={endpoint.id} /> : null}
    </section>
  );
}

/** Renders the filters, which the address of the page has. */
function Filters({ endpointId }: { readonly endpointId: string }): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  return (
    <form action="/app-factory-oauth/webhooks/deliveries/" className={styles.fields}>
      <input type="hidden" name="endpoint" value={endpointId} />
      <div className={own.filters}>
        <Select name="state" label={texts.state} defaultValue={search.get('state') ?? ''}>
          <option value="">{texts.every}</option>
          {DELIVERY_STATES.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </Select>
        <Select name="event_type" label={texts.event} defaultValue={search.get('event_type') ?? ''}>
          <option value="">{texts.every}</option>
          {[...WEBHOOK_EVENT_TYPES, 'endpoint.test'].map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          {texts.filter}
        </Button>
        <Button variant="secondary" onClick={() => void revalidate()}>
          {texts.refresh}
        </Button>
      </div>
    </form>
  );
}

function ReplayFailed({ endpointId }: { readonly endpointId: string }): ReactNode {
  const texts = useWebhookTexts().deliveries;
  const { revalidate } = useRevalidator();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const [count, setCount] = useState<number>();
  const replay = (form: FormData): void =>
    void submit(async () => {
      setCount(undefined);
      const options = { endpoint_id: endpointId, since: getFormText(form, 'since') };
      const data = await callResource({ name: 'WebhookFailures', action: 'create', options });
      setCount(replayedSchema.parse(data).count);
      await revalidate();
    });
  return (
    <PlainForm
      action={actionPath('failed', endpointId)}
      className={styles.fields}
      aria-label={texts.failedTitle}
      onSend={replay}
    >
      <h3>{texts.failedTitle}</h3>
      <input type="hidden" name="endpoint_id" value={endpointId} />
      <TextField
        name="since"
        type="date"
        label={texts.since}
        required
        defaultValue={values['since']}
        error={fields['since']}
      />
      <SubmitResult
        message={message}
        done={count === undefined ? undefined : texts.replayedAll(String(count))}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" loading={isBusy}>
          {texts.replayAll}
        </Button>
      </div>
    </PlainForm>
  );
}
