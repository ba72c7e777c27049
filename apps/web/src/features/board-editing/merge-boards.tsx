import { Button, Select } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { getActiveBoards, type ListedBoard } from './board-lifecycle-api.ts';
import styles from './board-settings.module.css';
import type { EditedBoard } from './edited-board.ts';
import { useBoardActions } from './use-board-actions.ts';

/** Asks for the target board of a merge; the toast can undo it. */
export function MergeBoards(props: {
  readonly board: EditedBoard;
  readonly onBack: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).merge;
  const boardTexts = useTexts('boards', enUsBoards);
  const { board, onBack, onDone } = props;
  const boards = useOthers(board);
  const [chosenId, setChosen] = useState('');
  const { merge } = useBoardActions();
  const { isBusy, fields, message, submit } = useSubmit();
  const into = boards?.find(({ id }) => id === chosenId);
  const send = (): void =>
    void submit(async () => {
      if (!into) return;
      await merge({ id: board.entityId, name: board.name, url: board.url }, into);
      onDone();
    });
  const others = boards?.filter(({ id }) => id !== board.entityId) ?? [];
  return (
    <div className={styles.form} aria-busy={boards === undefined}>
      {boards !== undefined && others.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Select
          label={texts.into}
          value={chosenId}
          onChange={(event) => setChosen(event.currentTarget.value)}
          error={fields['into_board_id']}
        >
          <option value="">{texts.choose}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {into ? <p>{texts.question(board.name, into.name, board.pinCount)}</p> : null}
      {into?.privacy === 'public' && board.privacy !== 'public' ? (
        <p className={styles.note}>{texts.publicNote}</p>
      ) : null}
      <output className={styles.problem}>{message}</output>
      <div className={styles.foot}>
        <Button onClick={onBack}>{boardTexts.settings.cancel}</Button>
        <Button variant="danger" disabled={!into} loading={isBusy} onClick={send}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  );
}

/** Returns the boards of the owner, including this one; undefined until they are loaded. */
function useOthers({ owner }: EditedBoard): readonly ListedBoard[] | undefined {
  const [boards, setBoards] = useState<readonly ListedBoard[]>();
  useEffect(() => {
    let isHere = true;
    getActiveBoards(owner.username)
      .then((found) => isHere && setBoards(found))
      .catch(() => isHere && setBoards([]));
    return () => {
      isHere = false;
    };
  }, [owner.username]);
  return boards;
}
