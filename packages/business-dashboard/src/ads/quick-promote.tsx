'use client';

import { Button, EmptyState, Select, TextField } from '@pegboard/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import { Problem } from '../frame/problem.tsx';
import { StepList } from '../frame/step-list.tsx';
import { entriesOf, microOf, type AdPin } from './data.ts';
import { quickPromoteMessages, type QuickAudience, type QuickPromoteMessages } from './messages.ts';
import { PinChoice } from './pin-choice.tsx';

/** What is started in the last step. */
export type QuickPromotion = {
  readonly pin_id: string;
  readonly audience: QuickAudience;
  readonly countries: readonly string[];
  readonly daily_micro: number;
  readonly days: number;
};

/** The props of QuickPromote. */
export type QuickPromoteProps = {
  readonly pins: readonly AdPin[];
  readonly currency: string;
  /** What an impression costs, in millionths. */
  readonly priceMicro: number;
  /** The pin that is chosen to begin with. */
  readonly chosen?: string | undefined;
  readonly onStart: (promotion: QuickPromotion) => Promise<void>;
  readonly messages?: QuickPromoteMessages | undefined;
};

type Plan = {
  readonly audience: QuickAudience;
  readonly countries: string;
  readonly daily: string;
  readonly days: string;
};
const PLAN: Plan = { audience: 'everyone', countries: '', daily: '5', days: '7' };
const DAILY_MICRO = [1_000_000, 1_000_000_000] as const;
const DAYS_MAX = 30;
type Wrong = { readonly daily?: string; readonly days?: string };

/** An own pin is promoted in three steps: which, for whom and for how much, and a last look before it starts. */
export function QuickPromote(props: QuickPromoteProps): ReactNode {
  const { pins, currency, priceMicro, onStart, messages = quickPromoteMessages } = props;
  const [step, setStep] = useState<0 | 1 | 2 | 3>(0);
  const [pinId, setPinId] = useState(pins.some(({ id }) => id === props.chosen) ? props.chosen : undefined);
  const [plan, setPlan] = useState(PLAN);
  const [wrong, setWrong] = useState<Wrong>({});
  const [state, setState] = useState<'open' | 'sending'>('open');
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever goes on hears which step it is.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  const pin = pins.find(({ id }) => id === pinId);
  const [daily, days] = [microOf(plan.daily) ?? Number.NaN, Number(plan.days)];
  const countries = entriesOf(plan.countries).map((code) => code.toUpperCase());
  const check = (): boolean => {
    const found = {
      ...(daily >= DAILY_MICRO[0] && daily <= DAILY_MICRO[1] ? {} : { daily: messages.wrongAmount }),
      ...(Number.isInteger(days) && days >= 1 && days <= DAYS_MAX ? {} : { days: messages.wrongDays }),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  const go = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (step === 0 && pin) return setStep(1);
    if (step === 1) return check() ? setStep(2) : undefined;
    if (step !== 2 || !pin || state === 'sending') return undefined;
    setState('sending');
    setFailure('');
    onStart({ pin_id: pin.id, audience: plan.audience, countries, daily_micro: daily, days }).then(
      () => {
        setState('open');
        setStep(3);
      },
      (error: unknown) => {
        setState('open');
        setFailure((error instanceof Error && error.message) || messages.failed);
      },
    );
    return undefined;
  };
  const change = (given: Partial<Plan>): void => setPlan((before) => ({ ...before, ...given }));
  const again = (): void => {
    setPinId(undefined);
    setStep(0);
  };
  return (
    <div data-pb="" className={styles.page}>
      <PageHead title={messages.title} />
      {pins.length > 0 ? <StepList label={messages.title} steps={messages.steps} current={step} /> : null}
      {pins.length === 0 ? (
        <EmptyState title={messages.noPins}>{messages.noPinsHint}</EmptyState>
      ) : step === 3 ? (
        <div className={styles.form} data-columns="" role="status">
          <h2 ref={heading} tabIndex={-1}>
            {messages.started}
          </h2>
          <p className={styles.wide}>{messages.startedHint}</p>
          <div className={styles.buttons}>
            <Button onClick={again}>{messages.again}</Button>
          </div>
        </div>
      ) : (
        <form className={styles.form} data-columns="" onSubmit={go} noValidate aria-label={messages.title}>
          <h2 ref={heading} tabIndex={-1}>
            {messages.steps[step]}
          </h2>
          {step === 0 ? (
            <div className={styles.wide}>
              <PinChoice
                pins={pins}
                legend={messages.steps[0]}
                isLegendHidden
                untitled={messages.untitled}
                chosen={pinId}
                onChoose={setPinId}
              />
            </div>
          ) : null}
          {step === 1 ? (
            <>
              <Select
                label={messages.audience}
                value={plan.audience}
                onChange={(event) => change({ audience: event.currentTarget.value as QuickAudience })}
              >
                {Object.entries(messages.audiences).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
              <TextField
                label={messages.countries}
                hint={messages.countriesHint}
                value={plan.countries}
                onChange={(event) => change({ countries: event.currentTarget.value })}
              />
              <TextField
                label={`${messages.daily} (${currency})`}
                inputMode="decimal"
                value={plan.daily}
                error={wrong.daily}
                onChange={(event) => change({ daily: event.currentTarget.value })}
              />
              <TextField
                label={messages.days}
                inputMode="numeric"
                value={plan.days}
                error={wrong.days}
                onChange={(event) => change({ days: event.currentTarget.value })}
              />
            </>
          ) : null}
          {step === 2 && pin ? (
            <dl className={`${styles.facts} ${styles.wide}`}>
              <dt>{messages.pin}</dt>
              <dd>
                <bdi>{pin.title ?? messages.untitled}</bdi>
              </dd>
              <dt>{messages.audience}</dt>
              <dd>{messages.audiences[plan.audience]}</dd>
              <dt>{messages.countries}</dt>
              <dd>{countries.length === 0 ? messages.everywhere : countries.join(', ')}</dd>
              <dt>{messages.daily}</dt>
              <dd>{messages.formats.money(daily, currency)}</dd>
              <dt>{messages.days}</dt>
              <dd>{messages.forDays(days)}</dd>
              <dt>{messages.total}</dt>
              <dd>{messages.formats.money(daily * days, currency)}</dd>
              <dt>{messages.price}</dt>
              <dd>{messages.formats.money(priceMicro * 1000, currency)}</dd>
            </dl>
          ) : null}
          <div className={styles.buttons}>
            {step > 0 ? <Button onClick={() => setStep(step === 2 ? 1 : 0)}>{messages.back}</Button> : null}
            <Button
              type="submit"
              variant="primary"
              loading={state === 'sending'}
              aria-disabled={(step === 0 && !pin) || undefined}
            >
              {step === 2 ? messages.start : messages.next}
            </Button>
          </div>
          <Problem>{failure}</Problem>
        </form>
      )}
    </div>
  );
}
