import { compact, cookTimeLabel, STORY_LISTS, type StoryListName } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupMessages } from '../messages.ts';
import styles from './rich-sections.module.css';

/** Renders the ingredients, materials and steps of a story, with how many it serves and how long it takes (CR-08). */
export function StoryListsSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const lists = pin.storyPin?.isDeleted ? undefined : pin.storyPin?.lists;
  if (!lists) return null;
  const { servings, minutes } = lists;
  const headings: Readonly<Record<StoryListName, string>> = {
    ingredients: messages.ingredients,
    materials: messages.materials ?? closeupMessages.materials ?? '',
    steps: messages.steps ?? closeupMessages.steps ?? '',
  };
  return (
    <section className={styles.recipe} data-part="recipe">
      {minutes == null && servings == null ? null : (
        <dl>
          {minutes == null ? null : <Fact term={messages.cookTime} value={cookTimeLabel(minutes, locale)} />}
          {servings == null ? null : (
            <Fact term={messages.servings} value={new Intl.NumberFormat(locale).format(servings)} />
          )}
        </dl>
      )}
      {STORY_LISTS.filter((name) => compact(lists[name]).length > 0).map((name) => {
        const List = name === 'steps' ? 'ol' : 'ul';
        return (
          <div key={name}>
            <h2>{headings[name]}</h2>
            <List>
              {compact(lists[name]).map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place
                <li key={index}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </List>
          </div>
        );
      })}
    </section>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
