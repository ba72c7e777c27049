import { Button, Modal, PlusIcon } from '@pegboard/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PickerBoard } from '../board-source.ts';
import type { SaveMessages } from '../messages.ts';
import type { PickerOption } from '../model/picker-options.ts';
import type { SaveTarget } from '../model/save-place.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import type { PickerRequest } from '../save-store.ts';
import { BoardChooser } from './board-chooser.tsx';
import { BoardForm, SectionForm } from './board-form.tsx';
import { SectionChooser } from './section-chooser.tsx';
import { useBoards } from './use-boards.ts';

type ListView = { readonly kind: 'boards' } | { readonly kind: 'sections'; readonly board: PickerBoard };
type FormView =
  | { readonly kind: 'new-board' }
  | { readonly kind: 'new-section'; readonly board: PickerBoard };
type View = ListView | FormView;

/** The dialog in which a pin's place is chosen: by typing and Enter, by arrows, or by pointing (SF-03). */
export default function BoardPicker({ request }: { readonly request: PickerRequest }): ReactNode {
  const { store, boards: source, lastPlace, messages } = useSaveFlow();
  const state = useSyncExternalStore(store.subscribe, () => store.state(request.pinId));
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>({ kind: 'boards' });
  const boards = useBoards(source, request.viaPinId ?? request.pinId, query);
  const saved = state.kind === 'saved' ? state.place : undefined;
  const close = (): void => store.openPicker(null);
  const toBoards = (): void => setView({ kind: 'boards' });
  const save = (target: SaveTarget, name: string): void => {
    lastPlace.write({ target, name });
    const { pinId, title, viaPinId } = request;
    store.pick(pinId, target, { place: name, viaPinId, ...(title && { title }) });
    close();
  };
  const choose = (option: PickerOption): void => {
    if (option.kind === 'profile') save({}, messages.profile);
    else if (option.kind === 'section')
      save({ boardId: option.board.id, sectionId: option.section.id }, option.section.title);
    else save({ boardId: option.board.id }, option.board.name);
  };
  return (
    <Modal
      title={titleOf(view, request, messages)}
      size="sm"
      narrow="sheet"
      onClose={close}
      footer={
        view.kind === 'boards' || view.kind === 'sections' ? (
          <MakeButton list={view} query={query.trim()} onMake={setView} />
        ) : undefined
      }
    >
      {view.kind === 'boards' ? (
        <BoardChooser
          boards={boards}
          query={query}
          onQuery={setQuery}
          saved={saved}
          onChoose={choose}
          onEnter={(board) => setView({ kind: 'sections', board })}
          onCreate={() => setView({ kind: 'new-board' })}
        />
      ) : null}
      {view.kind === 'new-board' ? (
        <BoardForm
          name={query.trim()}
          onCancel={toBoards}
          onMade={(board) => save({ boardId: board.id }, board.name)}
        />
      ) : null}
      {view.kind === 'sections' ? (
        <SectionChooser board={view.board} saved={saved} onChoose={choose} onBack={toBoards} />
      ) : null}
      {view.kind === 'new-section' ? (
        <SectionForm
          boardId={view.board.id}
          onCancel={() => setView({ kind: 'sections', board: view.board })}
          onMade={(section) => save({ boardId: view.board.id, sectionId: section.id }, section.title)}
        />
      ) : null}
    </Modal>
  );
}

/** Leads from a list to the form that adds to it. */
function MakeButton(props: {
  readonly list: ListView;
  readonly query: string;
  readonly onMake: (form: FormView) => void;
}): ReactNode {
  const { list, query, onMake } = props;
  const texts = useSaveFlow().messages.picker;
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

function titleOf(view: View, request: PickerRequest, messages: SaveMessages): string {
  if (view.kind === 'new-board') return messages.form.boardTitle;
  if (view.kind === 'new-section') return messages.form.sectionTitle;
  return request.isMove ? messages.picker.titleOfChange : messages.picker.title;
}
