import { Modal } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { BoardPeopleLazy, BoardShareLazy } from '../../features/board-editing/board-panels.ts';
import {
  BoardSettings,
  settingsTitle,
  type SettingsStep,
} from '../../features/board-editing/board-settings.tsx';
import styles from '../../features/board-editing/board-settings.module.css';
import type { EditedBoard } from '../../features/board-editing/edited-board.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';

/** The dialogs of a board; each also has its own address below /board/{id}/. */
export type BoardDialog = 'settings' | 'people' | 'share';

/** Renders a dialog of a board: its settings, collaborators or links. */
export default function BoardEditor(props: {
  readonly board: EditedBoard;
  readonly viewerId: string;
  readonly dialog: BoardDialog;
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const boardTexts = useTexts('boards', enUsBoards);
  const { board, viewerId, dialog, onClose } = props;
  const [step, setStep] = useState<SettingsStep>('form');
  const isOwner = board.owner.entityId === viewerId;
  if (dialog === 'people')
    return (
      <Modal
        className={styles.dialog}
        title={boardTexts.settings.people}
        onClose={onClose}
        messages={modalMessages}
      >
        <BoardPeopleLazy board={board} viewerId={viewerId} onLeft={onClose} />
      </Modal>
    );
  if (dialog === 'share')
    return (
      <Modal
        className={styles.dialog}
        title={boardTexts.share.title}
        onClose={onClose}
        messages={modalMessages}
      >
        <BoardShareLazy board={board} />
      </Modal>
    );
  return (
    <Modal
      key={step}
      className={styles.dialog}
      title={settingsTitle(step, board, boardTexts)}
      role={step === 'delete' ? 'alertdialog' : 'dialog'}
      size={step === 'delete' ? 'sm' : 'md'}
      onClose={step === 'form' ? onClose : () => setStep('form')}
      messages={modalMessages}
    >
      <BoardSettings board={board} isOwner={isOwner} step={step} onStep={setStep} onDone={onClose} />
    </Modal>
  );
}
