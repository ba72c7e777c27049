import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import type { Intent } from '../ledger/ledger.ts';
import { PROOF_SECRET } from '../world/bff.ts';
import type { Sent } from '../world/send.ts';
import type { Person } from '../world/seed-world.ts';

/** An operation, as sent at every attempt. */
export type Operation = {
  readonly intent: Intent;
  readonly sent: Sent;
  /**
   * The error code by which a later attempt learns that an earlier one, whose response was lost, succeeded.
   */
  readonly doneBefore?: string;
};

let count = 0;

/** Saves a pin to a board, or to the profile without one; every attempt has the same key. */
export function saveOperation(person: Person, pinId: string, boardId?: string): Operation {
  const effect = boardId === undefined ? quickEffect(pinId, person.id) : saveEffect(pinId, boardId);
  const options = { pin_id: pinId, ...(boardId === undefined ? {} : { board_id: boardId }) };
  return createOperation(person, { does: 'make', effect }, '/resource/RepinResource/create/', options);
}

/** Deletes the copy that a save returned. */
export function unsaveOperation(person: Person, copyId: string, effect: string): Operation {
  return {
    ...createOperation(person, { does: 'unmake', effect }, '/resource/PinResource/delete/', { id: copyId }),
    doneBefore: 'pin_not_found',
  };
}

/** Follows a member. */
export function followOperation(person: Person, other: Person): Operation {
  const effect = followEffect(person.id, other.id);
  return createOperation(person, { does: 'make', effect }, '/resource/UserFollowResource/create/', {
    user_id: other.id,
  });
}

/** Creates a board with this name, or returns the existing one. */
export function boardOperation(person: Person, name: string): Operation {
  const effect = boardEffect(name, person.id);
  const options = { name, return_existing: true };
  return createOperation(person, { does: 'make', effect }, '/resource/BoardResource/create/', options);
}

/** Return the names of the effects, by which they are looked up in the database. */
export const saveEffect = (pinId: string, boardId: string): string => `save ${pinId} on ${boardId}`;
export const quickEffect = (pinId: string, personId: string): string => `quick save ${pinId} by ${personId}`;
export const followEffect = (personId: string, otherId: string): string => `${personId} follows ${otherId}`;
export const boardEffect = (name: string, personId: string): string => `board '${name}' of ${personId}`;

/** Returns the headers of a signed-in member with an individual address, as behind a proxy. */
export function createHeaders({ id, token }: Person): Readonly<Record<string, string>> {
  const csrf = newCsrfToken(PROOF_SECRET, token);
  return {
    cookie: `__Host-pegboard=${token}; csrftoken=${csrf}`,
    'x-csrftoken': csrf,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${Number(id) >> 8}.${Number(id) & 255}.${(count += 1) & 255}`,
  };
}

function createOperation(
  person: Person,
  intent: Omit<Intent, 'id'>,
  path: string,
  options: object,
): Operation {
  const id = `intent-${(count += 1)}`;
  return {
    intent: { id, ...intent },
    sent: {
      method: 'POST',
      path,
      headers: { ...createHeaders(person), 'idempotency-key': id },
      body: { options },
    },
  };
}
