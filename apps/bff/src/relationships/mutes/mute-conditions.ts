import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { interests, topicsBelow } from '../../people/interests/index.ts';
import { users } from '../../people/accounts/index.ts';
import { boards, onBoard } from '../../pins/board-access/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { comparableText, joinTexts, TEXT_SEPARATOR, withPlainPunctuation } from './comparable-text.ts';
import type { MuteKind } from './mute-kinds.ts';

/*
 * The rule of what a muting member is shown (SR-13). All conditions are `true` for viewers without mutes, so their statements
 * stay as they are. The muted values are read once per statement: no subquery below depends on a row.
 */

/** The member who mutes. */
type Muting = { readonly id: SQLWrapper | bigint };

/** The texts of a content that are stored in its `rich`. */
const RICH_TEXTS = [
  '$.products[*].name',
  '$.products[*].brand',
  '$.recipe.name',
  '$.recipe.ingredients[*]',
  '$.recipe.steps[*]',
  '$.article.name',
  '$.article.description',
  '$.carousel.slots[*].title',
  '$.carousel.slots[*].details',
  '$.story.pages[*].title',
  '$.story.pages[*].texts[*]',
];

const current = ({ id }: Muting, kind: MuteKind): SQL =>
  sql`from mutes where mutes.user_id = ${id} and mutes.kind = ${sql.raw(`'${kind}'`)} and (mutes.until is null or mutes.until > now())`;
const mutedMembers = (by: Muting): SQL => sql`array(select mutes.member_id ${current(by, 'member')})`;
/** The muted topics and those below them (SR-16). */
const mutedTopics = (by: Muting): SQL =>
  sql`array(select below.id from (select mutes.interest_id ${current(by, 'topic')}) muted, lateral ${topicsBelow(sql`muted.interest_id`)} below)`;
const patternsOf = (by: Muting, kind: 'word' | 'site'): SQL =>
  sql`array(select unnest(mutes.patterns) ${current(by, kind)})`;

/** Condition: a text contains a muted word. The text is read and normalized only if words are muted. */
function hasMutedWord(by: Muting, text: SQL): SQL {
  const words = patternsOf(by, 'word');
  return sql`(case when ${words} = '{}' then false else (
      select exists (select from unnest(${words}) word where strpos(compared.words, word) > 0)
      from (
        select ${comparableText(sql`of_text.value`)} as words from (
          select ${withPlainPunctuation(sql`coalesce(${text}, '')`)} as value offset 0
        ) of_text offset 0
      ) compared
    ) end)`;
}

/** Condition: a link leads to a muted site or to a subdomain of it. */
function isMutedSite(by: Muting, link: SQL): SQL {
  const sites = patternsOf(by, 'site');
  const host = sql`'.' || rtrim(lower(substring(${link} from '^[A-Za-z]+://(?:[^/?#@]*@)?([^/:?#]+)')), '.')`;
  return sql`(case when ${sites} = '{}' then false else (
      select exists (select from unnest(${sites}) site where right(of_link.host, length(site)) = site)
      from (select ${host} as host offset 0) of_link
    ) end)`;
}

/** The options of the condition on pins. */
export type UnmutedOptions = {
  /** The topic whose own page is shown: it does not count as muted there, nor do those below it. */
  readonly exceptTopic?: SQLWrapper;
};

/**
 * Condition on `pins`: neither its pinner, its creator or promoter, its topics, the site of its link nor a word of its texts is
 * muted. The viewer's own pins are never hidden.
 */
