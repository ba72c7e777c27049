import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../frame/parts.module.css';
import { ScrollRegion } from '../frame/scroll-region.tsx';
import { useTimeZone } from '../frame/use-time-zone.ts';
import { eventRows, type TagEventsData } from './data.ts';
import type { EventMessages } from './messages.ts';
import when from './when.module.css';

/** What came to a tag: sums by event and way, and the newest events by themselves. */
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
      <section className={styles.section} aria-label={messages.overview}>
        <h2>{messages.overview}</h2>
        {rows.length === 0 ? (
          <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
        ) : (
          <ScrollRegion label={messages.overview}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.event}</th>
                  <th scope="col">{columns.source}</th>
                  <th scope="col" data-number="">
                    {columns.day}
                  </th>
                  <th scope="col" data-number="">
                    {columns.week}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, source, day, week }) => (
                  <tr key={`${name} ${source}`} data-event={name}>
                    <th scope="row">{messages.names[name]}</th>
                    <td>{messages.sources[source]}</td>
                    <td data-number="">{messages.count(day)}</td>
                    <td data-number="">{messages.count(week)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </section>
      {events.newest.length === 0 ? null : (
        <section className={styles.section} aria-label={messages.newest}>
          <h2>{messages.newest}</h2>
          <p className={styles.hint}>{messages.newestHint}</p>
          <ScrollRegion label={messages.newest}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.time}</th>
                  <th scope="col">{columns.event}</th>
                  <th scope="col">{columns.source}</th>
                  <th scope="col" data-number="">
                    {columns.value}
                  </th>
                  <th scope="col">{columns.ad}</th>
                  <th scope="col">{columns.id}</th>
                </tr>
              </thead>
              <tbody>
                {events.newest.map((event) => (
                  <tr key={`${event.event_id} ${event.name}`}>
                    <td className={when.when}>{messages.moment(event.received_at, timeZone)}</td>
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
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      )}
    </>
  );
}
