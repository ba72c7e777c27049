import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { pinAccess } from './present-pin.ts';
import { gonePins } from '../pin-access/index.ts';
import { readPin, type PinView } from './pin-view.ts';

/** Returns a pin that the viewer may see, by id; undefined both for a hidden pin and for none. */
export async function findPin(db: Db, viewer: Viewer, id: bigint | undefined): Promise<PinView | undefined> {
  return id === undefined ? undefined : readPin(db, viewer, id);
}

const gonePin = defineStatement<{ readonly id: bigint }>(
  'a deleted public pin',
  (value) => sql`select ${gonePins.id} as id from ${gonePins} where ${gonePins.id} = ${value('id')}::bigint`,
  { reusesPlan: true },
);

/** Returns whether visitors could see a pin until it was deleted: then its addresses answer 410 instead of 404. */
export async function isGonePin(db: Db, id: bigint | undefined): Promise<boolean> {
  return id !== undefined && (await gonePin(db, { id })).length > 0;
}

/** Returns a pin that the viewer may change. Throws `pin_not_found`, `forbidden`. */
export async function findWritablePin(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<PinView> {
  const pin = await findPin(db, viewer, id);
  if (!pin) throw new AppError('pin_not_found');
  if (!pinAccess(pin, viewer).includes('write')) throw new AppError('forbidden');
  return pin;
}
