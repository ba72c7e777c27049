import { Button, Modal, PlusIcon } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import type { PickerBoard } from '../board-source.ts';
import type { PickerOption } from '../model/picker-options.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import { BoardChooser } from '../ui/board-chooser.tsx';
import { BoardForm, SectionForm } from '../ui/board-form.tsx';
import { SectionChooser } from '../ui/section-chooser.tsx';
import { useBoards } from '../ui/use-boards.ts';
import type { BulkTarget } from './ports.ts';

type View =
  | { readonly kind: 'boards' | 'new-board' }
  | { readonly kind: 'sections' | 'new-section'; readonly board: PickerBoard };

/** The dialog in which the place for many pins is chosen: as for one, but the profile (SF-03, SF-08). */
export function PlacePicker(props: {
  readonly title: string;
  /** A pin of those chosen: boards that suit it are suggested. */
  readonly pinId: string;
  readonly onChoose: (target: BulkTarget) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { title, pinId, onChoose, onClose } = props;
  const { boards: source, messages } = useSaveFlow();
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>({ kind: 'boards' });
  const boards = useBoards(source, pinId, query);
  const toBoards = (): void => setView({ kind: 'boards' });
  const choose = (option: PickerOption): void => {
    if (option.kind === 'profile') return;
    const section = option.kind === 'section' ? { sectionId: option.section.id } : {};
    onChoose({ boardId: option.board.id, ...section });
  };
  const isList = view.kind === 'boards' || view.kind === 'sections';
  const make = (): void =>
    setView(view.kind === 'sections' ? { kind: 'new-section', board: view.board } : { kind: 'new-board' });
  return (
    <Modal
      title={title}
      size="sm"
      narrow="sheet"
      onClose={onClose}
      footer={
        isList ? (
          <Button fullWidth icon={<PlusIcon size="md" />} onClick={make}>
            {view.kind === 'sections' ? messages.picker.createSection : messages.picker.create}
          </Button>
        ) : undefined
      }
    >
      {view.kind === 'boards' ? (
        <BoardChooser
          boards={boards}
          query={query}
          onQuery={setQuery}
          saved={undefined}
          isBoardsOnly
          onChoose={choose}
          onEnter={(board) => setView({ kind: 'sections', board })}
          onCreate={() => setView({ kind: 'new-board' })}
        />
      ) : null}
      {view.kind === 'new-board' ? (
        <BoardForm
          name={query.trim()}
          onCancel={toBoards}
          onMade={(board) => onChoose({ boardId: board.id })}
        />
      ) : null}
      {view.kind === 'sections' ? (
        <SectionChooser board={view.board} saved={undefined} onChoose={choose} onBack={toBoards} />
      ) : null}
      {view.kind === 'new-section' ? (
        <SectionForm
          boardId={view.board.id}
          onCancel={() => setView({ kind: 'sections', board: view.board })}
          onMade={({ id }) => onChoose({ boardId: view.board.id, sectionId: id })}
        />
      ) : null}
    </Modal>
  );
}
