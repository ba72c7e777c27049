import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { SecretOnce } from '../../features/apps/secret-once.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { useUtcTime } from '../../features/webhooks/use-utc-time.ts';
import { newSecretSchema, type Endpoint } from '../../features/webhooks/webhook-schemas.ts';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';
import { actionPath } from './action-path.ts';

const SECRET_PATH = '/app-factory-oauth/webhooks/deliveries/secret/';

/** Renders the actions of a webhook address: a test, a new secret, on and off, and its deletion. */
export function EndpointActions({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const all = useWebhookTexts();
  const texts = all.endpoint;
  const formatTime = useUtcTime();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const result = useFormResult(SECRET_PATH);
  const [secret, setSecret] = useState(() => (result ? newSecretSchema.parse(result).secret : undefined));
  const [done, setDone] = useState<string>();
  const { id, client_id: clientId, disabled_at: disabledAt, previous_secret_until: until } = endpoint;
  const isOff = disabledAt !== null;
  const run = (task: () => Promise<string | undefined>): void =>
    void submit(async () => {
      setDone(undefined);
      setDone(await task());
      await revalidate();
    });
  const test = (): void =>
    run(async () => {
      await callResource({ name: 'WebhookTest', action: 'create', options: { endpoint_id: id } });
      return texts.tested;
    });
  const rotate = (): void =>
    run(async () => {
      const data = await callResource({
        name: 'WebhookSecret',
        action: 'create',
        options: { endpoint_id: id },
      });
      setSecret(newSecretSchema.parse(data).secret);
      return undefined;
    });
  const toggle = (): void =>
    run(async () => {
      const options = { endpoint_id: id, is_enabled: isOff };
      await callResource({ name: 'WebhookState', action: 'update', options });
      return undefined;
    });
  const remove = (): void =>
    void submit(async () => {
      await callResource({ name: 'WebhookEndpoint', action: 'delete', options: { endpoint_id: id } });
      await navigate(`/app-factory-oauth/webhooks/?app=${clientId}`);
    });
  const hidden = <input type="hidden" name="endpoint_id" value={id} />;
  return (
    <section className={styles.section} aria-labelledby="endpoint-actions">
      <h2 id="endpoint-actions">{texts.actions}</h2>
      {secret === undefined ? null : (
        <div role="status">
          <SecretOnce label={all.secret} secret={secret} />
        </div>
      )}
      <p className={styles.hint}>
        {until === null ? texts.rotateHint : texts.rotatedUntil(formatTime(until))} {texts.deleteHint}
      </p>
      <SubmitResult message={message} done={done} />
      <div className={styles.actions}>
        {isOff ? null : (
          <PlainForm action={actionPath('test', id)} onSend={test}>
            {hidden}
            <Button type="submit" variant="secondary" disabled={isBusy}>
              {texts.test}
            </Button>
          </PlainForm>
        )}
        <PlainForm action={actionPath('state', id)} onSend={toggle}>
          {hidden}
          <input type="hidden" name="is_enabled" value={String(isOff)} />
          <Button type="submit" variant={isOff ? 'primary' : 'secondary'} disabled={isBusy}>
            {isOff ? texts.turnOn : texts.turnOff}
          </Button>
        </PlainForm>
        <PlainForm action={actionPath('secret', id)} onSend={rotate}>
          {hidden}
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {texts.rotate}
          </Button>
        </PlainForm>
        <PlainForm action={actionPath('delete', id)} onSend={remove}>
          {hidden}
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {texts.delete}
          </Button>
        </PlainForm>
      </div>
    </section>
  );
}
