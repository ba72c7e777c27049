import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AuditAction } from './actions.ts';
import type { Deps } from './deps.ts';
import { auditEntries } from './tables.ts';

/** An action that was just done, in the transaction of its effect. */
export type DoneAction = {
  readonly action: AuditAction;
  readonly memberId?: bigint | undefined;
  readonly details?: Readonly<Record<string, string>>;
};

/** Records an action of a member of the team, or of a command of the operator, in the transaction of its effect. */
export async function recordAction(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  actor: Pick<SignedIn, 'id'> | 'command',
  { action, memberId, details = {} }: DoneAction,
): Promise<void> {
  const by =
    actor === 'command'
      ? { source: 'command' as const, actorId: null }
      : { source: 'team' as const, actorId: actor.id };
  await tx.insert(auditEntries).values({ id: newId(), at: now(), ...by, action, memberId, details });
}
