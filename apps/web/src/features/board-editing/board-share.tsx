import { SharePeople, shareMessages } from '@pegboard/closeup/share';
import { Button, getFormText, Select, SendIcon, TextField } from '@pegboard/ui';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { sendMessage } from '../sharing/send-message.ts';
import { shareContacts } from '../sharing/share-contacts.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Link } from '../links/link.tsx';
import styles from './board-settings.module.css';
import type { EditedBoard } from './edited-board.ts';
import { copyText } from './people-api.ts';
import { endShareLink, makeShareLink, restoreShareLink, shareLinks, type ShareLink } from './share-api.ts';

/**
 * Renders the sharing of a board: its address, and links that open it to anyone who has them. Both can be
 * copied or sent. Links can be created, with a name, an expiry, a password and the permission of guests to add images. They are
 * listed with their uses, and revoked with undo.
 */
export default function BoardShare({ board }: { readonly board: EditedBoard }): ReactNode {
  const texts = useTexts('boards', enUsBoards).share;
  const boardId = board.entityId;
  const { links, change } = useLinks(boardId);
  const [address, setAddress] = useState<string>();
  const [ended, setEnded] = useState<ShareLink>();
  const [said, say] = useState('');
  const { publicUrl } = usePageInfo();
  const isOpen = board.privacy !== 'secret' && board.archivedAt == null;
  const copy = async (copied: string, confirmation: string): Promise<void> => {
    if (!(await copyText(copied))) return;
    setEnded(undefined);
    say(confirmation);
  };
  return (
    <div className={styles.form}>
      {isOpen ? (
        <Shared
          label={texts.address}
          hint={texts.addressHint}
          value={publicUrl + board.url}
          act={texts.copyAddress}
          onCopy={() => void copy(publicUrl + board.url, texts.addressCopied)}
        />
      ) : null}
      <p className={styles.hint}>{texts.intro}</p>
      {address === undefined ? (
        <NewLink
          boardId={boardId}
          onMade={(link, made) => {
            change((now) => [link, ...now]);
            setAddress(made);
            setEnded(undefined);
            say('');
          }}
        />
      ) : (
        <Shared
          label={texts.link}
          hint={texts.made}
          value={address}
          act={texts.copy}
          isNew
          onCopy={() => void copy(address, texts.copied)}
        />
      )}
      {/* Next to the links: a toast behind the dialog could not be reached. */}
      <Said
        text={said}
        boardId={boardId}
        ended={ended}
        onRestored={(link) => {
          change((now) => newestFirst([...now, link]));
          setEnded(undefined);
          say(texts.restored);
        }}
      />
      <section className={styles.life} aria-label={texts.links}>
        <strong>{texts.links}</strong>
        {links?.length === 0 ? <p className={styles.hint}>{texts.noLinks}</p> : null}
        <ul className={styles.boards} role="list" aria-busy={links === undefined}>
          {links?.map((link) => (
            <OneLink
              key={link.id}
              link={link}
              boardId={boardId}
              onEnded={() => {
                change((now) => now.filter(({ id }) => id !== link.id));
                setEnded(link);
                say(texts.ended);
              }}
            />
          ))}
        </ul>
        <Link to={`/board/${boardId}/guests/`}>{texts.review}</Link>
      </section>
    </div>
  );
}

/** Renders an address to be copied, or sent to members. */
function Shared(props: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly act: string;
  readonly isNew?: boolean;
  readonly onCopy: () => void;
}): ReactNode {
  const { label, hint, value, act, isNew = false, onCopy } = props;
  const { send } = useTexts('boards', enUsBoards).share;
  const { nobody } = useTexts('boardPage', enUsBoardPage).sharing;
  const people = useTexts('shareMessages', shareMessages);
  const [isSending, setSending] = useState(false);
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        value={value}
        readOnly
        dir="ltr"
        {...(isNew ? { 'data-autofocus': '' } : {})}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.foot}>
        <Button icon={<SendIcon />} aria-expanded={isSending} onClick={() => setSending(!isSending)}>
          {send}
        </Button>
        <Button variant={isNew ? 'primary' : 'secondary'} onClick={onCopy}>
          {act}
        </Button>
      </div>
      {isSending ? (
        <SharePeople
          ports={{ contacts: shareContacts, send: (contact) => sendMessage(contact, { text: value }) }}
          messages={{ ...people, nobody }}
        />
      ) : null}
    </>
  );
}

/** Renders the last result, with undo for a revoked link. */
function Said(props: {
  readonly text: string;
  readonly boardId: string;
  readonly ended: ShareLink | undefined;
  readonly onRestored: (link: ShareLink) => void;
}): ReactNode {
  const { undo } = useTexts('boards', enUsBoards).settings;
  const { text, boardId, ended, onRestored } = props;
  const { isBusy, message, submit } = useSubmit();
  const restore = (link: ShareLink): void =>
    void submit(async () => {
      await restoreShareLink(boardId, link.id);
      onRestored(link);
    });
  return (
    <div className={styles.said} data-said={text || undefined}>
      <output>{text}</output>
      {ended ? (
        <Button size="sm" loading={isBusy} onClick={() => restore(ended)}>
          {undo}
        </Button>
      ) : null}
      <output className={styles.problem}>{message}</output>
    </div>
  );
}

const newestFirst = (links: readonly ShareLink[]): readonly ShareLink[] =>
  links.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));

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
      // The list is then empty; creating a link reports the error.
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
    const options = {
      label: getFormText(data, 'label'),
      password: getFormText(data, 'password'),
      days: getFormText(data, 'days'),
      guestsMayAdd: data.has('guests'),
    };
    void submit(async () => {
      const { link, address } = await makeShareLink(props.boardId, options);
      props.onMade(link, address);
    });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        name="label"
        label={texts.label}
        hint={texts.labelHint}
        maxLength={60}
        error={fields['label']}
      />
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
      <label className={styles.choice}>
        <input type="checkbox" name="guests" aria-describedby="guests-hint" />
        <span>
          {texts.guests}
          <br />
          <small className={styles.hint} id="guests-hint">
            {texts.guestsHint}
          </small>
        </span>
      </label>
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
  const { link, boardId, onEnded } = props;
  const { isBusy, message, submit } = useSubmit();
  const end = (): void =>
    void submit(async () => {
      await endShareLink(boardId, link.id);
      onEnded();
    });
  return (
    <li className={styles.board}>
      <span>
        {link.label === null ? null : (
          <>
            <bdi>{link.label}</bdi>
            <br />
          </>
        )}
        {texts.since(link.created_at)}
        <br />
        <small className={styles.hint}>
          {[
            link.has_password ? texts.withPassword : texts.withoutPassword,
            texts.until(link.expires_at),
            ...(link.guests_may_add ? [texts.withGuests] : []),
            texts.uses(link.use_count),
          ].join(' · ')}
        </small>
        <output className={styles.problem}>{message}</output>
      </span>
      <Button
        size="sm"
        loading={isBusy}
        aria-label={link.label === null ? texts.endNamed(link.created_at) : texts.endLabeled(link.label)}
        onClick={end}
      >
        {texts.end}
      </Button>
    </li>
  );
}
