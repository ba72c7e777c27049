import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { AppScopes } from '../../features/apps/app-scopes.tsx';
import styles from '../../features/forms/form-page.module.css';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';

const connectionSchema = z.object({
  id: z.string(),
  app_name: z.string(),
  scopes: z.array(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  expires_at: z.string(),
});

type Connection = z.infer<typeof connectionSchema>;

/** Reads the connected apps of the viewer. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly Connection[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'ConnectedApps', {});
  return read.ok ? z.array(connectionSchema).parse(read.data) : [];
}

/** The apps that act for the viewer, each with a button that disconnects it (CR-14). */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).apps;
  const messages = useTexts('site', enUs);
  const connections = useLoaderData<readonly Connection[]>();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const disconnect = (id: string): void =>
    void submit(async () => {
      await callResource({ name: 'ConnectedApps', action: 'delete', options: { id } });
      await revalidate();
    });
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{connections.length === 0 ? texts.none : texts.hint}</p>
      <SubmitResult message={message} done={undefined} />
      {connections.map((connection) => (
        <ConnectedApp
          key={connection.id}
          connection={connection}
          isBusy={isBusy}
          onDisconnect={() => disconnect(connection.id)}
        />
      ))}
    </div>
  );
}

function ConnectedApp(props: {
  readonly connection: Connection;
  readonly isBusy: boolean;
  readonly onDisconnect: () => void;
}): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).apps;
  const locale = useLocale();
  const { id, app_name: name, scopes, ...times } = props.connection;
  const headingId = `app-${id}`;
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
      <Button
        variant="secondary"
        aria-label={texts.disconnectOf(name)}
        aria-disabled={props.isBusy}
        onClick={props.onDisconnect}
      >
        {texts.disconnect}
      </Button>
    </section>
  );
}
