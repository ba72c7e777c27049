import { buttonAttributes } from '@pegboard/ui';
import { loginPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import authStyles from '../../features/authentication/auth-page.module.css';
import { withQuery } from '../../features/authentication/with-query.ts';
import { Link } from '../../features/links/link.tsx';
import { useViewer } from '../../data/viewer.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';

/** Renders the step for an email that an account has: its member logs in as usual before anything is linked. */
export function AccountExists({
  label,
  email,
  params,
}: {
  readonly label: string;
  readonly email: string | null;
  readonly params: URLSearchParams;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).logIn;
  const { logOut } = useTexts('accounts', enUsAccounts);
  const viewer = useViewer();
  const next = params.get('next');
  const here = withQuery('/login/sso/', new URLSearchParams(next === null ? {} : { next }));
  return (
    <AuthPage title={texts.title} intro={texts.intro(label, email ?? '')}>
      {viewer ? (
        <div className={authStyles.form}>
          <p className={authStyles.notice}>{texts.logOut}</p>
          <Link to="/logout/" {...buttonAttributes({ variant: 'secondary', size: 'lg', fullWidth: true })}>
            {logOut.button}
          </Link>
        </div>
      ) : (
        <div className={authStyles.form}>
          <Link
            to={loginPath({ next: here, for: 'continue' })}
            {...buttonAttributes({ variant: 'primary', size: 'lg', fullWidth: true })}
          >
            {texts.logIn}
          </Link>
          <p className={authStyles.other}>
            <Link to="/password/reset/">{texts.forgot}</Link>
          </p>
        </div>
      )}
    </AuthPage>
  );
}
