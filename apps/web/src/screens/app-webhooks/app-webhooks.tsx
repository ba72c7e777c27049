import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { SecretOnce } from '../../features/apps/secret-once.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { EndpointFields, readEndpointFields } from '../../features/webhooks/endpoint-fields.tsx';
import { EndpointState } from '../../features/webhooks/endpoint-state.tsx';
import { endpointSchema, newSecretSchema, type Endpoint } from '../../features/webhooks/webhook-schemas.ts';
import own from '../../features/webhooks/webhooks.module.css';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';

const PATH = '/app-factory-oauth/webhooks/';
const appsSchema = z.array(z.object({ client_id: z.string(), name: z.string() }));

type PageData = {
  readonly app: z.infer<typeof appsSchema>[number];
  readonly endpoints: readonly Endpoint[];
};

/** Reads the webhook addresses of an app of the viewer. For another app the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  await requireViewer(args, 'continue');
  const id = new URL(args.request.url).searchParams.get('app') ?? '';
  const [apps, endpoints] = await Promise.all([
    readResource(args.context, 'RegisteredApp', {}),
    readResource(args.context, 'WebhookEndpoint', { client_id: id }),
  ]);
  const app = apps.ok ? appsSchema.parse(apps.data).find(({ client_id: one }) => one === id) : undefined;
  if (!app || !endpoints.ok) throw notFound();
  return { app, endpoints: z.array(endpointSchema).parse(endpoints.data) };
}

/** Renders the webhook addresses of an app, and the form that adds one (AC-08). All forms work without scripts. */
export function Component(): ReactNode {
  const texts = useWebhookTexts();
  const messages = useTexts('site', enUs);
  const { app, endpoints } = useLoaderData<PageData>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title(app.name))}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title(app.name)}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <p>
        <a href="/developers/#webhooks">{texts.documentation}</a>
      </p>
      {endpoints.length === 0 ? <p>{texts.none}</p> : null}
      {endpoints.map((endpoint) => (
        <EndpointSummary key={endpoint.id} endpoint={endpoint} />
      ))}
      <NewEndpoint clientId={app.client_id} />
      <p>
        <Link to="/app-factory-oauth/">{texts.backToApps}</Link>
      </p>
    </div>
  );
}

function EndpointSummary({ endpoint }: { readonly endpoint: Endpoint }): ReactNode {
  const texts = useWebhookTexts();
  const { id, url, event_types: types } = endpoint;
  return (
    <section className={styles.section} aria-labelledby={`endpoint-${id}`}>
      <h2 id={`endpoint-${id}`} dir="ltr" className={own.url}>
        {url}
      </h2>
      <EndpointState endpoint={endpoint} />
      <p className={styles.hint} dir="ltr">
        {types.join(', ')}
      </p>
      <p>
        <Link to={`${PATH}deliveries/?endpoint=${id}`} aria-label={texts.openOf(url)}>
          {texts.open}
        </Link>
      </p>
    </section>
  );
}

function NewEndpoint({ clientId }: { readonly clientId: string }): ReactNode {
  const texts = useWebhookTexts();
  const { revalidate } = useRevalidator();
  const submission = useSubmit();
  const { isBusy, message, submit } = submission;
  const result = useFormResult(PATH);
  const [created, setCreated] = useState(() => (result ? newSecretSchema.parse(result) : undefined));
  const [formKey, setFormKey] = useState(0);
  const add = (form: FormData): void =>
    void submit(async () => {
      setCreated(undefined);
      const options = { client_id: clientId, ...readEndpointFields(form) };
      const data = await callResource({ name: 'WebhookEndpoint', action: 'create', options });
      setCreated(newSecretSchema.parse(data));
      setFormKey((key) => key + 1);
      await revalidate();
    });
  return (
    <section className={styles.section} aria-labelledby="new-endpoint">
      <h2 id="new-endpoint">{texts.new}</h2>
      {created === undefined ? null : (
        <div role="status">
          <p>
            <strong>{texts.added}</strong>
          </p>
          <SecretOnce label={texts.secret} secret={created.secret} />
        </div>
      )}
      <PlainForm
        key={formKey}
        action={`${PATH}?app=${clientId}`}
        className={styles.fields}
        aria-label={texts.new}
        onSend={add}
      >
        <input type="hidden" name="client_id" value={clientId} />
        <EndpointFields submission={submission} />
        <SubmitResult message={message} done={undefined} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.add}
          </Button>
        </div>
      </PlainForm>
    </section>
  );
}
