import {
  Button,
  ChevronEndIcon,
  ArrowBackIcon,
  CheckIcon,
  IconButton,
  LockIcon,
  Modal,
  PlusIcon,
  SearchIcon,
  Spinner,
  TextField,
  UserIcon,
} from '@pegboard/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PickerBoard } from '../board-source.ts';
import type { SaveMessages } from '../messages.ts';
import {
  nextOption,
  pickerGroups,
  sectionGroups,
  type PickerGroup,
  type PickerOption,
} from '../model/picker-options.ts';
import type { SaveTarget } from '../model/save-place.ts';
import { useSaveFlow, useSaveState } from '../save-flow-context.tsx';
import type { PickerRequest } from '../save-store.ts';
import { BoardForm, SectionForm } from './board-form.tsx';
import styles from './board-picker.module.css';
import { useBoards } from './use-boards.ts';

type View =
  | { readonly kind: 'boards' }
  | { readonly kind: 'sections'; readonly boardId: string }
  | { readonly kind: 'new-board' }
  | { readonly kind: 'new-section'; readonly boardId: string };

/** The dialog in which a pin's place is chosen: by typing and Enter, by arrows, or by pointing (SF-03). */
export default function BoardPicker({ request }: { readonly request: PickerRequest }): ReactNode {
  const { store, boards: source, lastPlace, messages } = useSaveFlow();
  const texts = messages.picker;
  const state = useSaveState(request.pinId, null);
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>({ kind: 'boards' });
  const boards = useBoards(source, request.pinId, query);
  const close = (): void => store.openPicker(null);
  const save = (target: SaveTarget, name: string): void => {
    lastPlace.write({ target, name });
    store.pick(request.pinId, target);
    close();
  };
  const boardOf = (id: string): PickerBoard | undefined =>
    [...boards.boards, ...boards.suggested].find((board) => board.id === id);
  const open = view.kind === 'sections' || view.kind === 'new-section' ? boardOf(view.boardId) : undefined;
  const title =
    view.kind === 'new-board'
      ? messages.form.boardTitle
      : view.kind === 'new-section'
        ? messages.form.sectionTitle
        : request.isMove
          ? texts.titleOfChange
          : texts.title;
  const choose = (option: PickerOption): void => {
    if (option.kind === 'profile') save({}, messages.profile);
    else if (option.kind === 'section')
      save({ boardId: option.board.id, sectionId: option.section.id }, option.section.title);
    else save({ boardId: option.board.id }, option.board.name);
  };
  return (
    <Modal
      title={title}
      size="sm"
      narrow="sheet"
      onClose={close}
      footer={
        view.kind === 'boards' ? (
          <Button
            variant="secondary"
            fullWidth
            icon={<PlusIcon size="md" />}
            onClick={() => setView({ kind: 'new-board' })}
          >
            {query.trim() === '' ? texts.create : texts.createNamed(query.trim())}
          </Button>
        ) : view.kind === 'sections' && open ? (
          <Button
            variant="secondary"
            fullWidth
            icon={<PlusIcon size="md" />}
            onClick={() => setView({ kind: 'new-section', boardId: open.id })}
          >
            {texts.createSection}
          </Button>
        ) : undefined
      }
    >
      {view.kind === 'boards' ? (
        <Chooser
          groups={pickerGroups({ query, boards: boards.boards, suggested: boards.suggested })}
          query={query}
          onQuery={setQuery}
          onChoose={choose}
          onEnter={(board) => setView({ kind: 'sections', boardId: board.id })}
          onCreate={() => setView({ kind: 'new-board' })}
          savedBoardId={state.kind === 'saved' ? state.place.board.id : undefined}
          isProfileSaved={state.kind === 'saved' && state.place.isProfile}
          footer={<Status boards={boards} query={query} messages={messages} />}
          messages={messages}
        />
      ) : null}
      {view.kind === 'sections' && open ? (
        <>
          <p className={styles.crumb}>
            <IconButton
              size="sm"
              variant="ghost"
              label={texts.backToBoards}
              icon={<ArrowBackIcon size="md" />}
              onClick={() => setView({ kind: 'boards' })}
            />
            <strong>{open.name}</strong>
          </p>
          <Chooser
            groups={sectionGroups(open)}
            query={undefined}
            onQuery={setQuery}
            onChoose={choose}
            onBack={() => setView({ kind: 'boards' })}
            savedBoardId={undefined}
            isProfileSaved={false}
            footer={null}
            messages={messages}
          />
        </>
      ) : null}
      {view.kind === 'new-board' ? (
        <BoardForm
          name={query.trim()}
          onCancel={() => setView({ kind: 'boards' })}
          onMade={(board) => save({ boardId: board.id }, board.name)}
        />
      ) : null}
      {view.kind === 'new-section' && open ? (
        <SectionForm
          boardId={open.id}
          onCancel={() => setView({ kind: 'sections', boardId: open.id })}
          onMade={(section) => save({ boardId: open.id, sectionId: section.id }, section.title)}
        />
      ) : null}
    </Modal>
  );
}

