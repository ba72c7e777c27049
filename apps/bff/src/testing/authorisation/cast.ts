import { eq, sql } from 'drizzle-orm';
import { makeResetToken, passkeys, sessions, users } from '../../people/accounts/index.ts';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { boardCollaborators } from '../../pins/board-access/index.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { TestApp, TestVisitor } from '../app.ts';

/** The relations to an owner for which a write operation is tested; the owner is last, because their write may succeed. */
export const ROLES = ['stranger', 'other', 'blocked', 'removed', 'analyst', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Visitors in every role, and objects of the owner. `stranger` is signed out; `removed` was a collaborator on a board.
 */
export type Cast = {
  readonly visitors: Readonly<Record<Role, TestVisitor>>;
  readonly owner: {
    readonly id: string;
    readonly username: string;
    readonly email: string;
    readonly sessionId: string;
    readonly passkeyId: string;
    readonly adAccountId: string;
    /** The token of a reset link that was mailed to them. */
    readonly resetToken: string;
  };
};

/** Creates new accounts in every role, with a session, a passkey, a board and a business of the owner. */
export async function createCast(site: TestApp): Promise<Cast> {
  const { db } = site.deps;
  const [owner, other, blocked, removed, analyst] = [
    await site.member('Owner'),
    await site.member('Other'),
    await site.member('Blocked'),
    await site.member('Removed'),
    await site.member('Analyst'),
  ];
  const userId = BigInt(owner.id);
  await owner.call('UserBlock', 'create', { blocked_user_id: blocked.id });
  const { data: board } = await owner.call('Board', 'create', { name: 'Cups' });
  await db.insert(boardCollaborators).values({ boardId: BigInt(board.id), userId: BigInt(removed.id) });
  await owner.call('BoardCollaborator', 'delete', { board_id: board.id, invited_user_id: removed.id });
  const [businessId, adAccountId] = [newId(), newId()];
  await db.insert(businesses).values({ id: businessId, kind: 'access', name: 'Kiln' });
  await db.insert(businessMembers).values([
    { businessId, userId, role: 'owner' },
    { businessId, userId: BigInt(analyst.id), role: 'analyst' },
  ]);
  await db.insert(adAccounts).values({ id: adAccountId, advertiserId: userId, businessId, name: 'Ads' });
  const passkeyId = `key-of-${owner.id}`;
  await db
    .insert(passkeys)
    .values({ id: passkeyId, userId, name: 'Phone', publicKey: 'pQ', counter: 0, transports: [] });
  const { viewer } = (await owner.graphql('{ viewer { email sessions { entityId } } }')).data;
  return {
    visitors: { stranger: site.visitor(), other, blocked, removed, analyst, owner },
    owner: {
      id: owner.id,
      username: owner.username,
      email: viewer.email,
      sessionId: viewer.sessions[0].entityId,
      passkeyId,
      adAccountId: String(adAccountId),
      resetToken: await makeResetToken(site.deps, userId, `reset of ${owner.id}`),
    },
  };
}

/** Returns the state of an account: its row, sessions, passkeys, reset links and mail preferences. */
export async function accountState({ deps: { db } }: TestApp, { owner }: Cast): Promise<object> {
  const userId = BigInt(owner.id);
  const rowsOf = async (table: string) =>
    (
      await db.execute(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where user_id = ${userId}`,
      )
    ).rows;
  return {
    user: await db.select().from(users).where(eq(users.id, userId)),
    sessions: await db.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId)),
    passkeys: await rowsOf('passkeys'),
    resets: await rowsOf('password_resets'),
    emails: [await rowsOf('notification_choices'), await rowsOf('email_survey_answers')],
  };
}
