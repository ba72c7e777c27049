'use client';

import { DRAFT_STORY_LINES_MAX, STORY_LINES_PER_LIST_MAX, type StoryListName } from '@pegboard/types';
import { Button as PlainButton, classNames, FieldError, IconButton, PlusIcon, TrashIcon } from '@pegboard/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { pasteLines, removeEmptyLine, splitLine, type LineEdit } from '../model/line-list.ts';
import { moveItem } from '../model/move-item.ts';
import { countLines } from '../model/validate-story.ts';
import type { StoryTextMessages } from './messages.ts';
import styles from './story-text.module.css';

type LineListProps = {
  readonly name: StoryListName;
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  /** Errors by field: `list-steps`, `list-steps-2`. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly messages: StoryTextMessages;
};

let keyCount = 0;
const newKey = (): string => `line-${(keyCount += 1)}`;

/**
 * Renders a list that is written as lines: Enter begins the next one, Backspace removes an empty one, and several pasted lines
 * become several. Lines are reordered by drag, or by keyboard with the handle of each: Enter, arrows, Enter. Source: CR-08.
 */
export function LineList({ name, lines: given, onChange, errors, messages }: LineListProps): ReactNode {
  const lines = given.length === 0 ? [''] : given;
  const { keys, changeKeys } = useKeys(lines.length);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const pending = useRef<Pick<LineEdit, 'line' | 'column'> | null>(null);
  const headingId = useId();
  const apply = (edit: LineEdit | null, nextKeys: readonly string[]): boolean => {
    if (edit === null) return false;
    pending.current = edit;
    changeKeys(nextKeys);
    onChange(edit.lines);
    return true;
  };
  const remove = (at: number): void => {
    pending.current = { line: Math.max(0, at - 1), column: lines[at - 1]?.length ?? 0 };
    changeKeys(keys.toSpliced(at, 1));
    onChange(lines.toSpliced(at, 1));
  };
  const add = (at: number, edit: LineEdit): boolean =>
    lines.length < DRAFT_STORY_LINES_MAX && apply(edit, keys.toSpliced(at, 0, newKey()));
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || key === 'Escape') return;
    // The list would move the focus between its rows.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const at = Number(target.dataset['line']);
    const start = target.selectionStart ?? target.value.length;
    const isEmptyRemoved = key === 'Backspace' && apply(removeEmptyLine(lines, at), keys.toSpliced(at, 1));
    const isHandled =
      isEmptyRemoved ||
      (key === 'Enter' && (add(at + 1, splitLine(lines, at, start)) || true)) ||
      (key === 'ArrowUp' && focus(inputs.current.get(at - 1))) ||
      (key === 'ArrowDown' && focus(inputs.current.get(at + 1)));
    if (isHandled) event.preventDefault();
  };
  const paste = (at: number, input: HTMLInputElement, text: string): boolean => {
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length];
    const edit = pasteLines(lines, at, { start, end, text, max: DRAFT_STORY_LINES_MAX });
    if (edit === null) return false;
    const added = Array.from({ length: edit.lines.length - lines.length }, newKey);
    return apply(edit, keys.toSpliced(at + 1, 0, ...added));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'application/x-pegboard-line': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(styles.gap)} />,
    onReorder({ keys: dragged, target }) {
      const from = keys.indexOf(String([...dragged][0]));
      const to = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      if (from < 0) return;
      changeKeys(moveItem(keys, from, to));
      onChange(moveItem(lines, from, to));
    },
  });
  return (
    <div className={styles.list} data-part="list" data-field={`list-${name}`}>
      <div className={styles.listHead}>
        <span id={headingId} className={styles.label} data-part="label">
          {messages.list(name)}
        </span>
        <span className={styles.count}>
          {messages.lineCount(countLines(lines), STORY_LINES_PER_LIST_MAX)}
        </span>
      </div>
      <div
        onKeyDownCapture={onKeyDown}
        // The list would move the focus from a field to its first row.
        onFocusCapture={(event) => {
          if (event.target instanceof HTMLInputElement) event.stopPropagation();
        }}
      >
        <GridList
          aria-labelledby={headingId}
          items={lines.map((line, index) => ({ id: keys[index] ?? '', line, index }))}
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
          dragAndDropHooks={dragAndDropHooks}
          className={classNames(styles.lines)}
        >
          {({ id, line, index }) => (
            <GridListItem
              id={id}
              textValue={messages.line(name, index + 1)}
              className={classNames(styles.line)}
            >
              <Button
                slot="drag"
                className={classNames(styles.handle)}
                aria-label={messages.moveLine(name, index + 1)}
              >
                <span aria-hidden>⠿</span>
              </Button>
              <Line
                field={`list-${name}-${index}`}
                label={messages.line(name, index + 1)}
                index={index}
                value={line}
                error={errors[`list-${name}-${index}`]}
                onChange={(text) => onChange(lines.with(index, text))}
                onPaste={(input, text) => paste(index, input, text)}
                onElement={(input) => {
                  if (input === null) return void inputs.current.delete(index);
                  inputs.current.set(index, input);
                  if (pending.current?.line !== index) return;
                  input.focus();
                  input.setSelectionRange(pending.current.column, pending.current.column);
                  pending.current = null;
                }}
              />
              <IconButton
                size="sm"
                label={messages.removeLine(name, index + 1)}
                icon={<TrashIcon size="md" />}
                onClick={() => remove(index)}
              />
            </GridListItem>
          )}
        </GridList>
      </div>
      {errors[`list-${name}`] !== undefined && <FieldError>{errors[`list-${name}`]}</FieldError>}
      {lines.length < DRAFT_STORY_LINES_MAX && (
        <PlainButton
          size="sm"
          className={styles.add}
          data-part="add"
          icon={<PlusIcon size="md" />}
          onClick={() => add(lines.length, { lines: [...lines, ''], line: lines.length, column: 0 })}
        >
          {messages.addLine(name)}
        </PlainButton>
      )}
    </div>
  );
}

type LineProps = {
  readonly field: string;
  readonly label: string;
  readonly index: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** Returns whether it has inserted the text. */
  readonly onPaste: (input: HTMLInputElement, text: string) => boolean;
  readonly onElement: (input: HTMLInputElement | null) => void;
};

function Line({ field, label, index, value, error, onChange, onPaste, onElement }: LineProps): ReactNode {
  const errorId = useId();
  return (
    <span className={styles.lineField} data-field={field}>
      <input
        ref={onElement}
        type="text"
        dir="auto"
        enterKeyHint="next"
        autoComplete="off"
        className={styles.lineInput}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        data-line={index}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onPaste={(event) => {
          const { currentTarget, clipboardData } = event;
          if (onPaste(currentTarget, clipboardData.getData('text/plain'))) event.preventDefault();
        }}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </span>
  );
}

/** Returns keys for lines, which have no identity of their own: those that are reordered keep theirs. */
function useKeys(count: number): {
  readonly keys: readonly string[];
  readonly changeKeys: (keys: readonly string[]) => void;
} {
  const [known, setKnown] = useState<readonly string[]>(() => Array.from({ length: count }, newKey));
  const keys = Array.from({ length: count }, (_, index) => known[index] ?? `next-${index}`);
  return { keys, changeKeys: setKnown };
}

function focus(input: HTMLInputElement | undefined): boolean {
  input?.focus();
  return input !== undefined;
}
