import { createEventBuffer, EventDebugPanel } from '@pegboard/event-log/debug';
import type { ReactNode } from 'react';
import styles from './event-debug.module.css';

/** Events logged by this page, for the debug panel. */
export const eventBuffer = createEventBuffer();

/** Renders the events logged by the page at its end, for employees who request it (EL-03). */
export default function EventDebug(): ReactNode {
  return (
    <div className={styles.panel}>
      <EventDebugPanel trail={eventBuffer} />
    </div>
  );
}