export function unmutedPins(
  viewer: ViewerValue,
  contentId: SQLWrapper,
  { exceptTopic }: UnmutedOptions = {},
): SQL {
  if (!viewer?.hasMutes) return sql`true`;
  const isOther = (topic: SQL): SQL =>
    exceptTopic
      ? sql`and ${topic} <> all(array(select id from ${topicsBelow(sql`${exceptTopic}`)} below))`
      : sql``;
  const members = mutedMembers(viewer);
  const topics = mutedTopics(viewer);
  return sql`(${pins.pinnerId} = ${viewer.id} or ${pins.pinnerId} <> all(${members}) and not exists (
      select from contents of_pin where of_pin.id = ${contentId} and of_pin.creator_id <> ${viewer.id} and (
        of_pin.creator_id = any(${members}) or of_pin.promoter_id = any(${members})
        or of_pin.interest_id = any(${topics}) ${isOther(sql`of_pin.interest_id`)}
        or exists (
          select from content_topics topic where topic.content_id = of_pin.id and topic.interest_id = any(${topics})
            ${isOther(sql`topic.interest_id`)})
        or ${isMutedSite(viewer, sql`of_pin.link`)}
        or ${hasMutedWord(viewer, contentText({ exceptTopic }))}
      ) offset 0))`;
}

/** The texts of a content `of_pin` and its pin, as a subquery. */
function contentText({ exceptTopic }: { readonly exceptTopic?: SQLWrapper | undefined }): SQL {
  const rich = sql`(select string_agg(part.value #>> '{}', '${sql.raw(TEXT_SEPARATOR)}')
    from unnest(array[${sql.raw(RICH_TEXTS.map((path) => `'${path}'`).join(', '))}]::jsonpath[]) path,
      jsonb_path_query(of_pin.rich, path) part (value) where of_pin.rich <> '{}')`;
  const topics = sql`(select string_agg(topic.name, '${sql.raw(TEXT_SEPARATOR)}') from interests topic
    where topic.id = any(array(select interest_id from content_topics where content_id = of_pin.id) || of_pin.interest_id)
      ${exceptTopic ? sql`and topic.id <> ${exceptTopic}` : sql``})`;
  return joinTexts([
    sql`of_pin.title`,
    sql`of_pin.grid_title`,
    sql`of_pin.description`,
    sql`of_pin.alt_text`,
    sql`of_pin.auto_alt_text`,
    sql`of_pin.category`,
    pins.title,
    pins.description,
    rich,
    topics,
  ]);
}

/** Condition: a member is not muted. */
export function unmutedMember(viewer: ViewerValue, memberId: SQLWrapper): SQL {
  return viewer?.hasMutes ? sql`${memberId} <> all(${mutedMembers(viewer)})` : sql`true`;
}

/** Condition: a text contains no muted word. */
export function unmutedText(viewer: ViewerValue, text: SQL): SQL {
  return viewer?.hasMutes ? sql`not ${hasMutedWord(viewer, text)}` : sql`true`;
}

/** Condition on `users`: neither the member nor a word of their profile is muted. */
export function unmutedPeople(viewer: ViewerValue): SQL {
  if (!viewer?.hasMutes) return sql`true`;
  const text = joinTexts([users.fullName, users.username, users.about]);
  return sql`(${users.id} = ${viewer.id} or ${unmutedMember(viewer, users.id)} and ${unmutedText(viewer, text)})`;
}

/** Condition on `boards`: neither the owner nor a word of its name and description is muted. Own boards are never hidden. */
export function unmutedBoards(viewer: ViewerValue): SQL {
  if (!viewer?.hasMutes) return sql`true`;
  const text = joinTexts([boards.name, boards.description]);
  return sql`(${onBoard(viewer)} or ${unmutedMember(viewer, boards.ownerId)} and ${unmutedText(viewer, text)})`;
}

/** Condition on `interests`: neither the topic nor a word of its name is muted. */
export function unmutedTopics(viewer: ViewerValue): SQL {
  if (!viewer?.hasMutes) return sql`true`;
  return sql`(${interests.id} <> all(${mutedTopics(viewer)}) and ${unmutedText(viewer, sql`${interests.name}`)})`;
}

/**
 * Condition: a member, also one who makes no request, mutes neither another member nor a word of a text. Notifications and
 * mails, which are made for others, use it.
 */
export function wantsFrom(memberId: SQLWrapper, fromId: SQLWrapper, text: SQL): SQL {
  const by = { id: memberId };
  return sql`(${fromId} <> all(${mutedMembers(by)}) and not ${hasMutedWord(by, text)})`;
}
