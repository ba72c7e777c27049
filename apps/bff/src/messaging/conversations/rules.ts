import { CONVERSATION_PEOPLE_MAX, MESSAGE_MAX } from '@pegboard/types';
import { createHash } from 'node:crypto';
import { plainTextSchema } from '../../platform/text/plain-text.ts';

/** The text of a message. */
export const messageTextSchema = plainTextSchema(MESSAGE_MAX);

/**
 * What is wrong with those whom somebody wants to write to, by their ids: undefined when nothing is. Nobody writes to
 * themselves, and to ten people at most.
 */
export function validateRecipients(people: readonly string[], viewerId: string): string | undefined {
  if (people.length === 0) return 'Choose somebody to send this to.';
  if (people.includes(viewerId)) return 'You cannot send to yourself.';
  if (people.length > CONVERSATION_PEOPLE_MAX) return `Choose ${CONVERSATION_PEOPLE_MAX} people or fewer.`;
  return undefined;
}

/** What is kept of who is in a conversation, so that the same people have one: the SHA-256 of their ids. */
export function peopleKey(people: readonly bigint[]): string {
  const ids = [...new Set(people)].toSorted((one, other) => (one < other ? -1 : 1));
  return createHash('sha256').update(ids.join(' ')).digest('hex');
}
