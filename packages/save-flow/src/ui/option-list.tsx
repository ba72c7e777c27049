import { CheckIcon, ChevronEndIcon, LockIcon, UserIcon } from '@pegboard/ui';
import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import type { SaveMessages } from '../messages.ts';
import { takeOptions, type PickerGroup, type PickerOption } from '../model/picker-options.ts';
import type { SavedLocation } from '../model/saved-location.ts';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

/** Returns the element id of an option, for `aria-activedescendant`. */
export function optionElementId(listId: string, option: PickerOption | undefined): string | undefined {
  return option && `${listId}-${option.id}`;
}

type OptionListProps = Omit<ComponentProps<'div'>, 'id' | 'role'> & {
  readonly id: string;
  readonly groups: readonly PickerGroup[];
  readonly active: PickerOption | undefined;
  /** The current location of the pin. */
  readonly saved: SavedLocation | undefined;
  /** The search terms: a new search scrolls to the top. */
  readonly query?: string;
  readonly onChoose: (option: PickerOption) => void;
  readonly onEnter?: ((board: PickerBoard) => void) | undefined;
};

/** Renders the options of the picker under their headings; the focused element determines the active one. */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, groups, active, query = '', saved, onChoose, onEnter, ...rest } = props;
  const messages = usePickerMessages();
  const activeId = optionElementId(id, active);
  const { lines, isCut, end } = useLines(groups, active, query);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      {...rest}
      id={id}
      role="listbox"
      aria-label={messages.picker.title}
      className={styles.list}
      data-part="list"
    >
      {lines.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p
            id={`${id}-${name}`}
            className={styles.heading}
            data-part="heading"
            hidden={name === 'profile' || name === 'sections'}
          >
            {headingOf(name, messages)}
          </p>
          {options.map((option) => (
            <Option
              key={option.id}
              id={`${id}-${option.id}`}
              option={option}
              isActive={option.id === active?.id}
              isSaved={isSavedAt(option, saved)}
              onChoose={() => onChoose(option)}
              onEnter={onEnter && option.kind === 'board' ? () => onEnter(option.board) : undefined}
            />
          ))}
        </div>
      ))}
      {isCut ? <div ref={end} role="presentation" /> : null}
    </div>
  );
}

const LINES = 40;
/** Number of options rendered beyond the active one. */
const LINES_AHEAD = 20;

/** Returns the number of rendered options: more near the end of the list, reset by another search. */
function useLines(
  groups: readonly PickerGroup[],
  active: PickerOption | undefined,
  query: string,
): {
  readonly lines: readonly PickerGroup[];
  /** True if there are more options. */
  readonly isCut: boolean;
  readonly end: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [limit, setLimit] = useState({ query, count: LINES });
  const count = limit.query === query ? limit.count : LINES;
  const all = groups.flatMap(({ options }) => options);
  const shown = Math.max(count, (active ? all.indexOf(active) : -1) + LINES_AHEAD);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => void (entry?.isIntersecting && setLimit({ query, count: count + LINES })),
        { rootMargin: '600px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [query, count],
  );
  return { lines: takeOptions(groups, shown), isCut: shown < all.length, end };
}

function Option(props: {
  readonly id: string;
  readonly option: PickerOption;
  readonly isActive: boolean;
  readonly isSaved: boolean;
  readonly onChoose: () => void;
  readonly onEnter: (() => void) | undefined;
}): ReactNode {
  const { option, isSaved, onEnter } = props;
  const messages = usePickerMessages();
  const texts = messages.picker;
  const name = nameOf(option, messages);
  const isSecret = option.kind === 'board' && option.board.privacy === 'secret';
  return (
    <div
      role="presentation"
      className={styles.row}
      data-part="option"
      data-active={props.isActive || undefined}
    >
      {/* The combobox or the list keeps the focus and takes the keys; a pointer chooses here. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={props.id}
        role="option"
        aria-selected={props.isActive}
        aria-label={[name, isSecret && texts.secret, isSaved && texts.savedHere].filter(Boolean).join(', ')}
        className={styles.option}
        onClick={props.onChoose}
      >
        <Cover option={option} />
        <span className={styles.name} data-part="name">
          {name}
          {isSecret ? <LockIcon size="sm" /> : null}
        </span>
        {isSaved ? (
          <span className={styles.saved} data-part="saved">
            <CheckIcon size="sm" /> {texts.savedHere}
          </span>
        ) : null}
      </div>
      {onEnter ? (
        // For pointers, and for touch with a screen reader; the right arrow does the same.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          role="option"
          aria-selected={false}
          aria-label={texts.sections(name)}
          className={styles.enter}
          data-part="enter"
          onClick={onEnter}
        >
          <ChevronEndIcon size="md" />
        </div>
      ) : null}
    </div>
  );
}

function Cover({ option }: { readonly option: PickerOption }): ReactNode {
  const url = coverOf(option);
  return (
    <span className={styles.cover} data-part="cover">
      {option.kind === 'profile' ? <UserIcon size="md" /> : null}
      {url === undefined ? null : (
        <img src={url} alt="" width={48} height={48} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function coverOf(option: PickerOption): string | undefined {
  if (option.kind === 'profile') return undefined;
  return option.kind === 'section' ? option.section.coverUrl : option.board.coverUrl;
}

function nameOf(option: PickerOption, messages: SaveMessages): string {
  switch (option.kind) {
    case 'profile':
      return messages.profile;
    case 'whole-board':
      return messages.picker.wholeBoard;
    case 'section':
      return option.section.title;
    case 'board':
      return option.board.name;
  }
}

function headingOf(name: PickerGroup['name'], messages: SaveMessages): string {
  if (name === 'profile') return messages.profile;
  return name === 'sections' ? messages.picker.wholeBoard : messages.picker[name];
}

/**
 * Returns whether an option is the saved location. A board is also marked for its sections: in the open board, its
 * options tell which one.
 */
function isSavedAt(option: PickerOption, saved: SavedLocation | undefined): boolean {
  if (saved === undefined) return false;
  switch (option.kind) {
    case 'profile':
      return saved.isProfile;
    case 'board':
      return saved.board.id === option.board.id;
    case 'whole-board':
      return saved.board.id === option.board.id && saved.section === null;
    case 'section':
      return saved.board.id === option.board.id && saved.section?.id === option.section.id;
  }
}
