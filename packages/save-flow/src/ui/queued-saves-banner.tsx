'use client';

import { Button } from '@pegboard/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { BasicSaveMessages } from '../basic-messages.ts';
import { queuedSaveMessages } from '../queued-messages.ts';
import type { QueuedSave } from '../model/queued-save.ts';
import type { SaveQueue } from '../save-queue.ts';
import styles from './queued-saves-banner.module.css';

type Flow = { readonly queue: SaveQueue; readonly messages: BasicSaveMessages };

const NOTHING: readonly QueuedSave[] = [];

/**
 * Renders the number of queued changes and their list, with a button to discard each (SF-12); nothing if the
 * queue is empty.
 */
export function QueuedSavesBanner(flow: Flow): ReactNode {
  const { queue, messages } = flow;
  const waiting = useSyncExternalStore(queue.subscribe, queue.all, () => NOTHING);
  const texts = messages.waiting ?? queuedSaveMessages;
  if (waiting.length === 0) return null;
  return (
    <details data-pb="" data-part="queued-saves" data-waiting-note="" className={styles.note}>
      <summary className={styles.summary} data-part="summary">
        <span role="status">{texts.note(waiting.length)}</span>
      </summary>
      <div className={styles.panel} data-part="panel">
        <p className={styles.explanation} data-part="explanation">
          {texts.explanation}
        </p>
        <ul className={styles.list} data-part="list">
          {waiting.map((each) => (
            <Waiting key={each.pinId} waiting={each} {...flow} />
          ))}
        </ul>
        <Button size="sm" onClick={() => void queue.flush()}>
          {texts.sendNow}
        </Button>
      </div>
    </details>
  );
}

function Waiting({ waiting, queue, messages }: Flow & { readonly waiting: QueuedSave }): ReactNode {
  const { pinId, namedTarget } = waiting;
  const texts = messages.waiting ?? queuedSaveMessages;
  const title = waiting.title || texts.untitled;
  return (
    <li className={styles.row} data-part="row">
      <span className={styles.what}>
        <span className={styles.title} data-part="title">
          {title}
        </span>
        <span className={styles.place} data-part="place">
          {namedTarget ? texts.saveTo(namedTarget.name || messages.profile) : texts.removal}
        </span>
      </span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.dropNamed(title)}
        onClick={() => queue.discard(pinId)}
      >
        {texts.drop}
      </Button>
    </li>
  );
}
