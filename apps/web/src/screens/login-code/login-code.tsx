import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { LoginCodeForm } from '../../features/authentication/login-code-form.tsx';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders the second step of a log-in, for browsers without scripts (AC-05). */
export function Component(): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const [params] = useSearchParams();
  return (
    <AuthPage title={texts.loginTitle} intro={undefined}>
      <LoginCodeForm params={params} />
    </AuthPage>
  );
}
