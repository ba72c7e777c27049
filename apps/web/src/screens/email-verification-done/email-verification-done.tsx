import type { ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';

/** Renders the confirmation of a verified email address. */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).verification;
  return (
    <AuthPage title={texts.doneTitle} intro={texts.doneIntro}>
      <p>
        <Link to="/">{texts.home}</Link>
      </p>
    </AuthPage>
  );
}
