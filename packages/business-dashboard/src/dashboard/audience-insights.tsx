'use client';

import {
  Button,
  EmptyState,
  rootAttributes,
  Select,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  objectProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { csvFileName, DataTable, downloadCsv, formatCsv, type DataColumn } from '../table/index.ts';
import { ActivityColumns } from './activity-columns.tsx';
import { audienceMessages, type AudienceMessages } from './audience-messages.ts';
import { audienceRows, nameOfGroup, type GroupKind } from './audience-rows.ts';
import styles from './dashboard.module.css';
import {
  AUDIENCE_KINDS,
  type AudienceInsightsData,
  type AudienceKind,
  type AudienceShare,
  type AudienceTopic,
  type AudienceView,
} from './model/audience.ts';
import { AUDIENCE_SHARE_FIELDS } from './model/prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { NumbersFrame } from './numbers-frame.tsx';

/** The props of AudienceInsights. */
export type AudienceInsightsProps = RootProps & {
  readonly data: AudienceInsightsData;
  /** The view, which belongs in the address of the page (`parseAudienceView`, `formatAudienceSearch`). */
  readonly view: AudienceView;
  readonly onView: (view: AudienceView) => void;
  /** True while the numbers of another view load. */
  readonly isLoading?: boolean | undefined;
  /** The current day in UTC, such as `2026-11-21`. */
  readonly today: string;
  readonly messages?: AudienceMessages | undefined;
};

type PanelProps = { readonly data: AudienceInsightsData; readonly messages: AudienceMessages };

const AUDIENCE_INSIGHTS_RULES = {
  data: shapeProp({
    audience: textProp,
    from: dateProp,
    to: dateProp,
    time_zone: textProp,
    size: nullableProp(numberProp),
    countries: itemsProp(AUDIENCE_SHARE_FIELDS),
    languages: itemsProp(AUDIENCE_SHARE_FIELDS),
    devices: itemsProp(AUDIENCE_SHARE_FIELDS),
    topics: itemsProp({
      id: textProp,
      name: textProp,
      count: numberProp,
      share: numberProp,
      affinity: numberProp,
    }),
    weekdays: objectProp,
    hours: objectProp,
  }),
  view: shapeProp({ from: dateProp, to: dateProp, metric: textProp, grain: textProp, audience: textProp }),
  onView: functionProp,
  isLoading: flagProp,
  today: dateProp,
  messages: messagesProp(audienceMessages),
};

/** Renders what is known of the audience of a business's pins over a range of days, beside the averages of the site (BD-05). */
export function AudienceInsights(rawProps: AudienceInsightsProps): ReactNode {
  const props = validProps('AudienceInsights', rawProps, AUDIENCE_INSIGHTS_RULES);
  const { data, view, onView, today, isLoading = false, messages = audienceMessages } = props;
  const { audience, size } = data;
  const panel = { data, messages };
  const exportAll = (): void => {
    const { part, name, metric, value } = messages.exportColumns;
    downloadCsv(
      csvFileName(`${messages.title} ${messages.kinds[audience]} ${data.from} ${data.to}`),
      formatCsv([part, name, metric, value], audienceRows(data, messages)),
    );
  };
  return (
    <div data-part="audience-insights" {...rootAttributes(props, styles.dashboard)}>
      <NumbersFrame
        title={messages.title}
        choices={
          <>
            <Select
              label={messages.audience}
              value={view.audience}
              onChange={(event) => onView({ ...view, audience: event.target.value as AudienceKind })}
            >
              {AUDIENCE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {messages.kinds[kind]}
                </option>
              ))}
            </Select>
            <Button onClick={exportAll} disabled={size === null}>
              {messages.exportAll}
            </Button>
          </>
        }
        isLoading={isLoading}
        view={view}
        onView={(range) => onView({ ...view, ...range })}
        today={today}
        messages={messages}
      >
        {size === null ? (
          <EmptyState title={messages.empty} headingLevel={2}>
            {messages.emptyHints[audience]}
          </EmptyState>
        ) : (
          <>
            <p className={styles.size} data-part="size">
              <strong>{messages.size(audience, size)}</strong>
              <span className={styles.note} data-part="note">
                {messages.kindHints[audience]}
              </span>
            </p>
            <div className={styles.tables}>
              <Groups {...panel} kind="countries" />
              <Groups {...panel} kind="languages" />
              <Groups {...panel} kind="devices" />
            </div>
            <Topics {...panel} />
            <div className={styles.pair}>
              <ActivityColumns
                title={messages.weekdays}
                head={messages.weekday}
                counts={data.weekdays}
                nameOf={messages.weekdayName}
                {...panel}
              />
              <ActivityColumns
                title={messages.hours}
                head={messages.hourOfDay}
                counts={data.hours}
                nameOf={messages.hourName}
                {...panel}
              />
            </div>
            <p className={styles.note} data-part="note">
              {messages.zone(data.time_zone)}
            </p>
            <p className={styles.note} data-part="note">
              {messages.small}
            </p>
          </>
        )}
      </NumbersFrame>
    </div>
  );
}

