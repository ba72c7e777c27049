import { Button, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import {
  readSharedBoard,
  type OpenedLink,
  type SharedBoard,
} from '../../features/shared-board/read-shared-board.ts';
import { SharedBoardFrame } from '../../features/shared-board/shared-board-frame.tsx';
import styles from '../../features/shared-board/shared-board.module.css';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** Reads the board of the link at this address. */
export const loader = (args: LoaderFunctionArgs): ReturnType<typeof readSharedBoard> =>
  readSharedBoard(args, { isCounted: false });

/** Renders the page on which a guest adds an image to a board by a link, for review (IO-09). */
export function Component(): ReactNode {
  const opened = useLoaderData<OpenedLink>();
  return <SharedBoardFrame opened={opened}>{(board) => <AddImage opened={board} />}</SharedBoardFrame>;
}

function AddImage({ opened }: { readonly opened: SharedBoard }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const { board, url, guestsMayAdd } = opened;
  const title = texts.addTitle(board.name);
  return (
    <>
      <title>{messages.title(title)}</title>
      <a href={url}>{texts.back(board.name)}</a>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.hint}>{guestsMayAdd ? texts.addHint : texts.closed}</p>
      </header>
      {guestsMayAdd ? <ImageForm action={`${url}images/`} /> : null}
    </>
  );
}

/** Renders the form of an image. The file is its last field, as the server reads it. */
function ImageForm({ action }: { readonly action: string }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const { csrfToken } = usePageInfo();
  const { fields, message, values } = useSubmit();
  const [search] = useSearchParams();
  const isSent = search.has('sent');
  return (
    <form className={styles.form} method="post" encType="multipart/form-data" action={action}>
      <output className={styles.sent}>{isSent ? texts.sent : null}</output>
      <output className={styles.problem}>{message}</output>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        maxLength={60}
        required
        defaultValue={values['name']}
        error={fields['name']}
      />
      <TextField
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        maxLength={200}
        defaultValue={values['note']}
        error={fields['note']}
      />
      <div className={styles.file}>
        <label htmlFor="file">{texts.file}</label>
        <input type="file" id="file" name="file" accept="image/*" required aria-describedby="file-hint" />
        <small id="file-hint" className={styles.hint}>
          {texts.fileHint}
        </small>
        <output className={styles.problem}>{fields['file']}</output>
      </div>
      <Button type="submit" variant="primary">
        {texts.sendImage}
      </Button>
    </form>
  );
}
