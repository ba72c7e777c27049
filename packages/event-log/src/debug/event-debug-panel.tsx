'use client';

import type { LogEvent } from '@pegboard/types';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import type { EventBuffer } from './event-buffer.ts';

/** The messages of the panel, American English by default. */
export type EventDebugMessages = {
  readonly label: string;
  readonly empty: string;
  readonly columns: {
    readonly time: string;
    readonly type: string;
    readonly about: string;
    readonly facts: string;
  };
};

/** The messages of the panel in American English. */
export const eventDebugMessages: EventDebugMessages = {
  label: 'Events of this page',
  empty: 'Nothing was logged yet.',
  columns: { time: 'Time', type: 'Type', about: 'About', facts: 'Facts' },
};

const NO_LOG: readonly LogEvent[] = [];
const NO_EVENTS: Pick<EventBuffer, 'subscribe' | 'view'> = {
  subscribe: () => () => undefined,
  view: () => NO_LOG,
};

/** Renders the latest events of a page as a table. `canDebug` decides about access. Source: EL-03. */
export function EventDebugPanel(
  props: Omit<ComponentProps<'section'>, 'children'> & {
    readonly trail: EventBuffer;
    readonly messages?: EventDebugMessages;
  },
): ReactNode {
  const { trail: given, messages: givenMessages, ...rest } = props;
  // Untyped callers pass a trail that is not there yet, and null.
  const trail =
    typeof (given as Partial<EventBuffer> | null | undefined)?.view === 'function' ? given : NO_EVENTS;
  const messages = givenMessages?.columns ? givenMessages : eventDebugMessages;
  const events = useSyncExternalStore(trail.subscribe, trail.view, trail.view);
  const { columns } = messages;
  return (
    <section aria-label={messages.label} data-event-debug="" data-part="event-debug-panel" {...rest}>
      {events.length === 0 ? (
        <p data-part="empty">{messages.empty}</p>
      ) : (
        <table data-part="table">
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.type}</th>
              <th scope="col">{columns.about}</th>
              <th scope="col">{columns.facts}</th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <td>{new Date(event.time).toISOString()}</td>
                <td>{event.event_type}</td>
                <td>{event.pin_id ?? event.board_id ?? event.object_id}</td>
                <td>{factsOf(event)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Returns the context and further facts of an event, such as `view_type: 3, exit: hidden`. */
function factsOf({ view_type, view_parameter, component, element, aux_data }: LogEvent): string {
  return Object.entries({ view_type, view_parameter, component, element, ...aux_data })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
