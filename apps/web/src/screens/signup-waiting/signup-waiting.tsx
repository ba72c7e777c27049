import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import { Link } from '../../features/links/link.tsx';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';

/** Renders the confirmation of a sign-up that waits for the approval of the team (OP-06). */
export function Component(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).signUpModes;
  const messages = useTexts('site', enUs);
  return (
    <AuthPage title={texts.waitingTitle} intro={texts.waitingIntro}>
      <p>
        <Link to="/login/">{messages.header.logIn}</Link>
      </p>
    </AuthPage>
  );
}
