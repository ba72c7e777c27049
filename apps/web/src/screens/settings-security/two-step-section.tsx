import { lazyModule } from '@pegboard/ui';
import { Suspense, useState, type ReactNode } from 'react';
import type { SecurityQuery } from '../../data/generated/graphql.ts';
import styles from '../../features/forms/form-page.module.css';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { StepButton } from './step-button.tsx';
import type { OpenedStep } from './two-step-paths.ts';
import type { OpenStep } from './two-step-step.tsx';
import { useNativeStep } from './use-native-step.ts';

type State = NonNullable<SecurityQuery['viewer']>['twoStepLogin'];

/** The form of a step; its code is loaded when the first one is opened. */
const parts = lazyModule(() => import('./two-step-step.tsx'));
const TwoStepStep = parts.component('TwoStepStep', () => null);
/** Loads the form of a step, before a server renders it. */
export const loadTwoStepStep = parts.load;

/** Renders two-step login: set up, turned off, and its recovery codes replaced here (AC-05). */
export function TwoStepSection({
  state,
  hasPasskeys,
}: {
  readonly state: State;
  readonly hasPasskeys: boolean;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const locale = useLocale();
  const native = useNativeStep();
  const [step, setStep] = useState<OpenStep | undefined>(native);
  const close = (): void => setStep(undefined);
  const opener = (kind: OpenedStep, label: string): ReactNode => (
    <StepButton step={kind} variant="secondary" onPress={() => setStep({ kind })}>
      {label}
    </StepButton>
  );
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
              {opener('replacing', texts.replace)}
              {opener('turning-off', texts.turnOff)}
            </>
          ) : (
            opener('confirming', texts.setUp)
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
