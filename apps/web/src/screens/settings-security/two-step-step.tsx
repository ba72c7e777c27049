import { Button, getFormText, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TWO_STEP_PATHS } from './two-step-paths.ts';
import { TwoStepSetup, type Setup } from './two-step-setup.tsx';
import own from './two-step.module.css';
import { useSecurity } from './use-security.ts';

/** The step that is open: a form, or the codes that are shown once. */
export type OpenStep =
  | { readonly kind: 'confirming' | 'replacing' | 'turning-off' }
  /** The secret is shown once: it is not repeated after a wrong code of a native form. */
  | { readonly kind: 'setting-up'; readonly setup: Setup | undefined }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const setupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
const codesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Renders the open step of two-step login: it is confirmed, set up, turned off, or its codes are replaced (AC-05). */
export function TwoStepStep(props: {
  readonly step: OpenStep;
  readonly hasPasskeys: boolean;
  readonly onStep: (step: OpenStep) => void;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const { step, hasPasskeys, onStep, onClose } = props;
  return (
    <>
      {step.kind === 'confirming' ? (
        <ConfirmForm
          hasPasskeys={hasPasskeys}
          onSetup={(setup) => onStep({ kind: 'setting-up', setup })}
          onCancel={onClose}
        />
      ) : null}
      {step.kind === 'setting-up' ? (
        <TwoStepSetup setup={step.setup}>
          <CodeForm
            action={TWO_STEP_PATHS.turnOn}
            label={texts.code}
            submitLabel={texts.turnOn}
            onSend={async (code) => {
              const options = { code };
              const data = await callResource({ name: 'UserTwoStepLogin', action: 'update', options });
              onStep({ kind: 'codes', codes: codesSchema.parse(data).recovery_codes });
            }}
            onCancel={onClose}
          />
        </TwoStepSetup>
      ) : null}
      {step.kind === 'codes' ? <RecoveryCodes codes={step.codes} onClose={onClose} /> : null}
      {step.kind === 'replacing' ? (
        <>
          <p className={styles.hint}>{texts.replaceHint}</p>
          <CodeForm
            action={TWO_STEP_PATHS.replace}
            label={texts.anyCode}
            submitLabel={texts.replace}
            onSend={async (code) => {
              const options = { code };
              const data = await callResource({ name: 'UserRecoveryCodes', action: 'create', options });
              onStep({ kind: 'codes', codes: codesSchema.parse(data).recovery_codes });
            }}
            onCancel={onClose}
          />
        </>
      ) : null}
      {step.kind === 'turning-off' ? (
        <CodeForm
          action={TWO_STEP_PATHS.turnOff}
          label={texts.anyCode}
          submitLabel={texts.turnOff}
          asksPassword
          onSend={async (code, password) => {
            await callResource({ name: 'UserTwoStepLogin', action: 'delete', options: { code, password } });
            onClose();
          }}
          onCancel={onClose}
        />
      ) : null}
    </>
  );
}

/** Asks for the password, or for a passkey, before the secret is shown. */
function ConfirmForm(props: {
  readonly hasPasskeys: boolean;
  readonly onSetup: (setup: Setup) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const { isBusy, message, fields, run } = useSecurity();
  const start = async (options: object): Promise<void> => {
    const data = await callResource({ name: 'UserTwoStepLogin', action: 'create', options: { ...options } });
    props.onSetup(setupSchema.parse(data));
  };
  const refusal = useRefusal(TWO_STEP_PATHS.setUp);
  const send = (form: FormData): void => void run(() => start({ password: getFormText(form, 'password') }));
  const usePasskeyInstead = (): void =>
    void run(async () => {
      const { choosePasskey } = await import('../../data/passkeys.ts');
      const credential = await choosePasskey();
      if (credential) await start({ credential });
    });
  return (
    <PlainForm
      action={TWO_STEP_PATHS.setUp}
      className={styles.fields}
      onSend={send}
      aria-label={texts.confirmFirst}
    >
      <h3>{texts.confirmFirst}</h3>
      <TextField
        ref={focus}
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
        error={fields['password'] ?? refusal.fields['password']}
      />
      <SubmitResult message={message ?? refusal.message} done={undefined} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.continue}
        </Button>
        {props.hasPasskeys ? (
          <Button
            className={own.scripted}
            variant="secondary"
            aria-disabled={isBusy}
            onClick={usePasskeyInstead}
          >
            {texts.usePasskey}
          </Button>
        ) : null}
        <Button className={own.scripted} variant="secondary" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Asks for a code, and for the password if it is needed too. */
function CodeForm(props: {
  /** The address at which the form is accepted without scripts. */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly asksPassword?: boolean;
  readonly onSend: (code: string, password: string) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const { isBusy, message, fields, run } = useSecurity();
  const refusal = useRefusal(props.action);
  const send = (form: FormData): void =>
    void run(() => props.onSend(getFormText(form, 'code'), getFormText(form, 'password')));
  return (
    <PlainForm action={props.action} className={styles.fields} onSend={send} aria-label={props.submitLabel}>
      {props.asksPassword ? (
        <TextField
          ref={focus}
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
          error={fields['password'] ?? refusal.fields['password']}
        />
      ) : null}
      <TextField
        ref={props.asksPassword ? null : focus}
        name="code"
        label={props.label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        error={fields['code'] ?? refusal.fields['code']}
      />
      <SubmitResult message={message ?? refusal.message} done={undefined} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {props.submitLabel}
        </Button>
        <Button className={own.scripted} variant="secondary" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </PlainForm>
  );
}

const focus = (field: HTMLElement | null): void => field?.focus();
