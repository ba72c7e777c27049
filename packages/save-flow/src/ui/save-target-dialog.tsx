import { Button, Modal, PlusIcon } from '@pegboard/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import type { SaveMessages } from '../messages.ts';
import { anchoredPosition } from '../model/anchored-position.ts';
import type { PickerOption } from '../model/picker-options.ts';
import type { NamedTarget, SavedLocation } from '../model/saved-location.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import { BoardChooser } from './board-chooser.tsx';
import { BoardForm, SectionForm } from './board-form.tsx';
import { SectionChooser } from './section-chooser.tsx';
import { useBoards } from './use-boards.ts';
import styles from './board-picker.module.css';
import { usePickerMessages } from './use-picker-messages.ts';

type ListView = { readonly kind: 'boards' } | { readonly kind: 'sections'; readonly board: PickerBoard };
type FormView =
  | { readonly kind: 'new-board' }
  | { readonly kind: 'new-section'; readonly board: PickerBoard };
type View = ListView | FormView;

/**
 * Renders the dialog in which a save target is selected or created: by typing and Enter, by arrows, or by pointer
 * (SF-03, SF-08).
 */
export function SaveTargetDialog(props: {
  readonly title: string;
  /** The pin, or one of the pins, that is saved: boards that suit it are suggested. Absent for a new Pin. */
  readonly pinId?: string | undefined;
  /** The image of the pin, shown beside the title. */
  readonly imageUrl?: string | undefined;
  /** The element that opened the dialog, below which it is shown on a wide screen. */
  readonly anchor?: Element | undefined;
  /** The pin's current location. */
  readonly saved?: SavedLocation | undefined;
  /** Excludes the profile: bulk edits save to boards only. */
  readonly isBoardsOnly?: boolean | undefined;
  /** The content above the list of boards. */
  readonly above?: ReactNode;
  readonly onChoose: (place: NamedTarget) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { title, pinId, imageUrl, anchor, saved, isBoardsOnly, onChoose, onClose } = props;
  const { boards: source } = useSaveFlow();
  const messages = usePickerMessages();
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>({ kind: 'boards' });
  const boards = useBoards(source, pinId, query);
  const [position] = useState(() => anchor && positionBelow(anchor));
  const toBoards = (): void => setView({ kind: 'boards' });
  const choose = (option: PickerOption): void => onChoose(targetOf(option, messages.profile));
  return (
    <Modal
      data-part="board-picker"
      title={<Title text={titleOf(view, title, messages)} imageUrl={imageUrl} />}
      className={position && styles.anchored}
      style={position}
      allowScroll={position !== undefined}
      size="sm"
      narrow="sheet"
      onClose={onClose}
      messages={{ close: messages.picker.close }}
      footer={
        view.kind === 'boards' || view.kind === 'sections' ? (
          <MakeButton list={view} query={query.trim()} onMake={setView} />
        ) : undefined
      }
    >
      {view.kind === 'boards' ? props.above : null}
      {view.kind === 'boards' ? (
        <BoardChooser
          boards={boards}
          query={query}
          onQuery={setQuery}
          saved={saved}
          isBoardsOnly={isBoardsOnly}
          onChoose={choose}
          onEnter={(board) => setView({ kind: 'sections', board })}
          onCreate={() => setView({ kind: 'new-board' })}
        />
      ) : null}
      {view.kind === 'new-board' ? (
        <BoardForm
          name={query.trim()}
          onCancel={toBoards}
          onMade={({ id, name }) => onChoose({ target: { boardId: id }, name })}
        />
      ) : null}
      {view.kind === 'sections' ? (
        <SectionChooser board={view.board} saved={saved} onChoose={choose} onBack={toBoards} />
      ) : null}
      {view.kind === 'new-section' ? (
        <SectionForm
          boardId={view.board.id}
          onCancel={() => setView({ kind: 'sections', board: view.board })}
          onMade={({ id, title: name }) =>
            onChoose({ target: { boardId: view.board.id, sectionId: id }, name })
          }
        />
      ) : null}
    </Modal>
  );
}

/** The width below which the dialog is a sheet, and its size beside an anchor, in CSS pixels. */
const SHEET_BELOW_PX = 600;
const WIDTH_PX = 400;
const MAX_HEIGHT_PX = 600;

/** Returns the position of the dialog below its anchor, as custom properties; undefined where it is a sheet. */
function positionBelow(anchor: Element): CSSProperties | undefined {
  if (innerWidth < SHEET_BELOW_PX) return undefined;
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: WIDTH_PX, height: MAX_HEIGHT_PX };
  const { left, top } = anchoredPosition(anchor.getBoundingClientRect(), size, viewport);
  return { '--left': `${left}px`, '--top': `${top}px` } as CSSProperties;
}

function Title(props: { readonly text: string; readonly imageUrl: string | undefined }): ReactNode {
  const { text, imageUrl } = props;
  if (imageUrl === undefined) return text;
  return (
    <span className={styles.title}>
      <img src={imageUrl} alt="" width={48} height={48} decoding="async" />
      {text}
    </span>
  );
}

function targetOf(option: PickerOption, profile: string): NamedTarget {
  if (option.kind === 'profile') return { target: {}, name: profile };
  const boardId = option.board.id;
  return option.kind === 'section'
    ? { target: { boardId, sectionId: option.section.id }, name: option.section.title }
    : { target: { boardId }, name: option.board.name };
}

/** Renders the button from a list to the form that adds to it. */
function MakeButton(props: {
  readonly list: ListView;
  readonly query: string;
  readonly onMake: (form: FormView) => void;
}): ReactNode {
  const { list, query, onMake } = props;
  const texts = usePickerMessages().picker;
  const [label, form]: [string, FormView] =
    list.kind === 'sections'
      ? [texts.createSection, { kind: 'new-section', board: list.board }]
      : [query === '' ? texts.create : texts.createNamed(query), { kind: 'new-board' }];
  return (
    <Button fullWidth icon={<PlusIcon size="md" />} onClick={() => onMake(form)}>
      {label}
    </Button>
  );
}

function titleOf(view: View, title: string, messages: SaveMessages): string {
  if (view.kind === 'new-board') return messages.form.boardTitle;
  return view.kind === 'new-section' ? messages.form.sectionTitle : title;
}
