import { Button, getFormText, TextField } from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../../features/links/link.tsx';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { LoginCodeField, readLoginCode } from '../../features/authentication/login-code-field.tsx';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';
import { useSecurity } from './use-security.ts';

/** The addresses at which the forms are accepted without scripts. */
const EMAIL_PATH = '/settings/security/email/';
const AGAIN_PATH = `${EMAIL_PATH}again/`;

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
  const texts = useTexts('security', enUsSecurity).security;
  const { isBusy, change, ...submission } = useSecurity();
  const refusal = useRefusal(EMAIL_PATH);
  const again = useRefusal(AGAIN_PATH);
  const fields = { ...refusal.fields, ...submission.fields };
  const message = submission.message ?? refusal.message ?? again.message;
  const element = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string>();
  const sendAgain = async (): Promise<void> => {
    setDone(undefined);
    const isSent = await change({ name: 'UserEmailVerification', action: 'create', options: {} });
    if (isSent) setDone(texts.sent);
  };
  const send = async (form: FormData): Promise<void> => {
    const options = {
      email: getFormText(form, 'email'),
      password: getFormText(form, 'password'),
      ...readLoginCode(form),
    };
    setDone(undefined);
    if (!(await change({ name: 'UserEmail', action: 'update', options }))) return;
    setDone(texts.changed);
    element.current?.reset();
  };
  const waits = email.newEmail !== null;
  return (
    <section className={styles.section} aria-labelledby="security-email">
      <h2 id="security-email">{texts.email}</h2>
      <p>
        {email.email} · {email.isEmailVerified ? texts.verified : texts.unverified}
      </p>
      {email.newEmail === null ? null : <p className={styles.hint}>{texts.waiting(email.newEmail)}</p>}
      {waits || !email.isEmailVerified ? (
        <PlainForm action={AGAIN_PATH} onSend={() => void sendAgain()}>
          <Button type="submit" variant="secondary" size="sm">
            {texts.sendAgain}
          </Button>
        </PlainForm>
      ) : null}
      <PlainForm
        ref={element}
        action={EMAIL_PATH}
        className={styles.fields}
        aria-label={texts.change}
        onSend={(form) => void send(form)}
      >
        <TextField
          name="email"
          type="email"
          label={texts.newEmail}
          autoComplete="email"
          defaultValue={refusal.values['email']}
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
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" loading={isBusy}>
            {texts.change}
          </Button>
        </div>
      </PlainForm>
      <Link to="/email/subscription/">{emailTexts.open}</Link>
    </section>
  );
}
