import { sql } from 'drizzle-orm';
import { idList } from '../../platform/database/statement.ts';
import type { ErasureStep } from './erasure-step.ts';

const AT_ONCE = 200;
const changed = ({ rowCount }: { readonly rowCount: number | null }): boolean => (rowCount ?? 0) > 0;

/** Deletes comments of the member with the replies below them, and corrects the counts. */
export const eraseComments: ErasureStep = async ({ db }, { id }) => {
  const { rows } = await db.execute<{ id: string; content_id: string; parent_id: string | null }>(sql`
    select id::text, content_id::text, parent_id::text from comments where user_id = ${id} limit ${AT_ONCE}`);
  if (rows.length === 0) return false;
  const contents = idList([...new Set(rows.map((row) => row.content_id))].map(BigInt));
  const parents = idList([...new Set(rows.flatMap((row) => row.parent_id ?? []))].map(BigInt));
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select from contents where id = any(${contents}::bigint[]) order by id for no key update`,
    );
    await tx.execute(
      sql`delete from comments where id = any(${idList(rows.map((row) => BigInt(row.id)))}::bigint[])`,
    );
    await tx.execute(sql`
      update contents set comment_count = (
        select count(*)::int from comments comment
        where comment.content_id = contents.id and comment.board_id is null
          and comment.deleted_at is null and comment.removed_at is null
          and (comment.parent_id is null or exists (
            select from comments parent where parent.id = comment.parent_id
              and parent.deleted_at is null and parent.removed_at is null)))
      where id = any(${contents}::bigint[])`);
    await tx.execute(sql`
      update comments set reply_count = (
        select count(*)::int from comments reply
        where reply.parent_id = comments.id and reply.deleted_at is null and reply.removed_at is null)
      where id = any(${parents}::bigint[])`);
  });
  return true;
};

/** Deletes reactions of the member to pins, and subtracts them from the counts. */
export const eraseReactions: ErasureStep = async ({ db }, { id }) =>
  changed(
    await db.execute(sql`
      with gone as (
        delete from reactions where (content_id, user_id) in (
          select content_id, user_id from reactions where user_id = ${id} limit ${AT_ONCE})
        returning content_id, reaction_type::text as type
      ), content as materialized (
        select id from contents where id in (select content_id from gone) order by id for no key update
      )
      update contents set reaction_counts = case when (reaction_counts ->> gone.type)::int > 1
        then jsonb_set(reaction_counts, array[gone.type], to_jsonb((reaction_counts ->> gone.type)::int - 1))
        else reaction_counts - gone.type end
      from gone, content where contents.id = gone.content_id and content.id = gone.content_id`),
  );

/** Deletes reactions of the member to comments, and subtracts them from the counts. */
export const eraseCommentReactions: ErasureStep = async ({ db }, { id }) =>
  changed(
    await db.execute(sql`
      with gone as (
        delete from comment_reactions where (comment_id, user_id) in (
          select comment_id, user_id from comment_reactions where user_id = ${id} limit ${AT_ONCE})
        returning comment_id, reaction_type::text as type
      ), comment as materialized (
        select id from comments where id in (select comment_id from gone) order by id for no key update
      )
      update comments set reaction_count = greatest(0, reaction_count - 1),
        reaction_counts = case when (reaction_counts ->> gone.type)::int > 1
          then jsonb_set(reaction_counts, array[gone.type], to_jsonb((reaction_counts ->> gone.type)::int - 1))
          else reaction_counts - gone.type end
      from gone, comment where comments.id = gone.comment_id and comment.id = gone.comment_id`),
  );

/** Deletes follows of other members and of boards by the member, and subtracts them from the counts. */
export const eraseFollowing: ErasureStep = async ({ db }, { id }) => {
  const users = await db.execute(sql`
    with gone as (
      delete from user_follows where (follower_id, followed_id) in (
        select follower_id, followed_id from user_follows where follower_id = ${id} limit ${AT_ONCE})
      returning followed_id
    ), member as materialized (
      select id from users where id in (select followed_id from gone) order by id for no key update
    )
    update users set follower_count = greatest(0, follower_count - 1) from member where users.id = member.id`);
  const boards = await db.execute(sql`
    with gone as (
      delete from board_follows where (follower_id, board_id) in (
        select follower_id, board_id from board_follows where follower_id = ${id} limit ${AT_ONCE})
      returning board_id
    ), board as materialized (
      select id from boards where id in (select board_id from gone) order by id for no key update
    )
    update boards set follower_count = greatest(0, follower_count - 1) from board where boards.id = board.id`);
  return changed(users) || changed(boards);
};

/** Deletes follows of the member by others, and subtracts them from the counts. */
export const eraseFollowers: ErasureStep = async ({ db }, { id }) =>
  changed(
    await db.execute(sql`
      with gone as (
        delete from user_follows where (follower_id, followed_id) in (
          select follower_id, followed_id from user_follows where followed_id = ${id} limit ${AT_ONCE})
        returning follower_id
      ), member as materialized (
        select id from users where id in (select follower_id from gone) order by id for no key update
      )
      update users set following_count = greatest(0, following_count - 1) from member where users.id = member.id`),
  );

/** Removes the member from notifications of others; deletes those without another actor. */
export const eraseNotifications: ErasureStep = async ({ db }, { id }) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select news_id::text as id from news_actors where actor_id = ${id} limit ${AT_ONCE}`,
  );
  if (rows.length === 0) return false;
  const ids = idList(rows.map((row) => BigInt(row.id)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with gone as (delete from news_actors where actor_id = ${id} and news_id = any(${ids}::bigint[]) returning news_id),
        notification as materialized (
          select id from news where id in (select news_id from gone) order by id for no key update
        )
      update news set actor_count = greatest(1, actor_count - 1) from notification where news.id = notification.id`);
    await tx.execute(sql`
      delete from news where id = any(${ids}::bigint[])
        and not exists (select from news_actors where news_actors.news_id = news.id)`);
  });
  return true;
};

/** Deletes conversations of the member with one other member, with all their messages. */
export const eraseConversations: ErasureStep = async ({ db }, { id }) => {
  const own = sql`select conversations.id from conversations
    join conversation_members on conversation_members.conversation_id = conversations.id
    where conversation_members.user_id = ${id} and not conversations.is_group`;
  const messages = await db.execute(sql`
    delete from conversation_messages where id in (
      select id from conversation_messages where conversation_id in (${own}) limit ${AT_ONCE})`);
  if (changed(messages)) return true;
  return changed(await db.execute(sql`delete from conversations where id in (${own} limit ${AT_ONCE})`));
};

/** Takes the member out of group conversations, whose members start a new one together. */
export const leaveGroupConversations: ErasureStep = async ({ db }, { id }) => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update conversations set people_key = null
      where is_group and people_key is not null
        and id in (select conversation_id from conversation_members where user_id = ${id})`);
    await tx.execute(sql`delete from conversation_members where user_id = ${id}`);
  });
  return false;
};
