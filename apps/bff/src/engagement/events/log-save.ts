import { EVENT_TYPES } from '@pegboard/types';
import { createHash } from 'node:crypto';
import type { Deps } from './deps.ts';
import { getIdTimestamp } from '../../platform/ids/new-id.ts';
import { recordEvents } from './record-events.ts';

/** A save that the client does not log: the copy, the saved pin and the board. */
export type LoggedSave = { readonly copyId: string; readonly pinId: string; readonly boardId: string };

/**
 * Logs a save for a client that does not do so itself (`disable_event_log_info`, EL-02). It counts once
 * however often the save is repeated. It runs in the background: if the event cannot be stored, the save
 * still succeeds.
 */
export function logSave({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>, save: LoggedSave): void {
  const event = {
    id: eventIdOf(save.copyId),
    event_type: EVENT_TYPES.save,
    time: getIdTimestamp(BigInt(save.copyId)).getTime(),
    pin_id: save.pinId,
    board_id: save.boardId,
  };
  recordEvents(db, { events: [event], isSignedIn: true, now: now() }).catch((err: unknown) =>
    log.warn({ err }, 'a save is not in the event log'),
  );
}

/** Returns a UUID that is the same for the same save. */
function eventIdOf(copyId: string): string {
  const hex = createHash('sha256').update(`save ${copyId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
