import { limitedLoginTitle, safeLoginTarget } from '@pegboard/routes';
import { Button, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { logIn } from '../../data/session.ts';
import { messages } from '../../messages/en-us.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { formText } from '../form-text.ts';
import { useSubmit } from '../use-submit.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';

/** The log-in page; afterwards the visitor is where `next` says, on this site only (RT-07). */
export function Component(): ReactNode {
  const texts = screenMessages.logIn;
  const [params] = useSearchParams();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const send = (form: FormData): void => {
    void submit(() =>
      logIn(
        formText(form, 'username_or_email'),
        formText(form, 'password'),
        safeLoginTarget(params.get('next')),
      ),
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
      <AuthForm path="/login/" message={message} onSend={send}>
        <TextField
          name="username_or_email"
          label={texts.account}
          defaultValue={values['username_or_email']}
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
      </AuthForm>
    </AuthPage>
  );
}
