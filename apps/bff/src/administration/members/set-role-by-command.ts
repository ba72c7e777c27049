import { eq } from 'drizzle-orm';
import { setRole, users, type UserRole } from '../../people/accounts/index.ts';
import { recordAction } from '../../people/audit-log/index.ts';
import type { Db } from '../../platform/database/db.ts';

/** Sets the role of an account by a command of the operator, and records it. Returns false if there is no such account. */
export async function setRoleByCommand(db: Db, username: string, role: UserRole): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(eq(users.username, username.toLowerCase()))
      .for('update');
    if (!before || !(await setRole(tx, username, role))) return false;
    await recordAction({ now: () => new Date() }, tx, 'command', {
      action: 'role_changed',
      memberId: before.id,
      details: { from: before.role, to: role },
    });
    return true;
  });
}
