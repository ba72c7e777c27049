import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { AuthForm } from '../../features/authentication/auth-form.tsx';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { withQuery } from '../../features/authentication/with-query.ts';
import { appWindow } from '../../data/app-window.ts';

/** Requires a member, or the link of an email. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  if (!new URL(args.request.url).searchParams.has('token')) await requireViewer(args, 'continue');
  return null;
}

/** Renders the button that ends all sessions of an account: opening an address ends none (WB-02). */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).panic;
  const [params] = useSearchParams();
  const { isBusy, message, submit } = useSubmit();
  const token = params.get('token');
  const query = new URLSearchParams(token === null ? {} : { token });
  const send = (): void =>
    void submit(async () => {
      await callResource({
        name: 'UserPanic',
        action: 'create',
        options: token === null ? {} : { token },
      });
      appWindow.location.assign('/secure/panic/done/');
    });
  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      <meta name="referrer" content="no-referrer" />
      <AuthForm action={withQuery('/secure/panic/', query)} message={message} onSend={send}>
        {token === null ? null : <input type="hidden" name="token" value={token} />}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {texts.button}
        </Button>
      </AuthForm>
    </AuthPage>
  );
}
