import type { ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';

/** Renders the error of an invalid verification link, with advice. */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).verification;
  return (
    <AuthPage title={texts.errorTitle} intro={texts.errorIntro}>
      <p>
        <Link to="/settings/security/">{texts.again}</Link>
      </p>
    </AuthPage>
  );
}
