import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '../../features/links/link.tsx';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { listedBoardSchema, type ListedBoard } from '../../features/board-editing/board-lifecycle-api.ts';
import styles from '../../features/board-editing/board-settings.module.css';
import { useBoardActions } from '../../features/board-editing/use-board-actions.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';

/** The addresses at which the forms are accepted without scripts. */
const PATHS = { unarchive: '/settings/boards/unarchive/', restore: '/settings/boards/restore/' } as const;

type PageData = { readonly archived: readonly ListedBoard[]; readonly deleted: readonly ListedBoard[] };

/** Reads the archived boards of the viewer, and the deleted ones that can be restored. */
export async function loader(args: LoaderFunctionArgs): Promise<PageData> {
  await requireViewer(args, 'continue');
  const read = async (name: string): Promise<readonly ListedBoard[]> => {
    const result = await readResource(args.context, name, {});
    if (!result.ok) throw new Error(`${name} could not be read: ${result.code}.`);
    return z.array(listedBoardSchema).parse(result.data);
  };
  const [archived, deleted] = await Promise.all([read('BoardArchive'), read('BoardRestore')]);
  return { archived, deleted };
}

/** Renders the viewer's archived boards, and deleted ones that can be restored (WB-03). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).mine;
  const boards = useLoaderData<PageData>();
  const { message } = useSubmit();
  const { archive, restore } = useBoardActions();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.problem}>{message}</output>
      <h2>{texts.archived}</h2>
      {boards.archived.length === 0 ? <p className={styles.hint}>{texts.noneArchived}</p> : null}
      <ul className={styles.boards} role="list">
        {boards.archived.map((board) => (
          <PutAway
            key={board.id}
            board={board}
            path={PATHS.unarchive}
            isOpen
            act={texts.unarchive}
            label={texts.unarchiveNamed(board.name)}
            onAct={() => archive(board, false)}
          />
        ))}
      </ul>
      <h2>{texts.deleted}</h2>
      {boards.deleted.length === 0 ? <p className={styles.hint}>{texts.noneDeleted}</p> : null}
      <ul className={styles.boards} role="list">
        {boards.deleted.map((board) => (
          <PutAway
            key={board.id}
            board={board}
            path={PATHS.restore}
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
  /** The address at which the form is accepted without scripts. */
  readonly path: string;
  /** True if the archived board can be opened. */
  readonly isOpen: boolean;
  readonly act: string;
  readonly label: string;
  readonly onAct: () => Promise<void>;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).mine;
  const { board, path, isOpen, act, label, onAct } = props;
  const { isBusy, message, submit } = useSubmit({ isNative: false });
  return (
    <li className={styles.board}>
      <span>
        {isOpen ? <Link to={board.url}>{board.name}</Link> : <strong>{board.name}</strong>}
        {isOpen ? <small className={styles.hint}> {texts.pins(board.pin_count)}</small> : null}
        <output className={styles.problem}>{message}</output>
      </span>
      <PlainForm action={path} onSend={() => void submit(onAct)}>
        <input type="hidden" name="board_id" value={board.id} />
        <Button type="submit" size="sm" loading={isBusy} aria-label={label}>
          {act}
        </Button>
      </PlainForm>
    </li>
  );
}