/** Renders the groups of an audience with their parts; nothing if they are not counted of it. */
function Groups({ data, messages, kind }: PanelProps & { readonly kind: GroupKind }): ReactNode {
  const groups = data[kind];
  if (groups.length === 0) return null;
  const columns: readonly DataColumn<AudienceShare>[] = [
    {
      key: 'key',
      label: { countries: messages.country, languages: messages.language, devices: messages.device }[kind],
      value: ({ key }) => nameOfGroup(key, kind, messages),
      isRowHeader: true,
    },
    shareColumn(messages),
    {
      key: 'site',
      label: messages.siteShare,
      value: (group) => group.site_share ?? -1,
      cell: (group) => (group.site_share === null ? '–' : messages.part(group.site_share)),
      isNumber: true,
    },
    countColumn(data, messages),
  ];
  return (
    <section className={styles.card} data-part="section">
      <DataTable
        caption={messages[kind]}
        columns={columns}
        rows={groups}
        rowKey={({ key }) => key}
        hasCsv
        isCards
        messages={messages.table}
      />
    </section>
  );
}

/** Renders the topics that an audience follows more often than others. */
function Topics({ data, messages }: PanelProps): ReactNode {
  if (data.topics.length === 0) return null;
  const columns: readonly DataColumn<AudienceTopic>[] = [
    {
      key: 'name',
      label: messages.topic,
      value: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
    },
    {
      key: 'affinity',
      label: messages.affinity,
      value: ({ affinity }) => affinity,
      cell: ({ affinity }) => messages.affinityOf(affinity),
      isNumber: true,
    },
    shareColumn(messages),
    countColumn(data, messages),
  ];
  return (
    <section className={styles.card} data-part="section">
      <DataTable
        caption={messages.topics}
        columns={columns}
        rows={data.topics}
        rowKey={({ id }) => id}
        hasCsv
        isCards
        messages={messages.table}
      />
      <p className={styles.note} data-part="note">
        {messages.affinityHint}
      </p>
    </section>
  );
}

type Counted = { readonly count: number; readonly share: number };

function shareColumn<Row extends Counted>(messages: AudienceMessages): DataColumn<Row> {
  return {
    key: 'share',
    label: messages.share,
    value: ({ share }) => share,
    cell: ({ share }) => (
      <span className={styles.share}>
        <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
          <rect width={`${100 * share}%`} height="8" rx="4" />
        </svg>
        <span className={styles.part}>{messages.part(share)}</span>
      </span>
    ),
  };
}

function countColumn<Row extends Counted>(
  data: AudienceInsightsData,
  messages: AudienceMessages,
): DataColumn<Row> {
  return {
    key: 'count',
    label: messages.counts[data.audience],
    value: ({ count }) => count,
    cell: ({ count }) => messages.number(count),
    isNumber: true,
  };
}
