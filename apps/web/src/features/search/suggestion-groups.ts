import type { SearchTypeaheadQuery } from '../../data/generated/graphql.ts';

type Found = SearchTypeaheadQuery['found'];

/** A suggestion of the search box. */
export type Suggestion = { readonly id: string; readonly text: string } & (
  | { readonly kind: 'query'; readonly isRecent: boolean }
  | { readonly kind: 'topic'; readonly topicId: string; readonly urlName: string }
  | { readonly kind: 'board'; readonly url: string; readonly owner: string; readonly image: string | null }
  | { readonly kind: 'person'; readonly username: string; readonly image: string | null }
);

/** Suggestions of one kind. */
export type SuggestionGroup = {
  readonly id: 'recent' | 'trending' | 'queries' | 'topics' | 'boards' | 'people';
  readonly items: readonly Suggestion[];
};

/** Returns the suggestions in groups, without empty ones. Their ids are unique. */
export function suggestionGroups(found: Found | undefined): readonly SuggestionGroup[] {
  if (!found) return [];
  const queries = (id: string, texts: readonly string[], isRecent = false): readonly Suggestion[] =>
    texts.map((text) => ({ kind: 'query', id: `${id} ${text}`, text, isRecent }));
  const groups: readonly SuggestionGroup[] = [
    { id: 'recent', items: queries('recent', found.recent, true) },
    { id: 'trending', items: queries('trending', found.trending) },
    { id: 'queries', items: queries('query', found.queries) },
    {
      id: 'topics',
      items: found.topics.map(({ entityId, name, urlName }) => ({
        kind: 'topic',
        id: `topic ${entityId}`,
        text: name,
        topicId: entityId,
        urlName,
      })),
    },
    {
      id: 'boards',
      items: found.boards.map(({ entityId, name, url, owner, coverImages }) => ({
        kind: 'board',
        id: `board ${entityId}`,
        text: name,
        url,
        owner: owner.fullName || owner.username,
        image: coverImages[0]?.url ?? null,
      })),
    },
    {
      id: 'people',
      items: found.people.map(({ entityId, fullName, username, imageMediumUrl }) => ({
        kind: 'person',
        id: `person ${entityId}`,
        text: fullName || username,
        username,
        image: imageMediumUrl ?? null,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
