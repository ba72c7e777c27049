import type { LogAction, LogChange } from '@pegboard/business-dashboard/model';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Membership } from './find-business.ts';
import { businessLog } from './tables.ts';

const SUBJECT_MAX = 200;

/**
 * Writes an entry to the log of a business, in the transaction of the action. Every action has a message on
 * the log page.
 */
export async function logAction(
  db: Pick<Db, 'insert'>,
  { business, member }: Membership,
  action: LogAction,
  subject = '',
  changes: readonly LogChange[] = [],
): Promise<void> {
  await db.insert(businessLog).values({
    id: newId(),
    businessId: business.id,
    actorId: member.userId,
    action,
    subject: subject.slice(0, SUBJECT_MAX),
    changes,
  });
}
