import { listMentionedNames } from '@pegboard/types';
import { and, inArray, or } from 'drizzle-orm';
import {
  acceptsContact,
  notBlockedCondition,
  users,
  withReloadedBlocks,
} from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { StoryPageInput } from './story-rules.ts';

/** A member mentioned on a page of a story: the username in its texts in lower case, and the id. */
export type PageMention = { readonly username: string; readonly userId: string };

/**
 * Finds the members whom the texts of a story mention, by page. A name that the author chose from suggestions has to be
 * that of a member; a name of no member stays text. Throws `user_not_found` with the field of the text, also
 * for a member with a block between them and the author. `at` is the path of the pages.
 */
export async function findPageMentions(
  db: Db,
  author: SignedIn,
  pages: readonly StoryPageInput[],
  at: string,
): Promise<readonly (readonly PageMention[])[]> {
  const wanted = pages.map(({ texts, mentions = [] }) => {
    const names = listMentionedNames(texts.join('\n'));
    return { names, chosen: mentions.filter(({ username }) => names.includes(username)) };
  });
  const names = wanted.flatMap((page) => page.names);
  if (names.length === 0) return pages.map(() => []);
  const ids = wanted.flatMap(({ chosen }) => chosen.flatMap(({ userId }) => parseId(userId) ?? []));
  const people = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      and(
        or(inArray(users.username, names), inArray(users.id, ids)),
        notBlockedCondition(withReloadedBlocks(author), users.id),
        acceptsContact('mentions', author.id, users.id),
      ),
    );
  const byName = new Map(people.map(({ id, username }) => [username, String(id)]));
  const known = new Set(people.map(({ id }) => String(id)));
  const fields: Record<string, string> = {};
  const found = wanted.map((page, nth) =>
    page.names.flatMap((username): readonly PageMention[] => {
      const chosen = page.chosen.find((mention) => mention.username === username);
      if (chosen && !known.has(chosen.userId)) {
        const text = pages[nth]?.texts.findIndex((one) => listMentionedNames(one).includes(username)) ?? 0;
        fields[`${at}.${nth}.texts.${text}`] = `There is no member @${username}.`;
      }
      const userId = chosen?.userId ?? byName.get(username);
      return userId === undefined ? [] : [{ username, userId }];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('user_not_found', { fields });
  return found;
}
