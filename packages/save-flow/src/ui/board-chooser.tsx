import { Button, SearchIcon, Spinner, TextField } from '@pegboard/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import { pickerGroups, type PickerGroup, type PickerOption } from '../model/picker-options.ts';
import type { SavedLocation } from '../model/saved-location.ts';
import { OptionList, optionElementId } from './option-list.tsx';
import type { Boards } from './use-boards.ts';
import { useOptionKeys } from './use-option-keys.ts';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

type BoardChooserProps = {
  readonly boards: Boards;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly saved: SavedLocation | undefined;
  /** Excludes the profile: bulk edits save to boards only. */
  readonly isBoardsOnly?: boolean | undefined;
  readonly onChoose: (option: PickerOption) => void;
  readonly onEnter: (board: PickerBoard) => void;
  readonly onCreate: () => void;
};

/**
 * Renders a search field with all boards: the field keeps the focus, arrows move through the list, Enter selects
 * (SF-03). Enter during a search takes effect when its result arrives.
 */
export function BoardChooser(props: BoardChooserProps): ReactNode {
  const { boards, query, saved, isBoardsOnly = false, onChoose, onEnter, onCreate } = props;
  const texts = usePickerMessages().picker;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isSearch = query.trim() !== '';
  const all = pickerGroups({ query, boards: boards.boards, suggested: boards.suggested });
  const groups = isBoardsOnly ? boardsOnly(all) : all;
  const options = groups.flatMap((group) => group.options);
  const { active, onKeyDown } = useOptionKeys(options, isSearch ? options[0] : undefined, {
    onChoose,
    // While a search term is typed, the right arrow moves the caret.
    onEnter: isSearch ? undefined : onEnter,
    onEnd: boards.loadMore,
    onEnterNothing: isSearch ? () => setEntered(query) : undefined,
  });
  const [entered, setEntered] = useState<string>();
  const chooseFound = useEffectEvent(() => {
    setEntered(undefined);
    if (options[0]) onChoose(options[0]);
    else onCreate();
  });
  const isAnswered = entered === query && boards.status === 'ready';
  useEffect(() => {
    if (isAnswered) chooseFound();
  }, [isAnswered]);
  // With a finger, the focus would open the keyboard over the list.
  useEffect(() => {
    if (!isTouch()) field.current?.focus();
  }, []);
  return (
    <>
      <TextField
        ref={field}
        label={texts.search}
        hideLabel
        placeholder={texts.search}
        icon={<SearchIcon size="md" />}
        value={query}
        onChange={(event) => props.onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={optionElementId(listId, active)}
        autoComplete="off"
      />
      <OptionList
        id={listId}
        groups={groups}
        active={active}
        saved={saved}
        query={query}
        onChoose={onChoose}
        onEnter={onEnter}
      />
      <Status
        boards={boards}
        query={query.trim()}
        isEmpty={options.length === 0}
        onKeyboardMore={() => field.current?.focus()}
      />
    </>
  );
}

function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Renders the state of loading boards, and the button for the next page. */
function Status(props: {
  readonly boards: Boards;
  readonly query: string;
  readonly isEmpty: boolean;
  /** The button was pressed with the keyboard: it may have disappeared when the page arrives. */
  readonly onKeyboardMore: () => void;
}): ReactNode {
  const { boards, query, isEmpty } = props;
  const { status, hasMore } = boards;
  const texts = usePickerMessages().picker;
  const hasNone = query === '' && boards.boards.length === 0;
  return (
    <>
      <div className={styles.status} data-part="status" role="status">
        {status === 'loading' && !hasMore ? <Spinner label={texts.loading} /> : null}
        {status === 'failed' ? <p>{texts.failed}</p> : null}
        {status === 'ready' && query !== '' && isEmpty ? <p>{texts.none(query)}</p> : null}
        {status === 'ready' && hasNone ? <p>{texts.noBoards}</p> : null}
      </div>
      {status === 'failed' || hasMore ? (
        <div className={styles.more} data-part="more">
          {status === 'failed' ? (
            <Button size="sm" onClick={boards.retry}>
              {texts.retry}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              loading={status === 'loading'}
              onClick={(event) => {
                boards.loadMore();
                if (event.detail === 0) props.onKeyboardMore();
              }}
            >
              {texts.more}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

/** Returns the groups without the profile. */
function boardsOnly(groups: readonly PickerGroup[]): readonly PickerGroup[] {
  return groups
    .map((group) => ({ ...group, options: group.options.filter(({ kind }) => kind !== 'profile') }))
    .filter(({ options }) => options.length > 0);
}
