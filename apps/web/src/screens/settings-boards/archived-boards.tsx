import { Button } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { requireViewer } from '../../data/require-viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import {
  fetchArchivedAndDeletedBoards,
  type ListedBoard,
} from '../../features/board-editing/board-lifecycle-api.ts';
import styles from '../../features/board-editing/board-settings.module.css';
import { useBoardActions } from '../../features/board-editing/use-board-actions.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';

/** Loads the viewer's own boards. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  return null;
}

/** Renders the viewer's archived boards, and deleted ones that can be restored (WB-03). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).mine;
  const boardTexts = useTexts('boards', enUsBoards);
  const [boards, setBoards] = useState<Awaited<ReturnType<typeof fetchArchivedAndDeletedBoards>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    fetchArchivedAndDeletedBoards()
      .then((found) => isHere && setBoards(found))
      .catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
    };
  }, []);
  const { archive, restore } = useBoardActions();
  return (
    <div className={styles.page} aria-busy={boards === undefined && !hasFailed}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.problem}>{hasFailed ? boardTexts.failed : null}</output>
      <h2>{texts.archived}</h2>
      {boards?.archived.length === 0 ? <p className={styles.hint}>{texts.noneArchived}</p> : null}
      <ul className={styles.boards} role="list">
        {boards?.archived.map((board) => (
          <PutAway
            key={board.id}
            board={board}
            isOpen
            act={texts.unarchive}
            label={texts.unarchiveNamed(board.name)}
            onAct={() => archive(board, false)}
          />
        ))}
      </ul>
      <h2>{texts.deleted}</h2>
      {boards?.deleted.length === 0 ? <p className={styles.hint}>{texts.noneDeleted}</p> : null}
      <ul className={styles.boards} role="list">
        {boards?.deleted.map((board) => (
          <PutAway
            key={board.id}
            board={board}
            isOpen={false}
            act={texts.restore}
            label={texts.restoreNamed(board.name)}
            onAct={() => restore(board)}
          />
        ))}
      </ul>
    </div>
  );
}

function PutAway(props: {
  readonly board: ListedBoard;
  /** True if the archived board can be opened. */
  readonly isOpen: boolean;
  readonly act: string;
  readonly label: string;
  readonly onAct: () => Promise<void>;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).mine;
  const { board, isOpen, act, label, onAct } = props;
  const { isBusy, message, submit } = useSubmit();
  return (
    <li className={styles.board}>
      <span>
        {isOpen ? <Link to={board.url}>{board.name}</Link> : <strong>{board.name}</strong>}
        {isOpen ? <small className={styles.hint}> {texts.pins(board.pin_count)}</small> : null}
        <output className={styles.problem}>{message}</output>
      </span>
      <Button size="sm" loading={isBusy} aria-label={label} onClick={() => void submit(onAct)}>
        {act}
      </Button>
    </li>
  );
}
