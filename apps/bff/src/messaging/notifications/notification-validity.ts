import { sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import { listedBoards, reachableBoards } from '../../pins/board-access/index.ts';
import { visibleComments } from '../../pins/comments/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { unmutedBoards, unmutedMember, unmutedPins, unmutedText } from '../../relationships/mutes/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import {
  wantsOnChannel,
  type DeliveryChannel,
  type StoredKind,
} from '../../people/notification-choices/index.ts';

/** The member whose notifications a statement reads. */
export type Reader = NonNullable<ViewerValue>;

/** The number of actors examined per notification, newest first. */
export const ACTOR_SAMPLE_SIZE = 20;

/**
 * Selects the pins that a notification may show the member, as `from … where`: visible by the common
 * predicate, and neither hidden nor muted by them.
 */
export function notifiablePins(reader: Reader, which: SQL): SQL {
  return visiblePinsOf(reader, sql`${which} and ${unmutedPins(reader, sql`pins.content_id`)}`);
}

/** Selects the pins that are visible to the member and not hidden by them, also muted ones, as `from … where`. */
export function visiblePinsOf(reader: Reader, which: SQL): SQL {
  return sql`from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
    where ${which} and pins.deleted_at is null and ${reachableBoards(reader)} and ${visiblePins(reader)}
      and not exists (select from pin_feedback where user_id = ${reader.id} and content_id = pins.content_id)`;
}

/**
 * Selects the member's own pin of the content of a row of `news`, as `from … where`, if it is visible to them and not hidden.
 * Own pins are never muted.
 */
export function ownPin(reader: Reader): SQL {
  return visiblePinsOf(reader, sql`pins.content_id = news.subject_id and pins.pinner_id = ${reader.id}`);
}

/**
 * Selects the pins of a story of a row of `news` that still mentions the member, and that they see. `pinsOf` is `visiblePinsOf`
 * for rows whose subject was found not to be muted: the condition takes long to plan.
 */
export function pinsWithMention(reader: Reader, pinsOf = notifiablePins): SQL {
  const mention = sql`jsonb_build_array(jsonb_build_object('mentions',
    jsonb_build_array(jsonb_build_object('userId', ${reader.id}::text))))`;
  return pinsOf(
    reader,
    sql`pins.content_id = news.subject_id and contents.rich->'story'->'pages' @> ${mention}`,
  );
}

/** Selects the pins on which the member may read a comment, as `from … where`; `pinsOf` as in `pinsWithMention`. */
export function pinsWithReadableComment(reader: Reader, commentId: SQL, pinsOf = notifiablePins): SQL {
  const which = sql`pins.content_id = said.content_id
    and (said.board_id is null or (said.board_id = pins.board_id and boards.privacy = 'secret'))`;
  return sql`from (
      select content_id, board_id from comments where comments.id = ${commentId} and ${visibleComments(reader)}
    ) said cross join lateral (select pins.id ${pinsOf(reader, which)} limit 1) pins`;
}

/** Selects the exports that the member can download, as `from … where`. */
export function readyExports(reader: Reader): SQL {
  return sql`from member_exports where owner_id = ${reader.id} and state = 'ready'`;
}

/** Selects the webhook of a row of `news` with its app, as `from … where`, if it is the member's and was disabled by the site. */
export function disabledWebhooks(reader: Reader): SQL {
  return sql`from webhook_endpoints join registered_apps on registered_apps.id = webhook_endpoints.app_id
    where webhook_endpoints.id = news.subject_id and registered_apps.owner_id = ${reader.id}
      and webhook_endpoints.disabled_at is not null and webhook_endpoints.disabled_reason <> 'owner'`;
}

/** Selects the business of a row of `news`, as `from … where`, if the member works for it. */
export function ownBusinesses(reader: Reader): SQL {
  return sql`from businesses join business_members on business_members.business_id = businesses.id
    where businesses.id = news.subject_id and business_members.user_id = ${reader.id}`;
}

/** The kinds of notifications by their required subject, in addition to an actor. */
const ABOUT = {
  ownPin: ['save', 'comment', 'reaction'],
  board: ['board_follow', 'board_invite', 'invite_accepted'],
  comment: ['comment', 'reply', 'mention', 'comment_reaction'],
  story: ['story_mention'],
} as const satisfies Record<string, readonly StoredKind[]>;

/** Returns the condition `isHeld` for rows of `news` of these kinds; all others pass. */
function needed(kinds: readonly StoredKind[], isHeld: SQL): SQL {
  return sql`(news.kind not in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))}) or (${isHeld}))`;
}

/** Condition: the subject of a row of `news` is still visible to the viewer: their pin, or the board. */
function isAboutSomething(reader: Reader): SQL {
  const ownPinIsShown = sql`exists (select ${ownPin(reader)})`;
  const boardIsThere = sql`exists (select from boards where boards.id = news.subject_id and boards.deleted_at is null
    and ${notBlockedCondition(reader, sql`boards.owner_id`)} and ${unmutedBoards(reader)})`;
  const storyIsShown = sql`exists (select ${pinsWithMention(reader)})`;
  return sql`${needed(ABOUT.ownPin, ownPinIsShown)} and ${needed(ABOUT.board, boardIsThere)}
    and ${needed(ABOUT.story, storyIsShown)}`;
}

/**
 * Condition: the action of an `actor` of a row of `news` still holds, and the viewer may see it. It is
 * evaluated at each read, so hidden, deleted and undone actions, and those of blocked and muted members, disappear
 * immediately (BF-06, FB-06, SR-13).
 */
export function isNotificationValid(reader: Reader): SQL {
  const isWritten = sql`exists (select ${pinsWithReadableComment(reader, sql`actor.comment_id`)}) and ${unmutedText(
    reader,
    sql`(select comments.text from comments where comments.id = actor.comment_id)`,
  )}`;
  const holds: Partial<Record<StoredKind, SQL>> = {
    follow: sql`exists (select from user_follows where follower_id = actor.actor_id and followed_id = ${reader.id})`,
    follow_request: sql`exists (
      select from follow_requests where requester_id = actor.actor_id and requested_id = ${reader.id})`,
    follow_accepted: sql`exists (
      select from user_follows where follower_id = ${reader.id} and followed_id = actor.actor_id)`,
    board_follow: sql`exists (
      select from board_follows where follower_id = actor.actor_id and board_id = news.subject_id)`,
    save: sql`exists (
      select from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
      where pins.id = actor.pin_id and pins.deleted_at is null and ${listedBoards(reader)} and ${visiblePins(reader)})`,
    board_invite: sql`exists (
      select from board_invites where board_id = news.subject_id and invited_user_id = ${reader.id})`,
    invite_accepted: sql`exists (
      select from board_collaborators where board_id = news.subject_id and user_id = actor.actor_id)`,
    reaction: sql`exists (
      select from reactions where content_id = news.subject_id and user_id = actor.actor_id)`,
    comment_reaction: sql`exists (
      select from comment_reactions where comment_id = news.subject_id and user_id = actor.actor_id)`,
    export_ready: sql`exists (select ${readyExports(reader)})`,
    webhook_disabled: sql`exists (select ${disabledWebhooks(reader)})`,
    business_digest: sql`exists (select ${ownBusinesses(reader)})`,
  };
  const cases = Object.entries(holds).map(([kind, held]) => sql`when ${sql.raw(`'${kind}'`)} then ${held}`);
  return sql`(${notBlockedCondition(reader, sql`actor.actor_id`)} and ${unmutedMember(reader, sql`actor.actor_id`)} and ${needed(ABOUT.comment, isWritten)}
    and case news.kind ${sql.join(cases, sql` `)} else true end)`;
}

/** The newest actors of a row of `news`, up to the number examined. */
export const NEWEST_ACTORS: SQL = sql`select * from news_actors where news_actors.news_id = news.id
  order by at desc, actor_id desc limit ${sql.raw(String(ACTOR_SAMPLE_SIZE))}`;

/** Condition: the viewer wants the kind of a row of `news` on a channel, and its subject exists. */
export function isOpen(reader: Reader, channel: DeliveryChannel = 'app'): SQL {
  return sql`${isWanted(reader, sql`news.kind`, channel)} and ${isAboutSomething(reader)}`;
}

/** Condition: a row of `news` is visible, because the action of at least one actor still holds. */
export function isNotificationVisible(reader: Reader): SQL {
  return sql`${isOpen(reader)} and exists (
    select from (${NEWEST_ACTORS}) actor where ${isNotificationValid(reader)})`;
}

/** Condition: the viewer wants notifications of a kind on a channel. */
export function isWanted(reader: Reader, kind: SQL, channel: DeliveryChannel): SQL {
  return wantsOnChannel(sql`${reader.id}`, kind, channel);
}
