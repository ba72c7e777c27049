import { eq } from 'drizzle-orm';
import { accountLinkToken, makeResetToken, passkeys, users } from '../../people/accounts/index.ts';
import { interests } from '../../people/interests/index.ts';
import type { TestApp, TestVisitor } from '../app.ts';
import type { ValueGenerators } from './options-of.ts';

const INTEREST = 935n;
const HOURS = 24;

/** Makes a member a staff member with a passkey and mailed links, and creates a topic to follow. */
export async function accountWorld(
  { deps }: Pick<TestApp, 'deps'>,
  { id }: TestVisitor,
): Promise<ValueGenerators> {
  const { db } = deps;
  const userId = BigInt(id);
  const [person] = await db
    .update(users)
    .set({ role: 'employee' })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  await db
    .insert(interests)
    .values({ id: INTEREST, name: 'Ceramics', urlName: 'ceramics' })
    .onConflictDoNothing();
  const passkey = `key-of-${id}`;
  await db
    .insert(passkeys)
    .values({ id: passkey, userId, name: 'Phone', publicKey: 'pQ', counter: 0, transports: [] });
  const link = (purpose: 'verify-email' | 'email-settings' | 'end-sessions', about = ''): string =>
    accountLinkToken(deps, { purpose, userId, about }, HOURS);
  const tokens = [
    await makeResetToken(deps, userId, `reset of ${id}`),
    link('verify-email', person?.email ?? ''),
    link('email-settings'),
    link('end-sessions'),
  ];
  return [
    [/token/, tokens],
    [/passkey/, [passkey]],
    [/interest|topic/, [String(INTEREST)]],
    // For requests of visitors without an account.
    [/^email$/, [`new${id}@pegboard.example`]],
    [/^locale/, ['en-US']],
  ];
}
