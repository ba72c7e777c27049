import { getSafeRedirect } from '@pegboard/routes';
import { Button, getFormText, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { LanguageLinks } from '../links/language-links.tsx';
import { Link } from '../links/link.tsx';
import { ResourceError } from '../../data/call-resource.ts';
import { logIn } from '../../data/session.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AuthForm } from './auth-form.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import styles from './auth-page.module.css';
import { LoginCodeForm } from './login-code-form.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';
import { withQuery } from './with-query.ts';

/** Renders the login form with a link to sign up; afterwards the visitor is redirected to `next` (RT-07). */
export function LogInForm({
  params,
  isInModal = false,
  providers,
}: {
  /** The query of the login page: `next` and `for`. */
  readonly params: URLSearchParams;
  readonly isInModal?: boolean;
  /** The links to other ways to log in, which the second step does not show. */
  readonly providers?: ReactNode;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const accountTexts = useTexts('accounts', enUsAccounts);
  const texts = screenMessages.logIn;
  const { isBusy, message, fields, values, code, submit } = useSubmit();
  const [isCodeNeeded, setCodeNeeded] = useState(code === 'login_code_required');
  const send = (form: FormData): void => {
    const name = getFormText(form, 'username_or_email');
    const password = getFormText(form, 'password');
    const keepsAccount = getFormText(form, 'keep_account') === 'true';
    void submit(async () => {
      try {
        await logIn(name, password, { target: getSafeRedirect(params.get('next')), keepsAccount });
      } catch (error) {
        if (!(error instanceof ResourceError && error.failure.code === 'login_code_required')) throw error;
        setCodeNeeded(true);
      }
    });
  };
  if (isCodeNeeded) return <LoginCodeForm params={params} />;
  return (
    <div data-log-in="log-in">
      {providers}
      <AuthForm action={withQuery('/login/', params)} message={message} onSend={send}>
        <TextField
          name="username_or_email"
          label={texts.account}
          defaultValue={values['username_or_email']}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus={isInModal || undefined}
          error={fields['username_or_email']}
        />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
          error={fields['password']}
        />
        <SuspensionNotice fields={fields} />
        {fields['keep_account'] === undefined ? null : <ClosingNotice text={fields['keep_account']} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={isBusy}
          {...(fields['keep_account'] !== undefined && { name: 'keep_account', value: 'true' })}
        >
          {fields['keep_account'] === undefined ? messages.header.logIn : accountTexts.closing.keep}
        </Button>
      </AuthForm>
      <PasskeyLogIn target={getSafeRedirect(params.get('next'))} />
      <p className={styles.other}>
        <Link to="/password/reset/">{accountTexts.reset.forgot}</Link>
        <br />
        {texts.noAccount} <Link to={withQuery('/signup/', params)}>{messages.header.signUp}</Link>
      </p>
      <LanguageLinks />
    </div>
  );
}
