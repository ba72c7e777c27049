import { Button, getFormText, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { notFound } from '../../data/not-found.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { AuthForm } from '../../features/authentication/auth-form.tsx';
import { AuthPage } from '../../features/authentication/auth-page.tsx';
import styles from '../../features/authentication/auth-page.module.css';

/**
 * Renders the steps of a password reset: the link is requested, with `/pw/{username}` for a given name; it
 * was sent; it sets a password; done. No step reveals whether an account exists: nothing is looked up
 * (WB-02).
 */
export function Component(): ReactNode {
  const { step, username } = useParams();
  const [params] = useSearchParams();
  const token = params.get('token');
  if (step === 'sent') return <Sent />;
  if (step === 'done') return <Done />;
  if (step !== undefined && step !== 'new') throw notFound();
  return token === null ? <Ask username={username} /> : <Choose token={token} />;
}

function Ask({ username }: { readonly username: string | undefined }): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).reset;
  const { isBusy, message, fields, values, submit } = useSubmit();
  const navigate = useNavigate();
  const send = (form: FormData): void =>
    void submit(async () => {
      const named = getFormText(form, 'username_or_email');
      const options = { username_or_email: named };
      await callResource({ name: 'UserPasswordReset', action: 'create', options });
      await navigate('/password/reset/sent/');
    });
  return (
    <AuthPage
      title={username === undefined ? texts.ask.title : texts.ask.of(username)}
      intro={username === undefined ? texts.ask.intro : texts.ask.ofIntro}
    >
      <AuthForm action="/password/reset/" message={message} onSend={send}>
        <TextField
          name="username_or_email"
          label={texts.ask.account}
          defaultValue={values['username_or_email'] ?? username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={fields['username_or_email']}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {texts.ask.send}
        </Button>
      </AuthForm>
      <BackToLogIn />
    </AuthPage>
  );
}

function Sent(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).reset;
  return (
    <AuthPage title={texts.sent.title} intro={texts.sent.intro}>
      <p>
        {texts.sent.again} <Link to="/password/reset/">{texts.sent.againLink}</Link>.
      </p>
      <BackToLogIn />
    </AuthPage>
  );
}

function Choose({ token }: { readonly token: string }): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).reset;
  const screenMessages = useTexts('screens', enUsScreens);
  const { isBusy, message, fields, submit } = useSubmit();
  const navigate = useNavigate();
  const send = (form: FormData): void =>
    void submit(async () => {
      const options = { token, new_password: getFormText(form, 'new_password') };
      await callResource({ name: 'UserPasswordReset', action: 'update', options });
      await navigate('/password/reset/done/', { replace: true });
    });
  return (
    <AuthPage title={texts.choose.title} intro={texts.choose.intro}>
      <meta name="referrer" content="no-referrer" />
      <AuthForm
        action={`/password/reset/new/?${new URLSearchParams({ token })}`}
        message={message}
        onSend={send}
      >
        <input type="hidden" name="token" value={token} />
        <TextField
          name="new_password"
          type="password"
          label={texts.choose.password}
          hint={screenMessages.signUp.passwordHint}
          autoComplete="new-password"
          minLength={8}
          required
          error={fields['new_password']}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {texts.choose.set}
        </Button>
      </AuthForm>
      <p className={styles.other}>
        <Link to="/password/reset/">{texts.sent.againLink}</Link>
      </p>
    </AuthPage>
  );
}

function Done(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).reset;
  const messages = useTexts('site', enUs);
  return (
    <AuthPage title={texts.done.title} intro={texts.done.intro}>
      <p>
        <Link to="/login/">{messages.header.logIn}</Link>
      </p>
    </AuthPage>
  );
}

function BackToLogIn(): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).reset;
  const messages = useTexts('site', enUs);
  return (
    <p className={styles.other}>
      {texts.remembered} <Link to="/login/">{messages.header.logIn}</Link>
    </p>
  );
}
