import { Select, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { getCodeName, type NamedCode } from './code-search.tsx';
import { parseMicros, type AdPin } from './data.ts';
import type { QuickAudience, QuickPromoteMessages } from './messages.ts';
import { PlaceFields, type PlaceOffer } from './place-fields.tsx';
import own from './quick-promote.module.css';

/** The typed audience, schedule and budget of a promotion. */
export type QuickPlan = {
  readonly audience: QuickAudience;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly daily: string;
  readonly startsOn: string;
  readonly days: string;
};

/** The parsed plan, as in the request. */
export type ParsedPlan = {
  readonly audience: QuickAudience;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly daily_micro: number;
  readonly starts_on?: string;
  readonly days: number;
};

/** Errors of the plan's fields, by their names in the request. */
export type PlanErrors = Readonly<Partial<Record<keyof ParsedPlan, string>>>;

const DAILY_MICRO = [1_000_000, 1_000_000_000] as const;
const DAYS_MAX = 30;

/** Parses the typed plan into its request. */
export function parsePlan({ audience, countries, languages, daily, startsOn, days }: QuickPlan): ParsedPlan {
  return {
    audience,
    countries,
    languages,
    daily_micro: parseMicros(daily) ?? Number.NaN,
    ...(startsOn !== '' && { starts_on: startsOn }),
    days: Number(days),
  };
}

/** Returns the errors of the typed plan that need no server. */
export function validatePlan(
  { daily_micro: daily, days }: ParsedPlan,
  messages: QuickPromoteMessages,
): PlanErrors {
  return {
    ...(daily >= DAILY_MICRO[0] && daily <= DAILY_MICRO[1] ? {} : { daily_micro: messages.wrongAmount }),
    ...(Number.isInteger(days) && days >= 1 && days <= DAYS_MAX ? {} : { days: messages.wrongDays }),
  };
}

/** Renders the fields of the second step. */
export function PlanFields(props: {
  readonly plan: QuickPlan;
  readonly onChange: (changed: Partial<QuickPlan>) => void;
  readonly wrong: PlanErrors;
  readonly pins: number;
  readonly offer: PlaceOffer;
  readonly currency: string;
  readonly messages: QuickPromoteMessages;
}): ReactNode {
  const { plan, onChange, wrong, pins, offer, currency, messages } = props;
  return (
    <>
      <Select
        label={messages.audience(pins)}
        value={plan.audience}
        onChange={(event) => onChange({ audience: event.currentTarget.value as QuickAudience })}
      >
        {Object.entries(messages.audiences).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <PlaceFields
        offer={offer}
        countries={{
          name: 'countries',
          chosen: plan.countries,
          error: wrong.countries,
          onChoose: (countries) => onChange({ countries }),
        }}
        languages={{
          name: 'languages',
          chosen: plan.languages,
          error: wrong.languages,
          onChoose: (languages) => onChange({ languages }),
        }}
        messages={messages}
      />
      <TextField
        label={`${messages.daily} (${currency})`}
        hint={messages.dailyHint(pins)}
        inputMode="decimal"
        value={plan.daily}
        error={wrong.daily_micro}
        onChange={(event) => onChange({ daily: event.currentTarget.value })}
      />
      <TextField
        label={messages.startsOn}
        hint={messages.startsHint}
        type="date"
        value={plan.startsOn}
        error={wrong.starts_on}
        onChange={(event) => onChange({ startsOn: event.currentTarget.value })}
      />
      <TextField
        label={messages.days}
        inputMode="numeric"
        value={plan.days}
        error={wrong.days}
        onChange={(event) => onChange({ days: event.currentTarget.value })}
      />
    </>
  );
}

/** Renders the summary before the promotion starts. */
export function PlanFacts(props: {
  readonly pins: readonly AdPin[];
  readonly plan: ParsedPlan;
  readonly offer: PlaceOffer;
  readonly currency: string;
  readonly priceMicro: number;
  readonly messages: QuickPromoteMessages;
}): ReactNode {
  const { pins, plan, offer, currency, priceMicro, messages } = props;
  const { audience, countries, languages, daily_micro: daily, starts_on: from = '', days } = plan;
  const { list, money } = messages.formats;
  const namesOf = (codes: readonly string[], offered: readonly NamedCode[]): string =>
    list(codes.map((code) => getCodeName(code, offered)));
  return (
    <dl className={`${styles.facts} ${styles.wide}`}>
      <dt>{messages.pins(pins.length)}</dt>
      <dd>
        <ul role="list" className={own.pins}>
          {pins.map(({ id, title, image }) => (
            <li key={id} className={own.pin}>
              {image ? (
                <img
                  className={styles.thumb}
                  src={image.url}
                  width={image.width}
                  height={image.height}
                  alt=""
                />
              ) : null}
              <bdi>{title ?? messages.pinChoice.untitled}</bdi>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{messages.audience(pins.length)}</dt>
      <dd>{messages.audiences[audience]}</dd>
      <dt>{messages.countries}</dt>
      <dd>{countries.length === 0 ? messages.everywhere : namesOf(countries, offer.countries)}</dd>
      <dt>{messages.languages}</dt>
      <dd>{languages.length === 0 ? messages.anyLanguage : namesOf(languages, offer.languages)}</dd>
      <dt>{messages.daily}</dt>
      <dd>{money(daily, currency)}</dd>
      <dt>{messages.days}</dt>
      <dd>{messages.forDays(days, from)}</dd>
      <dt>{messages.total}</dt>
      <dd>{money(daily * days, currency)}</dd>
      <dt>{messages.price}</dt>
      <dd>{money(priceMicro * 1000, currency)}</dd>
    </dl>
  );
}
