import { createEventBuffer, EventDebugPanel } from '@pegboard/event-log/debug';
import type { ReactNode } from 'react';
import styles from './event-debug.module.css';

/** What this page logged, for the panel alone. */
export const eventBuffer = createEventBuffer();

/** What the page logs, at its foot, for employees who ask for it (EL-03). */
export default function EventDebug(): ReactNode {
  return (
    <div className={styles.panel}>
      <EventDebugPanel trail={eventBuffer} />
    </div>
  );
}
