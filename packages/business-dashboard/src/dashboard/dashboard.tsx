'use client';

import {
  Button,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  functionPropOr,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { csvFileName, downloadCsv, formatCsv } from '../table/index.ts';
import { Activity } from './activity.tsx';
import { Audience } from './audience.tsx';
import { exportRows } from './export-rows.ts';
import styles from './dashboard.module.css';
import { dashboardMessages, type DashboardMessages } from './messages.ts';
import { MetricTiles } from './metric-tiles.tsx';
import type { DashboardData } from './model/data.ts';
import type { DashboardView } from './model/view.ts';
import { NumbersFrame } from './numbers-frame.tsx';
import { GrainSelect } from './range-bar.tsx';
import { COUNTS_FIELDS, DASHBOARD_VIEW_FIELDS, REPORTING_PERIOD_FIELDS } from './model/prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { TopBoards, TopPins } from './tops.tsx';

/** The props of a Dashboard. */
export type DashboardProps = RootProps & {
  readonly data: DashboardData;
  /** The view, which belongs in the address of the page (`parseView`, `formatViewSearch`). */
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  /** True while the numbers of another view load. */
  readonly isLoading?: boolean | undefined;
  /** The current day in UTC, such as `2026-11-21`. */
  readonly today: string;
  /** Returns the path of a pin. */
  readonly pinPath: (id: string) => string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: DashboardMessages | undefined;
};

const DASHBOARD_RULES = {
  data: shapeProp({
    grain: textProp,
    period: shapeProp(REPORTING_PERIOD_FIELDS),
    before: shapeProp(REPORTING_PERIOD_FIELDS),
    metric: textProp,
    countries: itemsProp({ key: textProp, count: numberProp }),
    devices: itemsProp({ key: textProp, count: numberProp }),
    pins: itemsProp({
      ...COUNTS_FIELDS,
      id: textProp,
      title: nullableProp(textProp),
      image: nullableProp(textProp),
    }),
    boards: itemsProp({
      ...COUNTS_FIELDS,
      id: textProp,
      name: textProp,
      url: textProp,
    }),
  }),
  view: shapeProp(DASHBOARD_VIEW_FIELDS),
  onView: functionProp,
  isLoading: flagProp,
  today: dateProp,
  pinPath: functionPropOr(() => ''),
  Link: optionalProp(functionProp),
  messages: messagesProp(dashboardMessages),
};

/**
 * Renders the statistics of a business's pins over a range of days, compared with the previous period
 * (BD-05).
 */
export function Dashboard(rawProps: DashboardProps): ReactNode {
  const props = validProps('Dashboard', rawProps, DASHBOARD_RULES);
  const { data, view, onView, today, pinPath, isLoading = false, Link = NativeLink } = props;
  const { messages = dashboardMessages } = props;
  const range = messages.days(data.period.from, data.period.to);
  const shared = { data, messages, metric: data.metric, range };
  const exportAll = (): void => {
    const { part, name, metric, value } = messages.exportColumns;
    downloadCsv(
      csvFileName(`${messages.title} ${data.period.from} ${data.period.to}`),
      formatCsv([part, name, metric, value], exportRows(data, messages)),
    );
  };
  return (
    <div data-part="dashboard" {...rootAttributes(props, styles.dashboard)}>
      <NumbersFrame
        title={messages.title}
        choices={
          <>
            <GrainSelect view={view} onView={onView} messages={messages} />
            <Button onClick={exportAll}>{messages.exportAll}</Button>
          </>
        }
        isLoading={isLoading}
        view={view}
        onView={onView}
        today={today}
        messages={messages}
      >
        <MetricTiles {...shared} onMetric={(metric) => onView({ ...view, metric })} />
        <Activity {...shared} />
        <div className={styles.pair}>
          <Audience {...shared} kind="countries" />
          <Audience {...shared} kind="devices" />
        </div>
        <p className={styles.note} data-part="note">
          {messages.smallGroups}
        </p>
        <TopPins {...shared} pinPath={pinPath} Link={Link} />
        <TopBoards {...shared} Link={Link} />
        <p className={styles.note} data-part="note">
          {messages.counted}
        </p>
      </NumbersFrame>
    </div>
  );
}
