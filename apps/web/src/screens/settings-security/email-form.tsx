import { Button, getFormText, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../../features/links/link.tsx';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { LoginCodeField, readLoginCode } from '../../features/authentication/login-code-field.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';
import { useSecurity } from './use-security.ts';

/**
 * Renders the email address of the account: its verification state, and its change by a link sent to the new
 * address (WB-09).
 */
export function EmailForm({
  email,
}: {
  readonly email: {
    readonly email: string;
    readonly newEmail: string | null;
    readonly isEmailVerified: boolean;
  };
}): ReactNode {
  const emailTexts = useTexts('email', enUsEmail);
  const texts = useTexts('accounts', enUsAccounts).security;
  const { isBusy, fields, message, change } = useSecurity();
  const [done, setDone] = useState<string>();
  const sendAgain = async (): Promise<void> => {
    setDone(undefined);
    const isSent = await change({ name: 'UserEmailVerification', action: 'create', options: {} });
    if (isSent) setDone(texts.sent);
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const options = {
      email: getFormText(form, 'email'),
      password: getFormText(form, 'password'),
      ...readLoginCode(form),
    };
    setDone(undefined);
    if (!(await change({ name: 'UserEmail', action: 'update', options }))) return;
    setDone(texts.changed);
    element.reset();
  };
  const waits = email.newEmail !== null;
  return (
    <form className={styles.section} onSubmit={(event) => void send(event)} aria-labelledby="security-email">
      <h2 id="security-email">{texts.email}</h2>
      <p>
        {email.email} · {email.isEmailVerified ? texts.verified : texts.unverified}
      </p>
      {email.newEmail === null ? null : <p className={styles.hint}>{texts.waiting(email.newEmail)}</p>}
      {waits || !email.isEmailVerified ? (
        <Button variant="secondary" size="sm" onClick={() => void sendAgain()}>
          {texts.sendAgain}
        </Button>
      ) : null}
      <TextField
        name="email"
        type="email"
        label={texts.newEmail}
        autoComplete="email"
        required
        error={fields['email']}
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
        error={fields['password']}
      />
      <LoginCodeField error={fields['code']} />
      <SubmitResult message={message} done={done} />
      <Link to="/email/subscription/">{emailTexts.open}</Link>
      <Button type="submit" variant="secondary" loading={isBusy}>
        {texts.change}
      </Button>
    </form>
  );
}
