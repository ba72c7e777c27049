import { getSafeRedirect } from '@pegboard/routes';
import { Button, getFormText, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { LanguageLinks } from '../links/language-links.tsx';
import { Link } from '../links/link.tsx';
import { signUp } from '../../data/session.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-page.module.css';
import { withQuery } from './with-query.ts';

/** Renders the sign-up form with name, email and password, and a link to log in. */
export function SignUpForm({
  params,
  isInModal = false,
  needsInvite = false,
}: {
  /** The query of the sign-up page: `next` and `for`. */
  readonly params: URLSearchParams;
  readonly isInModal?: boolean;
  /** True if the site is by invitation; the server says so too, in response to a form without a code. */
  readonly needsInvite?: boolean;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const locale = useLocale();
  const accountTexts = useTexts('accounts', enUsAccounts);
  const texts = screenMessages.signUp;
  const { isBusy, message, fields, values, submit } = useSubmit();
  const send = (form: FormData): void => {
    const account = {
      fullName: getFormText(form, 'full_name'),
      email: getFormText(form, 'email'),
      password: getFormText(form, 'password'),
      locale,
      inviteCode: getFormText(form, 'invite_code'),
    };
    void submit(() => signUp(account, firstPage(getSafeRedirect(params.get('next')))));
  };
  return (
    <div data-log-in="sign-up">
      <AuthForm action={withQuery('/signup/', params)} message={message} onSend={send}>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          name="full_name"
          label={texts.fullName}
          defaultValue={values['full_name']}
          autoComplete="name"
          required
          maxLength={100}
          data-autofocus={isInModal || undefined}
          error={fields['full_name'] ?? fields['username']}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          defaultValue={values['email']}
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
        {needsInvite || fields['invite_code'] !== undefined ? (
          <TextField
            name="invite_code"
            label={accountTexts.signUpModes.inviteCode}
            defaultValue={values['invite_code'] ?? params.get('invite_code') ?? undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            error={fields['invite_code']}
          />
        ) : null}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {messages.header.signUp}
        </Button>
      </AuthForm>
      <p className={styles.other}>
        {texts.hasAccount} <Link to={withQuery('/login/', params)}>{messages.header.logIn}</Link>
      </p>
      <LanguageLinks />
    </div>
  );
}

/**
 * Returns the first step after signing up: the action that the visitor wanted, otherwise the choice of
 * interests.
 */
function firstPage(target: string): string {
  return target === '/' ? '/onboarding/' : target;
}
