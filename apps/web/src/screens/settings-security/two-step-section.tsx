import { Button, getFormText, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import type { SecurityQuery } from '../../data/generated/graphql.ts';
import styles from '../../features/forms/form-page.module.css';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup, type Setup } from './two-step-setup.tsx';
import { useSecurity } from './use-security.ts';

type State = NonNullable<SecurityQuery['viewer']>['twoStepLogin'];
/** The part that is open below the state: a form, or the codes that are shown once. */
type Step =
  | { readonly kind: 'closed' | 'confirming' | 'replacing' | 'turning-off' }
  | { readonly kind: 'setting-up'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const CLOSED: Step = { kind: 'closed' };
const setupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
const codesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Renders two-step login: set up, turned off, and its recovery codes replaced here (AC-05). */
export function TwoStepSection({
  state,
  hasPasskeys,
}: {
  readonly state: State;
  readonly hasPasskeys: boolean;
}): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).twoStep;
  const locale = useLocale();
  const [step, setStep] = useState<Step>(CLOSED);
  const close = (): void => setStep(CLOSED);
  const open = (kind: 'confirming' | 'replacing' | 'turning-off') => () => setStep({ kind });
  return (
    <section className={styles.section} aria-labelledby="security-two-step">
      <h2 id="security-two-step">{texts.title}</h2>
      <p className={styles.hint}>
        {texts.hint} {texts.passkeyHint}
      </p>
      <p>
        {state.turnedOnAt === null
          ? texts.off
          : [
              texts.onSince(formatUtcDay(state.turnedOnAt, locale)),
              texts.codesLeft(state.recoveryCodesLeft),
            ].join(' · ')}
      </p>
      {step.kind === 'closed' ? (
        <div className={styles.actions}>
          {state.isOn ? (
            <>
              <Button variant="secondary" onClick={open('replacing')}>
                {texts.replace}
              </Button>
              <Button variant="secondary" onClick={open('turning-off')}>
                {texts.turnOff}
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={open('confirming')}>
              {texts.setUp}
            </Button>
          )}
        </div>
      ) : null}
      {step.kind === 'confirming' ? (
        <ConfirmForm
          hasPasskeys={hasPasskeys}
          onSetup={(setup) => setStep({ kind: 'setting-up', setup })}
          onCancel={close}
        />
      ) : null}
      {step.kind === 'setting-up' ? (
        <TwoStepSetup setup={step.setup}>
          <CodeForm
            label={texts.code}
            submitLabel={texts.turnOn}
            onSend={async (code) => {
              const options = { code };
              const data = await callResource({ name: 'UserTwoStepLogin', action: 'update', options });
              setStep({ kind: 'codes', codes: codesSchema.parse(data).recovery_codes });
            }}
            onCancel={close}
          />
        </TwoStepSetup>
      ) : null}
      {step.kind === 'codes' ? <RecoveryCodes codes={step.codes} onClose={close} /> : null}
      {step.kind === 'replacing' ? (
        <>
          <p className={styles.hint}>{texts.replaceHint}</p>
          <CodeForm
            label={texts.anyCode}
            submitLabel={texts.replace}
            onSend={async (code) => {
              const options = { code };
              const data = await callResource({ name: 'UserRecoveryCodes', action: 'create', options });
              setStep({ kind: 'codes', codes: codesSchema.parse(data).recovery_codes });
            }}
            onCancel={close}
          />
        </>
      ) : null}
      {step.kind === 'turning-off' ? (
        <CodeForm
          label={texts.anyCode}
          submitLabel={texts.turnOff}
          asksPassword
          onSend={async (code, password) => {
            await callResource({ name: 'UserTwoStepLogin', action: 'delete', options: { code, password } });
            close();
          }}
          onCancel={close}
        />
      ) : null}
    </section>
  );
}

/** Asks for the password, or for a passkey, before the secret is shown. */
function ConfirmForm(props: {
  readonly hasPasskeys: boolean;
  readonly onSetup: (setup: Setup) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).twoStep;
  const { isBusy, message, fields, run } = useSecurity();
  const start = async (options: object): Promise<void> => {
    const data = await callResource({ name: 'UserTwoStepLogin', action: 'create', options: { ...options } });
    props.onSetup(setupSchema.parse(data));
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = getFormText(new FormData(event.currentTarget), 'password');
    void run(() => start({ password }));
  };
  const usePasskeyInstead = (): void =>
    void run(async () => {
      const { choosePasskey } = await import('../../data/passkeys.ts');
      const credential = await choosePasskey();
      if (credential) await start({ credential });
    });
  return (
    <form className={styles.fields} onSubmit={send} aria-label={texts.confirmFirst}>
      <h3>{texts.confirmFirst}</h3>
      <TextField
        ref={focus}
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
        error={fields['password']}
      />
      <SubmitResult message={message} done={undefined} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.continue}
        </Button>
        {props.hasPasskeys ? (
          <Button variant="secondary" aria-disabled={isBusy} onClick={usePasskeyInstead}>
            {texts.usePasskey}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Asks for a code, and for the password if it is needed too. */
function CodeForm(props: {
  readonly label: string;
  readonly submitLabel: string;
  readonly asksPassword?: boolean;
  readonly onSend: (code: string, password: string) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const texts = useTexts('accounts', enUsAccounts).twoStep;
  const { isBusy, message, fields, run } = useSecurity();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => props.onSend(getFormText(form, 'code'), getFormText(form, 'password')));
  };
  return (
    <form className={styles.fields} onSubmit={send} aria-label={props.submitLabel}>
      {props.asksPassword ? (
        <TextField
          ref={focus}
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
          error={fields['password']}
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
        error={fields['code']}
      />
      <SubmitResult message={message} done={undefined} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {props.submitLabel}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

const focus = (field: HTMLElement | null): void => field?.focus();
