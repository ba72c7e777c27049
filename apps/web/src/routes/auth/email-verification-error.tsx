import type { ReactNode } from 'react';
import { Link } from '../../compose/link.tsx';
import { accountTexts } from '../../messages/en-us-accounts.ts';
import { AuthPage } from './auth-page.tsx';

const texts = accountTexts.verification;

/** A link that confirms no e-mail, and what to do about it. */
export function Component(): ReactNode {
  return (
    <AuthPage title={texts.errorTitle} intro={texts.errorIntro}>
      <p>
        <Link to="/settings/security/">{texts.again}</Link>
      </p>
    </AuthPage>
  );
}
