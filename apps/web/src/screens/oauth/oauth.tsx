import { Button, buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useViewer } from '../../data/viewer.ts';
import { AppScopes } from '../../features/apps/app-scopes.tsx';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import styles from './oauth.module.css';

/** The address of an app: a site, the device itself, or an installed app by the scheme of its domain (RFC 8252). */
const appAddress = z.url({ protocol: /^(https?|[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+)$/ });
const requestSchema = z.object({
  app: z.nullable(z.object({ name: z.string(), website_url: z.nullable(z.string()) })),
  scopes: z.array(z.string()),
  error: z.nullable(
    z.object({ code: z.string(), description: z.string(), return_url: z.nullable(appAddress) }),
  ),
});
const grantSchema = z.object({ redirect_url: appAddress });

type AuthorizationRequest = z.infer<typeof requestSchema>;
type Loaded = {
  /** The query of the request, as the app wrote it. */
  readonly query: string;
  /** Null if it could not be read. */
  readonly request: AuthorizationRequest | null;
};

/** Reads what an app asks for; the viewer logs in first. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireViewer(args, 'continue');
  const query = new URL(args.request.url).search.replace(/^\?/, '');
  const read = await readResource(args.context, 'AppAuthorization', { query });
  return { query, request: read.ok ? requestSchema.parse(read.data) : null };
}

/** Renders the page on which a member sees which app asks for which scopes, and allows or denies them (AC-06, CR-14). */
export function Component(): ReactNode {
  const { query, request } = useLoaderData<Loaded>();
  return request?.app ? (
    <Consent query={query} app={request.app} scopes={request.scopes} />
  ) : (
    <InvalidRequest error={request?.error ?? null} />
  );
}

function Consent(props: {
  readonly query: string;
  readonly app: NonNullable<AuthorizationRequest['app']>;
  readonly scopes: readonly string[];
}): ReactNode {
  const { query, app, scopes } = props;
  const texts = useTexts('apps', enUsApps);
  const { site } = useTexts('site', enUs);
  const viewer = useViewer();
  const { isBusy, message, submit } = useSubmit();
  const send = (form: FormData): void =>
    void submit(async () => {
      const options = { query, decision: form.get('decision') };
      const granted = await callResource({ name: 'AppAuthorization', action: 'create', options });
      location.assign(grantSchema.parse(granted).redirect_url);
    });
  return (
    <AuthPage title={texts.consentTitle(app.name)} intro={texts.consentIntro(viewer?.user.username ?? '')}>
      {/* The address has the values of the request: other sites do not receive it. */}
      <meta name="referrer" content="same-origin" />
      <PlainForm action={`/oauth/?${query}`} className={styles.consent} onSend={send}>
        <input type="hidden" name="query" value={query} />
        <AppScopes scopes={scopes} />
        {app.website_url === null ? null : (
          <p className={styles.hint}>{texts.otherMaker(site, hostOf(app.website_url))}</p>
        )}
        <p className={styles.hint}>
          {texts.consentHint(site)}{' '}
          {texts.returnsTo(hostOf(new URLSearchParams(query).get('redirect_uri') ?? ''))}
        </p>
        <SubmitResult message={message} done={undefined} />
        <Button
          type="submit"
          name="decision"
          value="allow"
          variant="primary"
          size="lg"
          fullWidth
          loading={isBusy}
        >
          {texts.allow}
        </Button>
        <Button type="submit" name="decision" value="deny" variant="secondary" size="lg" fullWidth>
          {texts.deny}
        </Button>
      </PlainForm>
    </AuthPage>
  );
}

/** Renders the reason for which a request is rejected. Members decide whether it is reported to the app (RFC 9700, 4.11.2). */
function InvalidRequest({ error }: { readonly error: AuthorizationRequest['error'] }): ReactNode {
  const texts = useTexts('apps', enUsApps);
  return (
    <AuthPage title={texts.invalidTitle} intro={texts.invalidIntro}>
      <div className={styles.consent}>
        {error === null ? null : (
          <p className={styles.hint} dir="ltr" lang="en">
            <code>{error.code}</code> {error.description}
          </p>
        )}
        <Link to="/settings/apps/" {...buttonAttributes({ variant: 'primary' })}>
          {texts.open}
        </Link>
        {error?.return_url ? (
          <a href={error.return_url} rel="noreferrer" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.backToApp}
          </a>
        ) : null}
      </div>
    </AuthPage>
  );
}

/** Returns the host of an address, or the scheme of an installed app. */
function hostOf(address: string): string {
  const url = URL.parse(address);
  return url?.host || (url?.protocol.replace(/:$/, '') ?? '');
}
