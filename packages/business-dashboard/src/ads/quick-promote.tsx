'use client';

import {
  Button,
  EmptyState,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  nodeProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { StepList } from '../layout/step-list.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import type { AdPin } from './data.ts';
import { quickPromoteMessages, type QuickPromoteMessages } from './messages.ts';
import { PinChoice } from './pin-choice.tsx';
import {
  PlanFacts,
  PlanFields,
  parsePlan,
  validatePlan,
  type QuickPlan,
  type ParsedPlan,
  type PlanErrors,
} from './quick-plan.tsx';
import { AD_PIN_FIELDS } from './prop-rules.ts';
import { currencyProp } from '../layout/prop-rules.ts';
import type { PlaceOffer } from './place-fields.tsx';

/** The promotion that the last step starts. */
export type QuickPromotion = ParsedPlan & { readonly pin_ids: readonly string[] };

/** The props of QuickPromote. */
export type QuickPromoteProps = RootProps & {
  readonly pins: readonly AdPin[];
  /** The countries and languages that can be chosen. */
  readonly offer: PlaceOffer;
  /** The maximum number of promoted pins; one by default. */
  readonly most?: number | undefined;
  readonly currency: string;
  /** The price of an impression in millionths. */
  readonly priceMicro: number;
  /** The initially selected pins. */
  readonly chosen?: readonly string[] | undefined;
  /** A link to the page for promoting other pins. */
  readonly otherwise?: ReactNode;
  /** Starts the promotion; an error of `pin_ids.2` refers to the third pin in the request. */
  readonly onStart: (promotion: QuickPromotion) => Promise<ActionResult>;
  readonly messages?: QuickPromoteMessages | undefined;
};

const PLAN: QuickPlan = {
  audience: 'everyone',
  countries: [],
  languages: [],
  daily: '5',
  startsOn: '',
  days: '7',
};
const PIN_FIELD = /^pin_ids\.(\d+)$/;
const PLAN_FIELD = /^(?:audience|countries|languages|daily_micro|starts_on|days)(?=\.|$)/;
type Texts = Readonly<Record<string, string>>;

const QUICK_PROMOTE_RULES = {
  pins: itemsProp(AD_PIN_FIELDS),
  offer: shapeProp({
    countries: itemsProp({ code: textProp, name: textProp }),
    languages: itemsProp({ code: textProp, name: textProp }),
  }),
  most: optionalProp(numberProp),
  currency: currencyProp,
  priceMicro: numberProp,
  chosen: optionalProp(textsProp),
  otherwise: nodeProp,
  onStart: functionProp,
  messages: messagesProp(quickPromoteMessages),
};

/**
 * Renders the promotion of own pins as one campaign in three steps: pins, audience and budget, and a summary
 * before it starts.
 */
export function QuickPromote(rawProps: QuickPromoteProps): ReactNode {
  const props = validProps('QuickPromote', rawProps, QUICK_PROMOTE_RULES);
  const { pins, offer, most = 1, currency, priceMicro, onStart, messages = quickPromoteMessages } = props;
  const [step, setStep] = useState<0 | 1 | 2 | 3>(0);
  const [chosen, setChosen] = useState<readonly string[]>(
    () => props.chosen?.filter((id) => pins.some((pin) => pin.id === id)).slice(0, most) ?? [],
  );
  const [typed, setTyped] = useState(PLAN);
  const [wrong, setWrong] = useState<PlanErrors>({});
  const [refused, setRefused] = useState<Texts>({});
  const { busy, status, run } = useAction(messages.failed);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The heading of the new step is focused, so that it is announced.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);
  const picked = chosen.flatMap((id) => pins.find((pin) => pin.id === id) ?? []);
  const [title, steps, plan] = [messages.title(most), messages.steps(most), parsePlan(typed)];
  /** Starts the promotion. Errors of a pin or field are shown on the step that can correct them. */
  const start = async (): Promise<ActionResult> => {
    const ids = picked.map(({ id }) => id);
    const result = await onStart({ ...plan, pin_ids: ids });
    if (result.ok) {
      setStep(3);
      return result;
    }
    const [ofPins, ofPlan] = sortFields(result.fields ?? {}, ids);
    setRefused(ofPins);
    setWrong(ofPlan);
    const wrongStep = [ofPins, ofPlan].findIndex((texts) => Object.keys(texts).length > 0);
    if (wrongStep < 0) return { ok: false, message: result.message };
    setStep(wrongStep === 0 ? 0 : 1);
    return result;
  };
  const go = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (picked.length === 0) return;
    if (step === 0) setStep(1);
    if (step === 1) {
      const found = validatePlan(plan, messages);
      setWrong(found);
      if (Object.keys(found).length === 0) setStep(2);
    }
    if (step === 2) void run('start', start, '');
  };
  const again = (): void => {
    setChosen([]);
    setRefused({});
    setStep(0);
  };
  return (
    <div data-part="quick-promote" {...rootAttributes(props, styles.page)}>
      <PageHeader title={title} intro={messages.intro(most)} />
      {props.otherwise === undefined ? null : (
        <div className={styles.bar} data-part="bar">
          {props.otherwise}
        </div>
      )}
      {pins.length > 0 || step === 3 ? <StepList label={title} steps={steps} current={step} /> : null}
      {step === 3 ? (
        <div className={styles.form} data-part="form" data-columns="" role="status">
          <h2 ref={heading} tabIndex={-1}>
            {messages.started(chosen.length)}
          </h2>
          <p className={styles.wide}>{messages.startedHint(chosen.length)}</p>
          <div className={styles.buttons} data-part="actions">
            <Button onClick={again}>{messages.again(most)}</Button>
          </div>
        </div>
      ) : pins.length === 0 ? (
        <EmptyState title={messages.noPins}>{messages.noPinsHint}</EmptyState>
      ) : (
        <form
          className={styles.form}
          data-part="form"
          data-columns=""
          onSubmit={go}
          noValidate
          aria-label={title}
        >
          <h2 ref={heading} tabIndex={-1}>
            {steps[step]}
          </h2>
          {step === 0 ? (
            <div className={styles.wide}>
              <PinChoice
                pins={pins}
                legend={steps[0]}
                isLegendHidden
                most={most}
                chosen={chosen}
                onChoose={setChosen}
                problems={refused}
                messages={messages.pinChoice}
              />
            </div>
          ) : null}
          {step === 1 ? (
            <PlanFields
              plan={typed}
              onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
              wrong={wrong}
              pins={picked.length}
              offer={offer}
              currency={currency}
              messages={messages}
            />
          ) : null}
          {step === 2 ? (
            <PlanFacts
              pins={picked}
              plan={plan}
              offer={offer}
              currency={currency}
              priceMicro={priceMicro}
              messages={messages}
            />
          ) : null}
          <div className={styles.buttons} data-part="actions">
            {step > 0 ? <Button onClick={() => setStep(step === 2 ? 1 : 0)}>{messages.back}</Button> : null}
            <Button
              type="submit"
              variant="primary"
              loading={busy !== undefined}
              aria-disabled={picked.length === 0 || undefined}
            >
              {step === 2 ? messages.start : messages.next}
            </Button>
          </div>
          <ErrorMessage>
            {step === 0 && Object.keys(refused).length > 0 ? messages.refused : step === 2 && status?.text}
          </ErrorMessage>
        </form>
      )}
    </div>
  );
}

/** Splits errors into those of pins, by their ids, and those of the plan's fields. */
function sortFields(fields: Texts, pinIds: readonly string[]): readonly [Texts, PlanErrors] {
  const all = Object.entries(fields);
  return [
    Object.fromEntries(
      all.flatMap(([path, text]) => {
        const id = pinIds[Number(PIN_FIELD.exec(path)?.[1])];
        return id === undefined ? [] : [[id, text]];
      }),
    ),
    Object.fromEntries(
      all.flatMap(([path, text]) => {
        const name = PLAN_FIELD.exec(path)?.[0];
        return name === undefined ? [] : [[name, text]];
      }),
    ),
  ];
}
