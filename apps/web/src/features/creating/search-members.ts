import type { Member } from '@pegboard/pin-builder';
import { MentionSuggestionsDocument } from '../../data/generated/graphql.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import { shareContacts } from '../sharing/share-contacts.ts';

const MEMBERS_PER_SEARCH = 8;

/**
 * Returns members to mention, by the beginning of a name (CR-08): first those whom the viewer follows or writes with, then all
 * others. What cannot be read is left out: a name can be typed in full.
 */
export async function searchMembers(
  queries: Pick<QueryCache, 'ask'>,
  text: string,
): Promise<readonly Member[]> {
  const [known, all] = await Promise.all([shareContacts(text), searchAll(queries, text)]);
  const contacts = known ?? [];
  const others = all.filter(({ id }) => !contacts.some((contact) => contact.id === id));
  return [...contacts, ...others].slice(0, MEMBERS_PER_SEARCH);
}

async function searchAll(queries: Pick<QueryCache, 'ask'>, text: string): Promise<readonly Member[]> {
  if (text === '') return [];
  try {
    const { members } = await queries.ask(MentionSuggestionsDocument, { text }, 'network-only');
    return members.map(({ entityId: id, username, fullName, imageMediumUrl }) => ({
      id,
      username,
      name: fullName || username,
      imageUrl: imageMediumUrl ?? undefined,
    }));
  } catch {
    return [];
  }
}
