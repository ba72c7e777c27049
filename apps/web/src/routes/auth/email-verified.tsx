import type { ReactNode } from 'react';
import { Link } from '../../compose/link.tsx';
import { accountTexts } from '../../messages/en-us-accounts.ts';
import { AuthPage } from './auth-page.tsx';

const texts = accountTexts.verification;

/** An e-mail is confirmed. */
export function Component(): ReactNode {
  return (
    <AuthPage title={texts.doneTitle} intro={texts.doneIntro}>
      <p>
        <Link to="/">{texts.home}</Link>
      </p>
    </AuthPage>
  );
}
