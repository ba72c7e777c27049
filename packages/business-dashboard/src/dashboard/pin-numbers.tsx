'use client';

import { BUSINESS_METRICS } from '@pegboard/types';
import {
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  messagesProp,
  nodeProp,
  shapeProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { Activity } from './activity.tsx';
import styles from './dashboard.module.css';
import { pinNumbersMessages, type PinNumbersMessages } from './messages.ts';
import { MetricTiles } from './metric-tiles.tsx';
import type { NumbersData } from './model/data.ts';
import type { DashboardView } from './model/view.ts';
import { DASHBOARD_VIEW_FIELDS, REPORTING_PERIOD_FIELDS } from './model/prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { NumbersFrame } from './numbers-frame.tsx';

/** The props of PinNumbers. */
export type PinNumbersProps = RootProps & {
  /** The numbers by day: the `data` of `PinNumbersResource get`. */
  readonly data: Omit<NumbersData, 'grain'>;
  /** The view, which belongs in the address of the page (`parseView`, `formatViewSearch`). */
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  /** True while the numbers of another view load. */
  readonly isLoading?: boolean | undefined;
  /** The current day in UTC, such as `2026-11-21`. */
  readonly today: string;
  /** The pin, and what can be done with it. */
  readonly children?: ReactNode;
  readonly messages?: PinNumbersMessages | undefined;
};

const PIN_NUMBERS_RULES = {
  data: shapeProp({ period: shapeProp(REPORTING_PERIOD_FIELDS), before: shapeProp(REPORTING_PERIOD_FIELDS) }),
  view: shapeProp(DASHBOARD_VIEW_FIELDS),
  onView: functionProp,
  isLoading: flagProp,
  today: dateProp,
  children: nodeProp,
  messages: messagesProp(pinNumbersMessages),
};

/** Renders the numbers of one pin for its creator, by day and compared with the period before (BD-05). */
export function PinNumbers(rawProps: PinNumbersProps): ReactNode {
  const props = validProps('PinNumbers', rawProps, PIN_NUMBERS_RULES);
  const { view, onView, today, isLoading = false, messages = pinNumbersMessages } = props;
  const data: NumbersData = { ...props.data, grain: 'day' };
  const shared = {
    data,
    messages,
    metric: view.metric,
    range: messages.days(data.period.from, data.period.to),
  };
  const isEmpty = BUSINESS_METRICS.every(
    (metric) => data.period.totals[metric] === 0 && data.before.totals[metric] === 0,
  );
  return (
    <div data-part="pin-numbers" {...rootAttributes(props, styles.dashboard)}>
      <NumbersFrame
        title={messages.title}
        intro={props.children}
        isLoading={isLoading}
        view={view}
        onView={onView}
        today={today}
        messages={messages}
      >
        {isEmpty ? (
          <p className={styles.card}>{messages.empty}</p>
        ) : (
          <>
            <MetricTiles {...shared} onMetric={(metric) => onView({ ...view, metric })} />
            <Activity {...shared} />
          </>
        )}
        <p className={styles.note} data-part="note">
          {messages.counted}
        </p>
      </NumbersFrame>
    </div>
  );
}
