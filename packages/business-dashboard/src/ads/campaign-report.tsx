'use client';

import type { BusinessMetric } from '@pegboard/types';
import {
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  numberProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { Activity } from '../dashboard/activity.tsx';
import dashboardStyles from '../dashboard/dashboard.module.css';
import { dashboardMessages, type NumbersMessages } from '../dashboard/messages.ts';
import { MetricTiles } from '../dashboard/metric-tiles.tsx';
import type { NumbersData, ReportingPeriod } from '../dashboard/model/data.ts';
import { rangeBefore, type DashboardView } from '../dashboard/model/view.ts';
import { RangeBar } from '../dashboard/range-bar.tsx';
import styles from '../layout/parts.module.css';
import { DataTable, type DataColumn } from '../table/index.ts';
import type { AdCounts, CampaignNumbersData } from './data.ts';
import { DASHBOARD_VIEW_FIELDS } from '../dashboard/model/prop-rules.ts';
import { AD_PIN_FIELDS } from './prop-rules.ts';
import { currencyProp, dateProp } from '../layout/prop-rules.ts';
import { adsMessages, type AdsMessages } from './messages.ts';

/** The metrics of an ad: those of a dashboard that ads pay for. */
const METRICS: readonly BusinessMetric[] = ['impressions', 'outbound_clicks'];

/** The props of a CampaignReport. */
export type CampaignReportProps = RootProps & {
  readonly name: string;
  readonly currency: string;
  /** The numbers of the days of the view, and of as many days before. */
  readonly data: CampaignNumbersData;
  readonly before: Pick<CampaignNumbersData, 'days'>;
  /** The view, which belongs in the address of the page. */
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
  readonly today: string;
  readonly messages?: AdsMessages | undefined;
  /** The messages of the range, the numbers and the chart. */
  readonly numbers?: NumbersMessages | undefined;
};

const NUMBERS_FIELDS = { impressions: numberProp, clicks: numberProp, spent_micro: numberProp };
const daysProp = itemsProp({ ...NUMBERS_FIELDS, day: dateProp });

const CAMPAIGN_REPORT_RULES = {
  name: textProp,
  currency: currencyProp,
  data: shapeProp({
    days: daysProp,
    placements: itemsProp({ ...NUMBERS_FIELDS, placement: textProp }),
    pins: itemsProp({ ...NUMBERS_FIELDS, pin: shapeProp(AD_PIN_FIELDS) }),
  }),
  before: shapeProp({
    days: daysProp,
  }),
  view: shapeProp(DASHBOARD_VIEW_FIELDS),
  onView: functionProp,
  today: dateProp,
  messages: messagesProp(adsMessages),
  numbers: messagesProp(dashboardMessages),
};

/** Renders the numbers of a campaign by day, by pin and by the lists in which its ads were shown (BD-06). */
export function CampaignReport(rawProps: CampaignReportProps): ReactNode {
  const props = validProps('CampaignReport', rawProps, CAMPAIGN_REPORT_RULES);
  const { name, currency, view, onView, today, messages = adsMessages } = props;
  const { numbers = dashboardMessages } = props;
  const data: NumbersData = {
    grain: 'day',
    period: periodOf(props.data.days, view),
    before: periodOf(props.before.days, rangeBefore(view)),
  };
  const metric = METRICS.find((one) => one === view.metric) ?? 'impressions';
  const range = numbers.days(view.from, view.to);
  const shared = { data, metric, range, messages: numbers, metrics: METRICS };
  const spent = props.data.days.reduce((sum, day) => sum + day.spent_micro, 0);
  const columns = countColumns(messages, currency);
  return (
    <section
      data-part="campaign-report"
      {...rootAttributes(props, styles.page)}
      aria-label={messages.numbersOf(name)}
    >
      <div className={dashboardStyles.head}>
        <h2>{messages.numbersOf(name)}</h2>
        <RangeBar
          view={view}
          onView={onView}
          today={today}
          messages={numbers}
          key={`${view.from} ${view.to}`}
        />
      </div>
      <MetricTiles {...shared} onMetric={(next) => onView({ ...view, metric: next })} />
      <p>{messages.spentIn(messages.formats.money(spent, currency), range)}</p>
      <Activity {...shared} />
      {props.data.placements.length === 0 ? null : (
        <DataTable
          caption={messages.byPlacement}
          headingLevel={3}
          columns={[
            {
              key: 'placement',
              label: messages.placement,
              value: ({ placement }) => messages.placements[placement],
              isRowHeader: true,
            },
            ...columns,
          ]}
          rows={props.data.placements}
          rowKey={({ placement }) => placement}
          hasCsv
          messages={numbers.table}
        />
      )}
      {props.data.pins.length === 0 ? null : (
        <DataTable
          caption={messages.byPin}
          headingLevel={3}
          columns={[
            {
              key: 'pin',
              label: messages.pin,
              value: ({ pin }) => pin.title ?? messages.pinChoice.untitled,
              cell: ({ pin }) => (
                <span className={styles.bar} data-part="bar">
                  {pin.image ? (
                    <img
                      className={styles.thumb}
                      src={pin.image.url}
                      width={pin.image.width}
                      height={pin.image.height}
                      alt=""
                    />
                  ) : null}
                  <bdi>{pin.title ?? messages.pinChoice.untitled}</bdi>
                </span>
              ),
              isRowHeader: true,
            },
            ...columns,
          ]}
          rows={props.data.pins}
          rowKey={({ pin }) => pin.id}
          hasCsv
          messages={numbers.table}
        />
      )}
    </section>
  );
}

function periodOf(
  days: CampaignNumbersData['days'],
  { from, to }: Pick<ReportingPeriod, 'from' | 'to'>,
): ReportingPeriod {
  const points = days.map(({ day, impressions, clicks }) => ({
    start: day,
    impressions,
    outbound_clicks: clicks,
    closeups: 0,
    saves: 0,
    video_views: 0,
  }));
  const sum = (metric: BusinessMetric): number => points.reduce((total, point) => total + point[metric], 0);
  return {
    from,
    to,
    totals: {
      impressions: sum('impressions'),
      outbound_clicks: sum('outbound_clicks'),
      closeups: 0,
      saves: 0,
      video_views: 0,
    },
    points,
  };
}

function countColumns(messages: AdsMessages, currency: string): readonly DataColumn<AdCounts>[] {
  const { count, money } = messages.formats;
  return [
    {
      key: 'impressions',
      label: messages.impressions,
      value: ({ impressions }) => impressions,
      cell: ({ impressions }) => count(impressions),
      isNumber: true,
    },
    {
      key: 'clicks',
      label: messages.clicks,
      value: ({ clicks }) => clicks,
      cell: ({ clicks }) => count(clicks),
      isNumber: true,
    },
    {
      key: 'spent',
      label: messages.spent,
      value: (row) => row.spent_micro / 1_000_000,
      cell: (row) => money(row.spent_micro, currency),
      isNumber: true,
    },
  ];
}
