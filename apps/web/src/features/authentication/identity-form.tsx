import { Button, getFormText, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { LoginCodeField, readLoginCode } from './login-code-field.tsx';
import { PlainForm } from '../forms/plain-form.tsx';
import { SubmitResult } from '../forms/submit-result.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import styles from './identity-form.module.css';

/** The options of a request that prove who the member is: a password with a code, or a passkey. */
export type IdentityProof = Readonly<Record<string, unknown>>;

type IdentityFormProps = {
  /** The address to which the form is posted without scripts. */
  readonly action: string;
  readonly hasPasskeys: boolean;
  readonly variant: 'primary' | 'danger';
  readonly texts: { readonly password: string; readonly submit: string; readonly passkeyButton: string };
  /** Sends the request with the proof, and returns a message for the page. Its errors are shown by field. */
  readonly onProof: (proof: IdentityProof) => Promise<string | undefined>;
  /** Texts and hidden fields above the password. */
  readonly children?: ReactNode;
};

/** Renders a form that confirms an action by the password, with a code of two-step login, or by a passkey. */
export function IdentityForm(props: IdentityFormProps): ReactNode {
  const { texts, onProof } = props;
  const { isBusy, message, fields, submit } = useSubmit();
  const [done, setDone] = useState<string>();
  const prove = async (proof: IdentityProof): Promise<void> => setDone(await onProof(proof));
  const byPasskey = async (): Promise<void> => {
    const { choosePasskey } = await import('../../data/passkeys.ts');
    const credential = await choosePasskey();
    if (credential) await prove({ credential });
  };
  return (
    <PlainForm
      className={styles.form}
      action={props.action}
      onSend={(form) =>
        void submit(() => prove({ password: getFormText(form, 'password'), ...readLoginCode(form) }))
      }
    >
      {props.children}
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
      <Button type="submit" variant={props.variant} loading={isBusy}>
        {texts.submit}
      </Button>
      {props.hasPasskeys ? (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void submit(byPasskey)}>
          {texts.passkeyButton}
        </Button>
      ) : null}
    </PlainForm>
  );
}
