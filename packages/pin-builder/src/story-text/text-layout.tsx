'use client';

import {
  STORY_TEXT_ALIGNMENTS,
  STORY_TEXT_DEFAULTS,
  STORY_TEXT_PLACES,
  type StoryTextAlignment,
  type StoryTextPlace,
} from '@pegboard/types';
import { useId, type ReactNode } from 'react';
import { storyTextMessages, type StoryTextMessages } from './messages.ts';
import styles from './story-text.module.css';

type Layout = {
  readonly textPlace?: StoryTextPlace | undefined;
  readonly textAlignment?: StoryTextAlignment | undefined;
};

type TextLayoutProps = {
  readonly page: Layout;
  readonly onChange: (change: Layout) => void;
  readonly messages: StoryTextMessages;
};

/** Renders the choice of the place and the alignment of the texts of a page: two groups of radio buttons. Source: CR-08. */
export function TextLayout({ page, onChange, messages }: TextLayoutProps): ReactNode {
  const { textPlaces, textAlignments } = { ...storyTextMessages, ...messages };
  const { textPlace = STORY_TEXT_DEFAULTS.textPlace, textAlignment = STORY_TEXT_DEFAULTS.textAlignment } =
    page;
  return (
    <div className={styles.layout} data-part="layout">
      {textPlaces && (
        <Choice
          messages={textPlaces}
          values={STORY_TEXT_PLACES}
          value={textPlace}
          onChange={(value) => onChange({ textPlace: value })}
        />
      )}
      {textAlignments && (
        <Choice
          messages={textAlignments}
          values={STORY_TEXT_ALIGNMENTS}
          value={textAlignment}
          onChange={(value) => onChange({ textAlignment: value })}
        />
      )}
    </div>
  );
}

function Choice<Value extends string>(props: {
  readonly messages: { readonly label: string } & Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const { messages, values, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.label}</legend>
      <div className={styles.options}>
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{messages[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
