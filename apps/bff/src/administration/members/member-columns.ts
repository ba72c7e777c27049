import { sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { isEmployee, type SignedIn } from '../../platform/http/viewer.ts';

/** Returns the columns of a member that the team sees in lists and on pages; the email is null for moderators. */
export function memberColumns(viewer: SignedIn) {
  return {
    id: users.id,
    username: users.username,
    fullName: users.fullName,
    email: isEmployee(viewer) ? users.email : sql<null>`null`,
    role: users.role,
    createdAt: users.createdAt,
  };
}
