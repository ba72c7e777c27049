'use client';

import { createContext, use, type Context, type ReactNode } from 'react';
import type { PageLog } from '../browser/start-event-log.ts';

/** The part of a page's log that components use. */
export type PageEvents = Pick<PageLog, 'log' | 'observe'>;

const NONE: PageEvents = { log: () => undefined, observe: () => () => undefined };

const EventLogContext: Context<PageEvents | undefined> = createContext<PageEvents | undefined>(undefined);

/** Provides a log to its descendants; with null, as on a server, nothing is logged. */
export function EventLogProvider(props: {
  readonly log: PageEvents | null;
  readonly children: ReactNode;
}): ReactNode {
  return <EventLogContext value={props.log ?? NONE}>{props.children}</EventLogContext>;
}

/** Returns the log. Throws outside its provider. */
export function useEventLog(): PageEvents {
  const log = use(EventLogContext);
  if (!log)
    throw new Error('An event is logged outside its provider: render this below <EventLogProvider log={…}>.');
  return log;
}
