import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn, Viewer } from '../../platform/http/viewer.ts';
import { pinAccess } from './present-pin.ts';
import { readPin, type PinView } from './pin-view.ts';

/** Returns a pin that the viewer may see, by id; undefined both for a hidden pin and for none. */
export async function findPin(db: Db, viewer: Viewer, id: bigint | undefined): Promise<PinView | undefined> {
  return id === undefined ? undefined : readPin(db, viewer, id);
}

/** Returns a pin that the viewer may change. Throws `pin_not_found`, `forbidden`. */
export async function findWritablePin(db: Db, viewer: SignedIn, id: bigint | undefined): Promise<PinView> {
  const pin = await findPin(db, viewer, id);
  if (!pin) throw new AppError('pin_not_found');
  if (!pinAccess(pin, viewer).includes('write')) throw new AppError('forbidden');
  return pin;
}
