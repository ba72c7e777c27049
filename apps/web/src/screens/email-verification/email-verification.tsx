import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { AuthForm } from '../../features/authentication/auth-form.tsx';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { appWindow } from '../../data/app-window.ts';

/** Redirects if the address has no link to verify. */
export function loader({ request }: LoaderFunctionArgs): null {
  if (!new URL(request.url).searchParams.has('token')) throw redirect('/email_verification_error/');
  return null;
}

/**
 * Renders the button that verifies an email address: mail clients that prefetch links verify nothing (WB-02).
 */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).verification;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { isBusy, message, submit } = useSubmit();
  const token = params.get('token') ?? '';
  const confirm = async (): Promise<void> => {
    try {
      await callResource({ name: 'UserEmailVerification', action: 'update', options: { token } });
      appWindow.location.assign('/email/verification/done/');
    } catch (error) {
      if (!(error instanceof ResourceError) || error.failure.code !== 'link_invalid') throw error;
      await navigate('/email_verification_error/', { replace: true });
    }
  };
  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      <meta name="referrer" content="no-referrer" />
      <AuthForm
        action={`/email/verification/?${new URLSearchParams({ token })}`}
        message={message}
        onSend={() => void submit(confirm)}
      >
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {texts.button}
        </Button>
      </AuthForm>
    </AuthPage>
  );
}
