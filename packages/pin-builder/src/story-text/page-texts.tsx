'use client';

import {
  STORY_TEXT_BLOCKS_MAX,
  type DraftMention,
  type StoryTextAlignment,
  type StoryTextPlace,
} from '@pegboard/types';
import { Button, IconButton, PlusIcon, TextField, TrashIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { SearchMembers } from '../ports.ts';
import { MentionArea } from './mention-area.tsx';
import type { StoryTextMessages } from './messages.ts';
import { TextLayout } from './text-layout.tsx';
import styles from './story-text.module.css';

/** The texts of a page of a story with their place, the link and the chosen members. */
export type StoryPageTexts = {
  readonly texts: readonly string[];
  readonly link?: string | undefined;
  readonly mentions?: readonly DraftMention[] | undefined;
  /** At the bottom by default. */
  readonly textPlace?: StoryTextPlace | undefined;
  /** At the start of the lines by default. */
  readonly textAlignment?: StoryTextAlignment | undefined;
};

type PageTextsProps = {
  readonly page: StoryPageTexts;
  /** The position of the page, from 0. */
  readonly index: number;
  readonly onChange: (change: Partial<StoryPageTexts>) => void;
  readonly onLinkLeft?: (() => void) | undefined;
  /** The result of the check of the link. */
  readonly linkNote?: ReactNode;
  /** Errors by field: `page-0-text-1`, `page-0-link`. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly searchMembers: SearchMembers | undefined;
  readonly messages: StoryTextMessages;
};

/** Renders the text blocks of a page, in which members can be mentioned, and its link. Source: CR-08. */
export function PageTexts(props: PageTextsProps): ReactNode {
  const { page, index, onChange, onLinkLeft, errors, searchMembers, messages } = props;
  const { texts, link = '', mentions = [] } = page;
  const linkField = `page-${index}-link`;
  const mention = (at: number, text: string, chosen: DraftMention): void =>
    onChange({
      texts: texts.with(at, text),
      mentions: [...mentions.filter(({ username }) => username !== chosen.username), chosen],
    });
  return (
    <div className={styles.texts} data-part="texts">
      {texts.map((text, at) => {
        const field = `page-${index}-text-${at}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
          <div key={at} className={styles.text} data-field={field}>
            <MentionArea
              label={messages.text(at + 1)}
              value={text}
              error={errors[field]}
              onChange={(value) => onChange({ texts: texts.with(at, value) })}
              onMention={(value, chosen) => mention(at, value, chosen)}
              searchMembers={searchMembers}
              messages={messages}
            />
            <IconButton
              size="sm"
              label={messages.removeText(at + 1)}
              icon={<TrashIcon size="md" />}
              onClick={() => onChange({ texts: texts.toSpliced(at, 1) })}
            />
          </div>
        );
      })}
      {texts.length > 0 && searchMembers && (
        <p className={styles.hint} data-part="hint">
          {messages.mentionHint}
        </p>
      )}
      {texts.length > 0 && <TextLayout page={page} onChange={onChange} messages={messages} />}
      {texts.length < STORY_TEXT_BLOCKS_MAX && (
        <Button
          size="sm"
          className={styles.add}
          data-part="add"
          icon={<PlusIcon size="md" />}
          onClick={() => onChange({ texts: [...texts, ''] })}
        >
          {messages.addText}
        </Button>
      )}
      <div data-field={linkField}>
        <TextField
          type="url"
          inputMode="url"
          dir="ltr"
          label={messages.link}
          hint={errors[linkField] === undefined ? (props.linkNote ?? messages.linkHint) : undefined}
          placeholder="https://example.com"
          autoComplete="off"
          value={link}
          error={errors[linkField]}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
          onBlur={onLinkLeft}
        />
      </div>
    </div>
  );
}
