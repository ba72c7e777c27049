import { CONVERSATION_PEOPLE_MAX, MESSAGE_MAX } from '@pegboard/types';
import { createHash } from 'node:crypto';
import { plainTextSchema } from '../../platform/text/plain-text.ts';

/** The text of a message. */
export const messageTextSchema = plainTextSchema(MESSAGE_MAX);

/**
 * Returns the error of a list of recipients; undefined for a valid one. Members cannot write to themselves,
 * nor to more than ten members.
 */
export function validateRecipients(people: readonly string[], viewerId: string): string | undefined {
  if (people.length === 0) return 'Choose somebody to send this to.';
  if (people.includes(viewerId)) return 'You cannot send to yourself.';
  if (people.length > CONVERSATION_PEOPLE_MAX) return `Choose ${CONVERSATION_PEOPLE_MAX} people or fewer.`;
  return undefined;
}

/** Returns the SHA-256 of the member ids of a conversation, so that the same members share one. */
export function peopleKey(people: readonly bigint[]): string {
  const ids = [...new Set(people)].toSorted((one, other) => (one < other ? -1 : 1));
  return createHash('sha256').update(ids.join(' ')).digest('hex');
}
