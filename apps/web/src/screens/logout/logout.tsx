import type { ReactNode } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import styles from '../../features/authentication/auth-page.module.css';
import { LogOutForm } from '../../features/authentication/log-out-form.tsx';

/** Redirects signed-out visitors to the home page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { viewer } = await context.get(answersContext).ask(ViewerDocument, {});
  if (!viewer) throw redirect('/');
  return null;
}

/** Renders the confirmation of a logout: opening an address ends no session. */
export function Component(): ReactNode {
  const accountTexts = useTexts('accounts', enUsAccounts);
  const texts = accountTexts.logOut;
  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      <LogOutForm variant="primary" />
      <p className={styles.other}>
        <Link to="/">{texts.stay}</Link>
      </p>
    </AuthPage>
  );
}
