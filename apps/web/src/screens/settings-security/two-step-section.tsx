import { Button } from '@pegboard/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SecurityQuery } from '../../data/generated/graphql.ts';
import styles from '../../features/forms/form-page.module.css';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { accountTexts as enUsAccounts } from '../../messages/en-us-accounts.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { OpenStep } from './two-step-step.tsx';

type State = NonNullable<SecurityQuery['viewer']>['twoStepLogin'];

/** The form of a step; its code is loaded when the first one is opened. */
const TwoStepStep = lazy(() =>
  import('./two-step-step.tsx').then(({ TwoStepStep: step }) => ({ default: step })),
);

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
  const [step, setStep] = useState<OpenStep>();
  const close = (): void => setStep(undefined);
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
      {step === undefined ? (
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
      {step === undefined ? null : (
        <Suspense fallback={null}>
          <TwoStepStep step={step} hasPasskeys={hasPasskeys} onStep={setStep} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
