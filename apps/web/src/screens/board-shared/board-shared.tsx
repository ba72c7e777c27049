import { buttonAttributes, EmptyState } from '@pegboard/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { ResourceError } from '../../data/call-resource.ts';
import { useVisitHandlers } from '../../features/outbound/outbound-links.tsx';
import {
  readMorePins,
  readSharedBoard,
  sharedPinPathOf,
  type OpenedLink,
  type SharedBoard,
  type SharedPin,
} from '../../features/shared-board/read-shared-board.ts';
import { GuestText } from '../../features/shared-board/guest-text.tsx';
import { SharedBoardFrame } from '../../features/shared-board/shared-board-frame.tsx';
import styles from '../../features/shared-board/shared-board.module.css';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { appWindow } from '../../data/app-window.ts';

/** Reads the board of the link at this address (IO-09). */
export const loader = (args: LoaderFunctionArgs): ReturnType<typeof readSharedBoard> =>
  readSharedBoard(args, { isCounted: true });

/** Renders a board as a share link shows it, to be read only. */
export function Component(): ReactNode {
  const opened = useLoaderData<OpenedLink>();
  const { code } = useParams();
  useEffect(() => {
    // The code of former links was the fragment.
    const former = location.hash.slice(1);
    if (code === undefined && /^[\w-]{22}$/.test(former))
      appWindow.location.replace(`/board/shared/${former}/`);
  }, [code]);
  return <SharedBoardFrame opened={opened}>{(board) => <Board first={board} />}</SharedBoardFrame>;
}

function Board({ first }: { readonly first: SharedBoard }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const [pins, setPins] = useState(first.pins);
  const [next, setNext] = useState(first.next);
  const [isBusy, setBusy] = useState(false);
  const { board, url } = first;
  const more = async (after: string): Promise<void> => {
    setBusy(true);
    try {
      const page = await readMorePins(first.code, after);
      setPins((now) => [...now, ...(page?.pins ?? [])]);
      setNext(page?.next);
    } catch (error) {
      // The link stays, so that the viewer can retry.
      if (!(error instanceof ResourceError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <title>{messages.title(board.name)}</title>
      <header className={styles.head}>
        <h1 dir="auto">{board.name}</h1>
        {board.description === null ? null : <p dir="auto">{board.description}</p>}
        <p className={styles.hint}>
          <bdi>{texts.by(board.owner.username)}</bdi> · <bdi>{texts.pins(board.pin_count)}</bdi> ·{' '}
          {texts.readOnly}
        </p>
      </header>
      {first.guestsMayAdd ? (
        <a href={`${url}images/`} {...buttonAttributes({ variant: 'primary' })}>
          {texts.addImages}
        </a>
      ) : null}
      {pins.length === 0 ? <EmptyState title={texts.empty} /> : null}
      <ul className={styles.pins} role="list">
        {pins.map((pin) => (
          <Pin key={pin.id} pin={pin} href={sharedPinPathOf(url, pin.id)} />
        ))}
      </ul>
      {next === undefined ? null : (
        <a
          href={`${url}?${new URLSearchParams({ after: next })}`}
          aria-busy={isBusy}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            if (!isBusy) void more(next);
          }}
          {...buttonAttributes({ variant: 'secondary' })}
        >
          {texts.more}
        </a>
      )}
    </>
  );
}

function Pin({ pin, href }: { readonly pin: SharedPin; readonly href: string }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const visit = useVisitHandlers('BoardFeed');
  const image = pin.images['236x'];
  const title = pin.title ?? pin.grid_title;
  return (
    <li className={styles.pin}>
      {image ? (
        <a href={href} className={styles.picture}>
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt={pin.alt_text || title || pin.description || texts.untitled}
            loading="lazy"
          />
        </a>
      ) : null}
      {title ? <strong dir="auto">{title}</strong> : null}
      {pin.guest_name === null ? null : <GuestText name={pin.guest_name} description={pin.description} />}
      {pin.link === null ? null : (
        <a
          href={pin.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          {...visit({ id: pin.id, entityId: pin.id, link: pin.link }, pin.link)}
        >
          {texts.visit(pin.domain)}
        </a>
      )}
    </li>
  );
}