/** What the loading of boards has to say. */
function Status(props: {
  readonly boards: ReturnType<typeof useBoards>;
  readonly query: string;
  readonly messages: SaveMessages;
}): ReactNode {
  const { boards, query } = props;
  const texts = props.messages.picker;
  const isEmpty = pickerGroups({ query, boards: boards.boards, suggested: boards.suggested }).length === 0;
  return (
    <div className={styles.status} role="status">
      {boards.status === 'loading' ? <Spinner label={texts.loading} /> : null}
      {boards.status === 'failed' ? (
        <>
          <p>{texts.failed}</p>
          <Button size="sm" onClick={boards.retry}>
            {texts.retry}
          </Button>
        </>
      ) : null}
      {boards.status === 'ready' && query.trim() !== '' && isEmpty ? <p>{texts.none(query.trim())}</p> : null}
      {boards.status === 'ready' && query.trim() === '' && boards.boards.length === 0 ? (
        <p>{texts.noBoards}</p>
      ) : null}
      {boards.status === 'ready' && boards.hasMore ? (
        <Button size="sm" variant="ghost" onClick={boards.loadMore}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}

type ChooserProps = {
  readonly groups: readonly PickerGroup[];
  /** Without a query there is no search field, and the list takes the keys itself. */
  readonly query: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (option: PickerOption) => void;
  readonly onEnter?: (board: PickerBoard) => void;
  readonly onBack?: () => void;
  readonly onCreate?: () => void;
  readonly savedBoardId: string | undefined;
  readonly isProfileSaved: boolean;
  readonly footer: ReactNode;
  readonly messages: SaveMessages;
};

/** A search field with its list: the field keeps the focus, the arrows move through the list, Enter chooses. */
function Chooser(props: ChooserProps): ReactNode {
  const { groups, query, messages } = props;
  const texts = messages.picker;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const [wanted, setWanted] = useState<string | null>(null);
  const active = options.find((option) => option.id === wanted) ?? (query?.trim() ? options[0] : undefined);
  useEffect(() => {
    if (query === undefined) list.current?.focus();
  }, [query]);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const pressed = (event: KeyboardEvent): void => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setWanted(nextOption(options, active?.id ?? null, step));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) props.onChoose(active);
      else if (query?.trim()) props.onCreate?.();
    } else if (
      event.key === 'ArrowRight' &&
      active?.kind === 'board' &&
      active.board.sections.length > 0 &&
      !query
    ) {
      event.preventDefault();
      props.onEnter?.(active.board);
    } else if (event.key === 'ArrowLeft' && props.onBack) {
      event.preventDefault();
      props.onBack();
    }
  };
  const listProps = {
    ref: list,
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': texts.title,
    className: styles.list,
  } as const;
  const activeId = active && `${id}-${active.id}`;
  return (
    <>
      {query === undefined ? null : (
        <TextField
          label={texts.search}
          hideLabel
          placeholder={texts.search}
          icon={<SearchIcon size="md" />}
          value={query}
          onChange={(event) => props.onQuery(event.currentTarget.value)}
          onKeyDown={pressed}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          data-autofocus=""
        />
      )}
      <div
        {...listProps}
        {...(query === undefined
          ? { tabIndex: 0, onKeyDown: pressed, 'aria-activedescendant': activeId }
          : {})}
      >
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`} className={styles.group}>
            <p
              id={`${id}-${group.name}`}
              className={styles.heading}
              hidden={group.name === 'profile' || group.name === 'sections'}
            >
              {headingOf(group.name, messages)}
            </p>
            {group.options.map((option) => (
              <Option
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                isActive={option.id === active?.id}
                isSaved={
                  option.kind === 'profile'
                    ? props.isProfileSaved
                    : option.kind === 'board' && option.board.id === props.savedBoardId
                }
                onChoose={() => props.onChoose(option)}
                onEnter={
                  option.kind === 'board' && option.board.sections.length > 0 && props.onEnter
                    ? () => props.onEnter?.(option.board)
                    : undefined
                }
                messages={messages}
              />
            ))}
          </div>
        ))}
      </div>
      {props.footer}
    </>
  );
}

function Option(props: {
  readonly id: string;
  readonly option: PickerOption;
  readonly isActive: boolean;
  readonly isSaved: boolean;
  readonly onChoose: () => void;
  readonly onEnter: (() => void) | undefined;
  readonly messages: SaveMessages;
}): ReactNode {
  const { option, messages } = props;
  const texts = messages.picker;
  const name =
    option.kind === 'profile'
      ? messages.profile
      : option.kind === 'whole-board'
        ? texts.wholeBoard
        : option.kind === 'section'
          ? option.section.title
          : option.board.name;
  return (
    // The combobox keeps the focus and takes the keys; a pointer chooses here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      className={styles.option}
      data-active={props.isActive || undefined}
      onClick={props.onChoose}
    >
      <Cover option={option} />
      <span className={styles.name}>
        {name}
        {option.kind === 'board' && option.board.privacy === 'secret' ? (
          <LockIcon size="sm" role="img" aria-label={texts.secret} />
        ) : null}
      </span>
      {props.isSaved ? (
        <span className={styles.saved}>
          <CheckIcon size="sm" /> {texts.savedHere}
        </span>
      ) : null}
      {props.onEnter ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.enter}
          aria-label={texts.sections(name)}
          onClick={(event) => {
            event.stopPropagation();
            props.onEnter?.();
          }}
        >
          <ChevronEndIcon size="md" />
        </button>
      ) : null}
    </div>
  );
}

function Cover({ option }: { readonly option: PickerOption }): ReactNode {
  if (option.kind === 'profile')
    return (
      <span className={styles.cover}>
        <UserIcon size="md" />
      </span>
    );
  const url = option.kind === 'section' ? undefined : option.board.coverUrl;
  return (
    <span className={styles.cover}>
      {url === undefined ? null : (
        <img src={url} alt="" width={48} height={48} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function headingOf(name: PickerGroup['name'], messages: SaveMessages): string {
  const texts = messages.picker;
  switch (name) {
    case 'profile':
      return messages.profile;
    case 'suggested':
      return texts.suggested;
    case 'recent':
      return texts.recent;
    case 'all':
      return texts.all;
    case 'results':
      return texts.results;
    case 'sections':
      return texts.wholeBoard;
  }
}
