import { eq, or } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { checkNobody, isPassword } from './password.ts';
import { users } from './tables.ts';

/** The account that an e-mail or username and a password open; `login_failed` says nothing of which was wrong. */
export async function logIn(
  { db }: Pick<Deps, 'db'>,
  nameOrEmail: string,
  password: string,
): Promise<{ readonly id: bigint; readonly username: string }> {
  const [user] = await db
    .select({ id: users.id, username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(or(eq(users.email, nameOrEmail), eq(users.username, nameOrEmail)));
  if (!user) {
    await checkNobody(password);
    throw new AppError('login_failed');
  }
  if (!(await isPassword(password, user.passwordHash))) throw new AppError('login_failed');
  return { id: user.id, username: user.username };
}
