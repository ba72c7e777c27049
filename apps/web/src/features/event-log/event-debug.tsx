import { createEventBuffer, EventDebugPanel } from '@pegboard/event-log/debug';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HomeRankingDebug } from '../home-ranking/home-ranking-debug.tsx';
import styles from './event-debug.module.css';

/** Events logged by this page, for the debug panel. */
export const eventBuffer = createEventBuffer();

/** Renders the events logged by the page at its end, and on the home page how its feed is ranked, for employees who request it (EL-03, SR-11). */
export default function EventDebug(): ReactNode {
  const isHome = useLocation().pathname === '/';
  return (
    <div className={styles.panel}>
      {isHome ? <HomeRankingDebug /> : null}
      <EventDebugPanel trail={eventBuffer} />
    </div>
  );
}
