import type { Board, SaveTarget, Section } from '../protocol.ts';
import { createElement, text } from './element.ts';

const NAME_MAX = 180;
const NEW = 'new';
const NONE = 'none';

/** The fields of board and section. */
export type TargetFields = {
  readonly element: HTMLElement;
  /** Returns what is chosen; undefined while the name of a new board or section is missing. */
  readonly read: () => SaveTarget | undefined;
};

/** Creates the fields of board and section, each with a choice to create a new one. The first board is chosen. */
export function createTargetFields(
  boards: readonly Board[],
  readSections: (boardId: string) => Promise<readonly Section[]>,
): TargetFields {
  const board = createElement(
    'select',
    { id: 'board' },
    ...boards.map(({ id, name }) => createElement('option', { value: id }, name)),
    createElement('option', { value: NEW }, text('newBoard')),
  );
  const boardName = nameField('board-name', text('boardName'));
  const secret = createElement('input', { type: 'checkbox', id: 'secret' });
  const newBoard = createElement(
    'div',
    { class: 'field' },
    boardName.field,
    createElement('label', { class: 'check' }, secret, text('secretBoard')),
  );
  const section = createElement('select', { id: 'section' });
  const sectionName = nameField('section-title', text('sectionName'));

  const showSections = (sections: readonly Section[]): void => {
    section.replaceChildren(
      createElement('option', { value: NONE }, text('noSection')),
      ...sections.map(({ id, title }) => createElement('option', { value: id }, title)),
      createElement('option', { value: NEW }, text('newSection')),
    );
    updateFields();
  };
  const updateFields = (): void => {
    newBoard.hidden = board.value !== NEW;
    boardName.input.required = board.value === NEW;
    sectionName.field.hidden = section.value !== NEW;
    sectionName.input.required = section.value === NEW;
  };
  const changeBoard = async (): Promise<void> => {
    const chosen = board.value;
    showSections([]);
    if (chosen === NEW || boards.every(({ id, sectionCount }) => id !== chosen || sectionCount === 0)) return;
    const sections = await readSections(chosen);
    if (board.value === chosen) showSections(sections);
  };
  board.addEventListener('change', () => void changeBoard());
  section.addEventListener('change', updateFields);
  void changeBoard();

  return {
    element: createElement(
      'div',
      { class: 'fields' },
      createElement(
        'div',
        { class: 'field' },
        createElement('label', { for: 'board' }, text('board')),
        board,
      ),
      newBoard,
      createElement(
        'div',
        { class: 'field' },
        createElement('label', { for: 'section' }, text('section')),
        section,
      ),
      sectionName.field,
    ),
    read() {
      const [name, title] = [boardName.input.value.trim(), sectionName.input.value.trim()];
      if ((board.value === NEW && name === '') || (section.value === NEW && title === '')) return undefined;
      return {
        board:
          board.value === NEW
            ? { kind: 'new', name, isSecret: secret.checked }
            : { kind: 'existing', id: board.value },
        section:
          section.value === NEW
            ? { kind: 'new', title }
            : section.value === NONE
              ? { kind: 'none' }
              : { kind: 'existing', id: section.value },
      };
    },
  };
}

function nameField(
  id: string,
  label: string,
): { readonly field: HTMLElement; readonly input: HTMLInputElement } {
  const input = createElement('input', {
    id,
    type: 'text',
    maxlength: String(NAME_MAX),
    autocomplete: 'off',
  });
  return {
    input,
    field: createElement('div', { class: 'field' }, createElement('label', { for: id }, label), input),
  };
}
