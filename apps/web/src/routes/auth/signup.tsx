import { limitedLoginTitle, safeLoginTarget } from '@pegboard/routes';
import { Button, TextField } from '@pegboard/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { signUp } from '../../data/session.ts';
import { messages } from '../../messages/en-us.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { formText } from '../form-text.ts';
import { useSubmit } from '../use-submit.ts';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-page.module.css';

/** The sign-up page: a name, an e-mail and a password, nothing more. */
export function Component(): ReactNode {
  const texts = screenMessages.signUp;
  const [params] = useSearchParams();
  const { isBusy, message, fields, submit } = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const account = {
      fullName: formText(form, 'full_name'),
      email: formText(form, 'email'),
      password: formText(form, 'password'),
    };
    void submit(() => signUp(account, safeLoginTarget(params.get('next'))));
  };
  return (
    <AuthPage
      title={limitedLoginTitle(params.get('for')) ?? texts.title}
      intro={texts.intro}
      other={
        <>
          {texts.hasAccount} <Link to={`/login/?${params}`}>{messages.header.logIn}</Link>
        </>
      }
    >
      <form className={styles.form} method="post" onSubmit={send}>
        {message === undefined ? null : (
          <p className={styles.problem} role="alert">
            {message}
          </p>
        )}
        <TextField
          name="full_name"
          label={texts.fullName}
          autoComplete="name"
          required
          maxLength={100}
          error={fields['full_name'] ?? fields['username']}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          required
          error={fields['email']}
        />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          minLength={8}
          required
          error={fields['password']}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {messages.header.signUp}
        </Button>
      </form>
    </AuthPage>
  );
}
