import { Button, EmptyState, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { usePageInfo } from '../../data/page-info.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../forms/use-submit.ts';
import type { OpenedLink, SharedBoard } from './read-shared-board.ts';
import styles from './shared-board.module.css';

/** Renders a page of a link: what `children` renders of its board, its question for a password, or its end. */
export function SharedBoardFrame(props: {
  readonly opened: OpenedLink;
  readonly children: (board: SharedBoard) => ReactNode;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const { opened, children } = props;
  return (
    <div className={styles.page} data-shared-board="">
      <meta name="robots" content="noindex, nofollow" />
      {opened.kind === 'open' ? (
        children(opened)
      ) : (
        <>
          <title>{messages.title(texts.title)}</title>
          {opened.kind === 'asks' ? (
            <AskPassword code={opened.code} url={opened.url} />
          ) : (
            <EmptyState title={texts.gone} headingLevel={1}>
              {texts.goneHint}
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

/** Renders the form of the password. The browser submits it: the response sets the cookie that opens the board. */
function AskPassword({ code, url }: { readonly code: string; readonly url: string }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const { csrfToken } = usePageInfo();
  const { fields, message } = useSubmit();
  return (
    <form className={styles.form} method="post" action={url}>
      <h1>{texts.asks}</h1>
      <p className={styles.hint}>{texts.asksHint}</p>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      <input type="hidden" name="share_code" value={code} />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="off"
        required
        error={fields['password'] ?? message}
      />
      <Button type="submit" variant="primary">
        {texts.open}
      </Button>
    </form>
  );
}
