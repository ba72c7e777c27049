import type { ReactNode } from 'react';
import { Link } from '../../features/links/link.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';

/** Renders the remaining steps after all sessions were ended. */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).panic;
  return (
    <AuthPage title={texts.doneTitle} intro={texts.doneIntro}>
      <p>
        <Link to="/password/reset/">{texts.choose}</Link>
      </p>
    </AuthPage>
  );
}
