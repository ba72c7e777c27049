import { Button } from '@pegboard/ui';
import { type ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import own from './app-factory-oauth.module.css';
import { NewApp } from './new-app.tsx';

const appSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  website_url: z.string(),
  redirect_uris: z.array(z.string()),
  is_confidential: z.boolean(),
  created_at: z.string(),
});

type App = z.infer<typeof appSchema>;

/** Reads the apps that the viewer registered. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly App[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'RegisteredApp', {});
  return read.ok ? z.array(appSchema).parse(read.data) : [];
}

/** Renders the apps that the viewer registered, and the form that registers one (AC-06). All forms work without scripts. */
export function Component(): ReactNode {
  const texts = useTexts('apps', enUsApps);
  const messages = useTexts('site', enUs);
  const apps = useLoaderData<readonly App[]>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.register.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.register.title}</h1>
      <p className={styles.hint}>{texts.register.intro}</p>
      {apps.length === 0 ? <p>{texts.register.none}</p> : null}
      {apps.map((app) => (
        <RegisteredApp key={app.client_id} app={app} />
      ))}
      <NewApp />
      <p>
        <Link to="/settings/apps/">{texts.open}</Link>
      </p>
    </div>
  );
}

function RegisteredApp({ app }: { readonly app: App }): ReactNode {
  const texts = useTexts('apps', enUsApps).register;
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const { client_id: id, name } = app;
  const remove = (): void =>
    void submit(async () => {
      await callResource({ name: 'RegisteredApp', action: 'delete', options: { client_id: id } });
      await revalidate();
    });
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className={styles.hint}>
        {[
          texts.registeredOn(formatUtcDay(app.created_at, locale)),
          app.is_confidential ? texts.isConfidential : texts.isPublic,
        ].join(' · ')}
      </p>
      <dl className={own.facts}>
        <dt>{texts.clientId}</dt>
        <dd dir="ltr">
          <code>{id}</code>
        </dd>
        <dt>{texts.website}</dt>
        <dd dir="ltr">{app.website_url}</dd>
        <dt>{texts.redirects}</dt>
        {app.redirect_uris.map((address) => (
          <dd key={address} dir="ltr">
            <code>{address}</code>
          </dd>
        ))}
      </dl>
      <p>
        <Link to={`/app-factory-oauth/webhooks/?app=${id}`} aria-label={texts.webhooksOf(name)}>
          {texts.webhooks}
        </Link>
      </p>
      <SubmitResult message={message} done={undefined} />
      <PlainForm action="/app-factory-oauth/delete/" onSend={remove}>
        <input type="hidden" name="client_id" value={id} />
        <p className={styles.hint}>{texts.deleteHint}</p>
        <Button type="submit" variant="secondary" aria-label={texts.deleteOf(name)} loading={isBusy}>
          {texts.delete}
        </Button>
      </PlainForm>
    </section>
  );
}
