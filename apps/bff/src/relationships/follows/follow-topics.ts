import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { follow } from './follow.ts';
import { hasInterest } from './has-interest.ts';

/** Follows these topics for the viewer, one after the other; those that do not exist are left out. */
export async function followTopics(db: Db, viewer: SignedIn, ids: readonly string[]): Promise<void> {
  for (const text of ids) {
    const id = parseId(text);
    // oxlint-disable-next-line eslint/no-await-in-loop -- each follow locks the same member
    if (id !== undefined && (await hasInterest(db, id))) await follow(db, viewer, { kind: 'interest', id });
  }
}
