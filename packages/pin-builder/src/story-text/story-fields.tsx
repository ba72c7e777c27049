'use client';

import {
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  objectProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
  type PropRule,
} from '@pegboard/ui';
import type { DraftStoryLists } from '@pegboard/types';
import type { ReactNode } from 'react';
import type { SearchMembers } from '../ports.ts';
import { storyTextMessages, type StoryTextMessages } from './messages.ts';
import { PageTexts, type StoryPageTexts } from './page-texts.tsx';
import { StoryListFields } from './story-lists.tsx';
import styles from './story-text.module.css';

/** The texts of a story that can be changed after its publication. */
export type StoryTexts = { readonly pages: readonly StoryPageTexts[]; readonly lists: DraftStoryLists };

/** The props of StoryFields. */
export type StoryFieldsProps = RootProps & {
  readonly story: StoryTexts;
  readonly onChange: (story: StoryTexts) => void;
  /** The address of the image of each page; empty without one. */
  readonly imageUrls: readonly string[];
  /** Errors by field: `page-0-text-1`, `page-0-link`, `list-steps`, `list-steps-2`. */
  readonly errors?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Finds members while a name is typed; without it, names are typed in full. */
  readonly searchMembers?: SearchMembers | undefined;
  readonly messages?: StoryTextMessages | undefined;
};

/** The rule of addresses by page: an invalid one is empty, so that the others keep their pages. */
const imageUrlsProp: PropRule = {
  ...textsProp,
  instead: (value) =>
    Array.isArray(value) ? value.map((url) => (textProp.isValid(url) ? (url as string) : '')) : [],
};
const LIST_FIELDS = { ingredients: textsProp, materials: textsProp, steps: textsProp };
const STORY_FIELDS_RULES = {
  story: shapeProp({
    pages: itemsProp({ texts: textsProp }),
    lists: shapeProp(LIST_FIELDS),
  }),
  onChange: functionProp,
  imageUrls: imageUrlsProp,
  errors: optionalProp(objectProp),
  searchMembers: optionalProp(functionProp),
  messages: messagesProp(storyTextMessages),
};

/** Renders the texts, links and mentions of the pages of a published story, and its lists. Source: CR-08, CR-15. */
export function StoryFields(rawProps: StoryFieldsProps): ReactNode {
  const props = validProps('StoryFields', rawProps, STORY_FIELDS_RULES);
  const { story, onChange, imageUrls, errors = {}, searchMembers, messages = storyTextMessages } = props;
  const { pages, lists } = story;
  const change = (index: number, part: Partial<StoryPageTexts>): void =>
    onChange({ pages: pages.map((page, at) => (at === index ? { ...page, ...part } : page)), lists });
  return (
    <div data-part="story-fields" {...rootAttributes(props, styles.pages)}>
      {pages.map((page, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pages have no identity but their place
        <fieldset key={index} className={styles.page} data-part="page">
          <legend className={styles.pageTitle} data-part="page-title">
            {messages.page(index + 1)}
          </legend>
          {imageUrls[index] ? (
            <img className={styles.thumbnail} src={imageUrls[index]} alt="" loading="lazy" />
          ) : null}
          <PageTexts
            page={page}
            index={index}
            onChange={(part) => change(index, part)}
            errors={errors}
            searchMembers={searchMembers}
            messages={messages}
          />
        </fieldset>
      ))}
      <fieldset className={styles.page} data-part="page">
        <legend className={styles.pageTitle} data-part="page-title">
          {messages.lists}
        </legend>
        <StoryListFields
          lists={lists}
          onChange={(changed) => onChange({ pages, lists: changed })}
          errors={errors}
          messages={messages}
        />
      </fieldset>
    </div>
  );
}
