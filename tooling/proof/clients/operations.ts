import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import type { Intent } from '../ledger/ledger.ts';
import { PROOF_SECRET } from '../world/bff.ts';
import type { Sent } from '../world/send.ts';
import type { Person } from '../world/seed-world.ts';

/** Something that someone wants, as it is sent at every try. */
export type Operation = {
  readonly intent: Intent;
  readonly sent: Sent;
  /** The refusal by which a later try is reported that an earlier one, whose answer was lost, has done it. */
  readonly doneBefore?: string;
};

let count = 0;

/** Saves a pin to a board, or without one to the profile; every try carries the same key. */
export function saveOperation(person: Person, pinId: string, boardId?: string): Operation {
  const effect = boardId === undefined ? quickEffect(pinId, person.id) : saveEffect(pinId, boardId);
  const options = { pin_id: pinId, ...(boardId === undefined ? {} : { board_id: boardId }) };
  return createOperation(person, { does: 'make', effect }, '/resource/RepinResource/create/', options);
}

/** Takes away the copy that a save answered. */
export function unsaveOperation(person: Person, copyId: string, effect: string): Operation {
  return {
    ...createOperation(person, { does: 'unmake', effect }, '/resource/PinResource/delete/', { id: copyId }),
    doneBefore: 'pin_not_found',
  };
}

/** Follows someone. */
export function followOperation(person: Person, other: Person): Operation {
  const effect = followEffect(person.id, other.id);
  return createOperation(person, { does: 'make', effect }, '/resource/UserFollowResource/create/', {
    user_id: other.id,
  });
}

/** Makes a board by this name, or is given the one that is there. */
export function boardOperation(person: Person, name: string): Operation {
  const effect = boardEffect(name, person.id);
  const options = { name, return_existing: true };
  return createOperation(person, { does: 'make', effect }, '/resource/BoardResource/create/', options);
}

/** The names of the effects, by which the database is asked for them, too. */
export const saveEffect = (pinId: string, boardId: string): string => `save ${pinId} on ${boardId}`;
export const quickEffect = (pinId: string, personId: string): string => `quick save ${pinId} by ${personId}`;
export const followEffect = (personId: string, otherId: string): string => `${personId} follows ${otherId}`;
export const boardEffect = (name: string, personId: string): string => `board '${name}' of ${personId}`;

/** The headers of someone who is signed in and comes from an address of their own, as behind a proxy. */
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
