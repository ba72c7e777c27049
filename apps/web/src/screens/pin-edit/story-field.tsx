import type { StoryEdit, StorySlotProps } from '@pegboard/closeup/edit';
import { EMPTY_STORY_LISTS, getStoryField, StoryFields } from '@pegboard/pin-builder/story';
import { useCallback, type ReactNode } from 'react';
import { useQueryCache } from '../../data/use-query.ts';
import { searchMembers } from '../../features/creating/search-members.ts';
import type { PinData } from '../../features/closeup/pin-from-query.ts';
import styles from './pin-edit.module.css';
import { useBuilderLanguage } from './use-builder-language.ts';

/** Returns the texts of the pages and lists of a story; undefined for other pins. */
export function toStoryEdit({ storyPin }: PinData): StoryEdit | undefined {
  if (!storyPin) return undefined;
  const { pages, lists } = storyPin;
  return {
    pages: pages.map(({ texts, link, mentions, textPlace, textAlignment }) => ({
      texts,
      textPlace,
      textAlignment,
      link: link ?? '',
      mentions: mentions.map(({ username, user }) => ({ username, userId: user.entityId })),
    })),
    lists: lists
      ? { ...lists, servings: lists.servings ?? null, minutes: lists.minutes ?? null }
      : EMPTY_STORY_LISTS,
  };
}

/** The texts, links and lists of a story in the form of its creator (CR-15). */
export function StoryField(
  props: StorySlotProps & {
    readonly data: PinData;
    /** The errors of the server by their paths. */
    readonly fields: Readonly<Record<string, string>>;
  },
): ReactNode {
  const { story, onChange, data, fields } = props;
  // It is rendered in the browser only: its hidden parts have inline styles, which the content security policy blocks in HTML.
  const language = useBuilderLanguage();
  const queries = useQueryCache();
  const search = useCallback((text: string) => searchMembers(queries, text), [queries]);
  if (language === null) return <div className={styles.topics} />;
  return (
    <StoryFields
      story={story}
      onChange={onChange}
      imageUrls={(data.storyPin?.pages ?? []).map(({ images }) => images[0]?.url ?? '')}
      errors={Object.fromEntries(
        Object.entries(fields).flatMap(([path, text]) => {
          const field = path.startsWith('story.') ? getStoryField(path) : null;
          return field === null ? [] : [[field, text]];
        }),
      )}
      searchMembers={search}
      messages={language?.builder.story.texts}
    />
  );
}
