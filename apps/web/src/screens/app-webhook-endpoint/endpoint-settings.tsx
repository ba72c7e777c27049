import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { EndpointFields, readEndpointFields } from '../../features/webhooks/endpoint-fields.tsx';
import type { Endpoint } from '../../features/webhooks/webhook-schemas.ts';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { actionPath } from './action-path.ts';

/** Renders the form that changes a webhook address and its events. */
export function EndpointSettings({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const texts = useWebhookTexts().endpoint;
  const { revalidate } = useRevalidator();
  const submission = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const save = (form: FormData): void =>
    void submission.submit(async () => {
      setSaved(false);
      const options = { endpoint_id: endpoint.id, ...readEndpointFields(form) };
      await callResource({ name: 'WebhookEndpoint', action: 'update', options });
      setSaved(true);
      await revalidate();
    });
  return (
    <section className={styles.section} aria-labelledby="endpoint-settings">
      <h2 id="endpoint-settings">{texts.settings}</h2>
      <PlainForm
        action={actionPath('change', endpoint.id)}
        className={styles.fields}
        aria-label={texts.settings}
        onSend={save}
      >
        <input type="hidden" name="endpoint_id" value={endpoint.id} />
        <EndpointFields endpoint={endpoint} submission={submission} />
        <SubmitResult message={submission.message} done={isSaved ? texts.saved : undefined} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={submission.isBusy}>
            {texts.save}
          </Button>
        </div>
      </PlainForm>
    </section>
  );
}
