import { Button, MenuButton, type MenuItem } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import type { BoardData } from './board-data.ts';
import type { Work } from './organize.tsx';

/** Renders the tools for a board's pins, sections and their order; nothing for members who are not on it. */
export function BoardTools(props: {
  readonly board: BoardData;
  readonly section: BoardData['sections'][number] | undefined;
  /** True if all of its pins are shown, so that a selection applies to the displayed pins. */
  readonly isWhole: boolean;
  /** True if they are in the board's own order, the one that can be changed manually. */
  readonly isInOrder: boolean;
  readonly onWork: (work: Work) => void;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const { board, section, isWhole, isInOrder, onWork } = props;
  const texts = screenMessages.board;
  if (!board.viewerMaySave) return null;
  const item = (work: Work, isDanger = false): MenuItem => ({
    id: work,
    label: texts.work[work],
    onAction: () => onWork(work),
    tone: isDanger ? 'danger' : 'plain',
  });
  const pinCount = isWhole ? (section?.pinCount ?? board.pinCount) : 0;
  const ofPins = [
    ...(pinCount > 0 ? [item('choose')] : []),
    ...(pinCount > 1 && isInOrder && board.viewerMayEdit ? [item('order')] : []),
  ];
  const ofBoard = [
    item('new-note'),
    item('new-section'),
    ...(board.sections.length > 1 && board.viewerMayEdit ? [item('order-sections')] : []),
  ];
  const ofSection = board.viewerMayEdit ? [item('rename'), item('delete-section', true)] : [];
  return (
    <MenuButton
      label={texts.organize}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="secondary">
          {texts.organize}
        </Button>
      )}
      groups={[
        { id: 'pins', items: ofPins },
        { id: 'sections', items: section ? ofSection : ofBoard },
      ].filter(({ items }) => items.length > 0)}
    />
  );
}
