import type { ReactNode } from 'react';
import { Link } from '../../compose/link.tsx';
import { accountTexts } from '../../messages/en-us-accounts.ts';
import { AuthPage } from './auth-page.tsx';

const texts = accountTexts.panic;

/** What is left to do when all sessions have ended. */
export function Component(): ReactNode {
  return (
    <AuthPage title={texts.doneTitle} intro={texts.doneIntro}>
      <p>
        <Link to="/password/reset/">{texts.choose}</Link>
      </p>
    </AuthPage>
  );
}
