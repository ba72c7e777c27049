'use client';

import type { DraftMention } from '@pegboard/types';
import { Avatar, TextArea, VisuallyHidden } from '@pegboard/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findMentionQuery, insertMention, type MentionQuery } from '../model/mention-query.ts';
import type { Member, SearchMembers } from '../ports.ts';
import type { StoryTextMessages } from './messages.ts';
import { useMemberSearch } from './use-member-search.ts';
import styles from './story-text.module.css';

type MentionAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** Receives the new text and the member whom the author chose. */
  readonly onMention: (text: string, mention: DraftMention) => void;
  readonly searchMembers: SearchMembers | undefined;
  readonly messages: StoryTextMessages;
};

/** Renders a text area that suggests members after an at sign: arrow keys, Enter chooses, Escape closes. Source: CR-08. */
export function MentionArea(props: MentionAreaProps): ReactNode {
  const { label, value, error, onChange, onMention, searchMembers, messages } = props;
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const listId = useId();
  const members = useMemberSearch(query?.name ?? null, searchMembers);
  const isOpen = query !== null && members.length > 0;
  const at = Math.min(active, members.length - 1);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const search = ({ value: text, selectionStart }: HTMLTextAreaElement): void => {
    setQuery(findMentionQuery(text, selectionStart));
    setActive(0);
  };
  const choose = (member: Member | undefined): void => {
    if (query === null || member === undefined) return;
    const inserted = insertMention(value, query, member.username);
    ({ caret: caret.current } = inserted);
    setQuery(null);
    onMention(inserted.text, { userId: member.id, username: member.username });
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown') setActive((at + 1) % members.length);
    else if (key === 'ArrowUp') setActive((at + members.length - 1) % members.length);
    else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) choose(members[at]);
    else if (key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    // Escape would also close the dialog around the field.
    event.stopPropagation();
  };
  return (
    <div className={styles.mention}>
      <TextArea
        ref={area}
        label={label}
        rows={2}
        dir="auto"
        value={value}
        error={error}
        aria-autocomplete={searchMembers && 'list'}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          search(currentTarget);
        }}
        onClick={({ currentTarget }) => search(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(null)}
      />
      {isOpen && (
        <div id={listId} className={styles.members} role="listbox" aria-label={messages.members}>
          {members.map((member, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the text area, which has the focus
            <div
              key={member.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.member}
              // The text area keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              <Avatar name={member.name} src={member.imageUrl} size={32} decorative />
              <span className={styles.memberName}>
                <bdi>{member.name}</bdi>
                <bdi className={styles.username}>@{member.username}</bdi>
              </span>
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{isOpen ? messages.memberCount(members.length) : ''}</VisuallyHidden>
    </div>
  );
}
