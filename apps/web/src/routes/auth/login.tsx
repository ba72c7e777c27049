import { limitedLoginTitle, safeLoginTarget } from '@pegboard/routes';
import { Button, TextField } from '@pegboard/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { logIn } from '../../data/session.ts';
import { messages } from '../../messages/en-us.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { formText } from '../form-text.ts';
import { useSubmit } from '../use-submit.ts';
import { AuthPage } from './auth-page.tsx';
import styles from './auth-page.module.css';

/** The log-in page; afterwards the visitor is where `next` says, on this site only (RT-07). */
export function Component(): ReactNode {
  const texts = screenMessages.logIn;
  const [params] = useSearchParams();
  const { isBusy, message, fields, submit } = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void submit(() =>
      logIn(formText(form, 'account'), formText(form, 'password'), safeLoginTarget(params.get('next'))),
    );
  };
  return (
    <AuthPage
      title={limitedLoginTitle(params.get('for')) ?? texts.title}
      intro={texts.intro}
      other={
        <>
          {texts.noAccount} <Link to={`/signup/?${params}`}>{messages.header.signUp}</Link>
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
          name="account"
          label={texts.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
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
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {messages.header.logIn}
        </Button>
      </form>
    </AuthPage>
  );
}
