'use client';

import { Button, Select, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from './dashboard.module.css';
import type { DashboardMessages, NumbersMessages } from './messages.ts';
import {
  HOURLY_MAX_DAYS,
  lastDays,
  countDays,
  PRESET_DAYS,
  getPreset,
  validateRange,
  withRange,
  type DashboardView,
  type Granularity,
} from './model/view.ts';

/** The props of a RangeBar. */
export type RangeBarProps = {
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  readonly today: string;
  readonly messages: NumbersMessages;
  /** Further choices beside the range. */
  readonly children?: ReactNode;
};

/** Renders the choice of the range, by preset or by days. Typed values stay until they are valid. */
export function RangeBar(props: RangeBarProps): ReactNode {
  const { view, onView, today, messages } = props;
  const preset = getPreset(view, today);
  const [isTyped, setIsTyped] = useState(preset === undefined);
  const choose = (value: string): void => {
    setIsTyped(value === '');
    if (value !== '') onView(withRange(view, lastDays(Number(value), today)));
  };
  return (
    <div className={styles.filters} data-part="filters">
      <Select
        label={messages.range}
        value={isTyped ? '' : String(preset ?? '')}
        onChange={(event) => choose(event.target.value)}
      >
        {PRESET_DAYS.map((days) => (
          <option key={days} value={days}>
            {messages.lastDays(days)}
          </option>
        ))}
        <option value="">{messages.otherRange}</option>
      </Select>
      {props.children}
      {isTyped && <Days view={view} onView={onView} today={today} messages={messages} />}
    </div>
  );
}

/** Renders the choice of the granularity: hours are shown of short ranges only. */
export function GrainSelect(
  props: Pick<RangeBarProps, 'view' | 'onView'> & { readonly messages: DashboardMessages },
): ReactNode {
  const { view, onView, messages } = props;
  return (
    <Select
      label={messages.grain}
      value={view.grain}
      onChange={(event) => onView({ ...view, grain: event.target.value as Granularity })}
      hint={countDays(view) > HOURLY_MAX_DAYS ? messages.hourlyHint : undefined}
    >
      <option value="day">{messages.grains.day}</option>
      <option value="hour" disabled={countDays(view) > HOURLY_MAX_DAYS}>
        {messages.grains.hour}
      </option>
    </Select>
  );
}

function Days(props: RangeBarProps): ReactNode {
  const { view, onView, today, messages } = props;
  const [range, setRange] = useState({ from: view.from, to: view.to });
  const [isSent, setIsSent] = useState(false);
  const problem = validateRange(range, today);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    setIsSent(true);
    if (problem === undefined) onView(withRange(view, range));
  };
  const isOfFrom = problem === 'too-long' || (problem === 'missing' && range.from === '');
  const error = isSent && problem !== undefined ? messages.problems[problem] : undefined;
  return (
    <form className={styles.days} data-part="days" onSubmit={show} noValidate>
      <TextField
        type="date"
        label={messages.from}
        value={range.from}
        max={today}
        onChange={(event) => setRange({ ...range, from: event.target.value })}
        error={isOfFrom ? error : undefined}
      />
      <TextField
        type="date"
        label={messages.to}
        value={range.to}
        max={today}
        onChange={(event) => setRange({ ...range, to: event.target.value })}
        error={isOfFrom ? undefined : error}
      />
      <Button type="submit" variant="secondary">
        {messages.show}
      </Button>
    </form>
  );
}
