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
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import styles from './oauth.module.css';

/** The parameters of an authorization request (RFC 6749, RFC 7636). */
const PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

const requestSchema = z.object({
  app_name: z.string(),
  scopes: z.array(z.string()),
  denied_url: z.url({ protocol: /^https$/ }),
});
const grantSchema = z.object({ redirect_url: z.url({ protocol: /^https$/ }) });

type Loaded = {
  readonly options: Readonly<Record<string, string>>;
  /** Null for a request that is not valid: nothing is sent to its address. */
  readonly request: z.infer<typeof requestSchema> | null;
};

/** Reads what an app asks for; the viewer logs in first. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireViewer(args, 'continue');
  const { searchParams } = new URL(args.request.url);
  const options = Object.fromEntries(PARAMETERS.map((name) => [name, searchParams.get(name) ?? '']));
  const read = await readResource(args.context, 'AppAuthorization', options);
  return { options, request: read.ok ? requestSchema.parse(read.data) : null };
}

/** The page on which a member sees which app asks for which scopes, and allows or denies them (CR-14). */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).apps;
  const messages = useTexts('site', enUs);
  const viewer = useViewer();
  const { options, request } = useLoaderData<Loaded>();
  const { isBusy, message, submit } = useSubmit();
  if (!viewer || !request)
    return (
      <AuthPage title={texts.invalidTitle} intro={texts.invalidIntro}>
        <Link to="/settings/apps/" {...buttonAttributes({ variant: 'primary' })}>
          {texts.open}
        </Link>
      </AuthPage>
    );
  const allow = (): void =>
    void submit(async () => {
      const granted = await callResource({
        name: 'AppAuthorization',
        action: 'create',
        options: { ...options },
      });
      location.assign(grantSchema.parse(granted).redirect_url);
    });
  return (
    <AuthPage title={texts.consentTitle(request.app_name)} intro={texts.consentIntro(viewer.user.username)}>
      <meta name="referrer" content="no-referrer" />
      <div className={styles.consent}>
        <AppScopes scopes={request.scopes} />
        <p className={styles.hint}>{texts.consentHint(messages.site)}</p>
        <SubmitResult message={message} done={undefined} />
        <Button variant="primary" size="lg" fullWidth loading={isBusy} onClick={allow}>
          {texts.allow}
        </Button>
        <Button variant="secondary" size="lg" fullWidth onClick={() => location.assign(request.denied_url)}>
          {texts.deny}
        </Button>
      </div>
    </AuthPage>
  );
}
