'use client';

import { STORY_LISTS, type DraftStoryLists } from '@pegboard/types';
import { TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { LineList } from './line-list.tsx';
import type { StoryTextMessages } from './messages.ts';
import styles from './story-text.module.css';

/** Lists without a line. */
export const EMPTY_STORY_LISTS: DraftStoryLists = {
  servings: null,
  minutes: null,
  ingredients: [],
  materials: [],
  steps: [],
};

type StoryListFieldsProps = {
  readonly lists: DraftStoryLists;
  readonly onChange: (lists: DraftStoryLists) => void;
  /** Errors by field: `list-servings`, `list-steps-2`. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly messages: StoryTextMessages;
};

/** Renders the ingredients, materials and steps of a story, with how many it serves and how long it takes. Source: CR-08. */
export function StoryListFields({ lists, onChange, errors, messages }: StoryListFieldsProps): ReactNode {
  return (
    <div className={styles.lists} data-part="lists">
      <p className={styles.hint} data-part="hint">
        {messages.listsHint}
      </p>
      <div className={styles.amounts}>
        {(['servings', 'minutes'] as const).map((name) => (
          <div key={name} data-field={`list-${name}`}>
            <TextField
              inputMode="numeric"
              autoComplete="off"
              label={messages[name]}
              value={lists[name] ?? ''}
              error={errors[`list-${name}`]}
              onChange={({ currentTarget }) => onChange({ ...lists, [name]: toCount(currentTarget.value) })}
            />
          </div>
        ))}
      </div>
      {STORY_LISTS.map((name) => (
        <LineList
          key={name}
          name={name}
          lines={lists[name]}
          onChange={(lines) => onChange({ ...lists, [name]: lines })}
          errors={errors}
          messages={messages}
        />
      ))}
    </div>
  );
}

/** Returns the number that digits of any script write; null without one, and for zero. */
function toCount(text: string): number | null {
  const digits = text
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/\D/g, '')
    .slice(0, 6);
  return Number(digits) || null;
}
