import { Button, formText, Modal, Select, TextField } from '@pegboard/ui';
import { use, useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { ToastContext } from '../../compose/toasts.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../use-submit.ts';
import styles from './board-settings.module.css';
import type { EditedBoard } from './edited-board.ts';
import { copyText } from './people-calls.ts';
import { endShareLink, makeShareLink, shareLinks, type ShareLink } from './share-calls.ts';

/** The links that show a board to whoever has one: they are made, with days and a password if wanted, listed and taken back. */
export default function BoardShare({ board }: { readonly board: EditedBoard }): ReactNode {
  const texts = useTexts('boards', enUsBoards).share;
  const { links, change } = useLinks(board.entityId);
  const [address, setAddress] = useState<string>();
  const toasts = use(ToastContext);
  const copy = async (): Promise<void> => {
    if (address !== undefined && (await copyText(address))) toasts?.show({ text: texts.copied });
  };
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{texts.intro}</p>
      {address === undefined ? (
        <NewLink
          boardId={board.entityId}
          onMade={(link, made) => {
            change((now) => [link, ...now]);
            setAddress(made);
          }}
        />
      ) : (
        <>
          <TextField
            label={texts.link}
            hint={texts.made}
            value={address}
            readOnly
            dir="ltr"
            data-autofocus=""
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.foot}>
            <Button variant="primary" onClick={() => void copy()}>
              {texts.copy}
            </Button>
          </div>
        </>
      )}
      <section className={styles.life} aria-label={texts.links}>
        <strong>{texts.links}</strong>
        {links?.length === 0 ? <p className={styles.hint}>{texts.noLinks}</p> : null}
        <ul className={styles.boards} role="list" aria-busy={links === undefined}>
          {links?.map((link) => (
            <OneLink
              key={link.id}
              link={link}
              boardId={board.entityId}
              onEnded={() => change((now) => now.filter(({ id }) => id !== link.id))}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

type LinkChange = (change: (now: readonly ShareLink[]) => readonly ShareLink[]) => void;

function useLinks(boardId: string): {
  readonly links: readonly ShareLink[] | undefined;
  readonly change: LinkChange;
} {
  const [links, setLinks] = useState<readonly ShareLink[]>();
  useEffect(() => {
    let isHere = true;
    shareLinks(boardId)
      .then((found) => isHere && setLinks(found))
      // The list is empty then; making a link tells what is wrong.
      .catch(() => isHere && setLinks([]));
    return () => {
      isHere = false;
    };
  }, [boardId]);
  return { links, change: (make) => setLinks((now) => make(now ?? [])) };
}

function NewLink(props: {
  readonly boardId: string;
  readonly onMade: (link: ShareLink, address: string) => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).share;
  const { isBusy, fields, message, submit } = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const wish = { password: formText(data, 'password'), days: formText(data, 'days') };
    void submit(async () => {
      const { link, address } = await makeShareLink(props.boardId, wish);
      props.onMade(link, address);
    });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Select name="days" label={texts.ends} defaultValue="" error={fields['expires_in_days']}>
        {Object.entries(texts.days).map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        error={fields['password']}
      />
      <output className={styles.problem}>{fields['board_id'] ?? message}</output>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.make}
        </Button>
      </div>
    </form>
  );
}

function OneLink(props: {
  readonly link: ShareLink;
  readonly boardId: string;
  readonly onEnded: () => void;
}): ReactNode {
  const texts = useTexts('boards', enUsBoards).share;
  const modalMessages = useTexts('modalMessages');
  const { link, boardId, onEnded } = props;
  const [isAsking, setAsking] = useState(false);
  const toasts = use(ToastContext);
  const { isBusy, message, submit } = useSubmit();
  const end = (): void => {
    setAsking(false);
    void submit(async () => {
      await endShareLink(boardId, link.id);
      toasts?.show({ text: texts.ended });
      onEnded();
    });
  };
  return (
    <li className={styles.board}>
      <span>
        {texts.since(link.created_at)}
        <br />
        <small className={styles.hint}>
          {link.has_password ? texts.withPassword : texts.withoutPassword}, {texts.until(link.expires_at)}
        </small>
        <output className={styles.problem}>{message}</output>
      </span>
      <Button
        size="sm"
        loading={isBusy}
        aria-label={texts.endNamed(link.created_at)}
        onClick={() => setAsking(true)}
      >
        {texts.end}
      </Button>
      {isAsking ? (
        <Modal
          role="alertdialog"
          size="sm"
          narrow="center"
          title={texts.endQuestion}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)} data-autofocus="">
                {texts.keep}
              </Button>
              <Button variant="danger" onClick={end}>
                {texts.end}
              </Button>
            </>
          }
          messages={modalMessages}
        >
          <p>{texts.endNote}</p>
        </Modal>
      ) : null}
    </li>
  );
}
