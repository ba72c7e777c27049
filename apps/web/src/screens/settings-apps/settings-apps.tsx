import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { AppScopes } from '../../features/apps/app-scopes.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { PersonalTokens } from './personal-tokens.tsx';
import { tokenSchema, type PersonalToken } from './token-schema.ts';

const connectionSchema = z.object({
  id: z.string(),
  app_name: z.string(),
  website_url: z.nullable(z.string()),
  scopes: z.array(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.string(),
});

type Connection = z.infer<typeof connectionSchema>;
type Loaded = { readonly connections: readonly Connection[]; readonly tokens: readonly PersonalToken[] };

/** Reads the connected apps and the personal access tokens of the viewer. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireViewer(args, 'continue');
  const [connections, tokens] = await Promise.all([
    readResource(args.context, 'ConnectedApps', {}),
    readResource(args.context, 'PersonalToken', {}),
  ]);
  return {
    connections: connections.ok ? z.array(connectionSchema).parse(connections.data) : [],
    tokens: tokens.ok ? z.array(tokenSchema).parse(tokens.data) : [],
  };
}

/** Renders the apps that act for the viewer, and their tokens for scripts (AC-06, CR-14). All forms work without scripts. */
export function Component(): ReactNode {
  const texts = useTexts('apps', enUsApps);
  const messages = useTexts('site', enUs);
  const { connections, tokens } = useLoaderData<Loaded>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{connections.length === 0 ? texts.none : texts.hint}</p>
      {connections.map((connection) => (
        <ConnectedApp key={connection.id} connection={connection} />
      ))}
      <PersonalTokens tokens={tokens} />
      <p>
        <Link to="/app-factory-oauth/">{texts.register.open}</Link>
      </p>
    </div>
  );
}

function ConnectedApp({ connection }: { readonly connection: Connection }): ReactNode {
  const texts = useTexts('apps', enUsApps);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const { id, app_name: name, scopes, ...times } = connection;
  const headingId = `app-${id}`;
  const disconnect = (): void =>
    void submit(async () => {
      await callResource({ name: 'ConnectedApps', action: 'delete', options: { id } });
      await revalidate();
    });
  const facts = [
    texts.connectedOn(formatUtcDay(times.created_at, locale)),
    times.last_used_at === null
      ? texts.neverUsed
      : texts.lastUsedOn(formatUtcDay(times.last_used_at, locale)),
    texts.expiresOn(formatUtcDay(times.expires_at, locale)),
  ];
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <p className={styles.hint}>{facts.join(' · ')}</p>
      <AppScopes scopes={scopes} />
      <SubmitResult message={message} done={undefined} />
      <PlainForm action="/settings/apps/disconnect/" onSend={disconnect}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="secondary" aria-label={texts.disconnectOf(name)} loading={isBusy}>
          {texts.disconnect}
        </Button>
      </PlainForm>
    </section>
  );
}
