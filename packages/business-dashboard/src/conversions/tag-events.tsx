import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { CompactTable } from '../layout/compact-table.tsx';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { eventRows, type TagEventsData } from './data.ts';
import type { EventMessages } from './messages.ts';

/** Renders the events of a tag: sums by event and channel, and the newest events. */
export function TagEvents(props: {
  readonly events: TagEventsData;
  readonly messages: EventMessages;
}): ReactNode {
  const { events, messages } = props;
  const { columns } = messages;
  const timeZone = useTimeZone();
  const rows = eventRows(events);
  return (
    <>
      <section className={styles.section} data-part="section">
        <h2>{messages.overview}</h2>
        {rows.length === 0 ? (
          <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
        ) : (
          <CompactTable
            label={messages.overview}
            heads={[columns.event, columns.source, { numbers: columns.day }, { numbers: columns.week }]}
          >
            {rows.map(({ name, source, day, week }) => (
              <tr key={`${name} ${source}`} data-event={name}>
                <th scope="row">{messages.names[name]}</th>
                <td>{messages.sources[source]}</td>
                <td data-number="">{messages.count(day)}</td>
                <td data-number="">{messages.count(week)}</td>
              </tr>
            ))}
          </CompactTable>
        )}
      </section>
      {events.newest.length === 0 ? null : (
        <section className={styles.section} data-part="section">
          <h2>{messages.newest}</h2>
          <p className={styles.hint}>{messages.newestHint}</p>
          <CompactTable
            label={messages.newest}
            heads={[
              columns.time,
              columns.event,
              columns.source,
              { numbers: columns.value },
              columns.ad,
              columns.id,
            ]}
          >
            {events.newest.map((event) => (
              <tr key={`${event.event_id} ${event.name}`}>
                <td className={styles.when}>{messages.moment(event.received_at, timeZone)}</td>
                <td>{messages.names[event.name]}</td>
                <td>{messages.sources[event.source]}</td>
                <td data-number="">
                  {event.value_micro === null || event.currency === null
                    ? null
                    : messages.money(event.value_micro, event.currency)}
                </td>
                <td>{event.is_attributed ? messages.byAd : messages.notByAd}</td>
                <td>
                  <bdi dir="ltr">{event.event_id}</bdi>
                </td>
              </tr>
            ))}
          </CompactTable>
        </section>
      )}
    </>
  );
}
