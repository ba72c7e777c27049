import { Button, EmptyState, getFormText, Spinner, TextField } from '@pegboard/ui';
import { useEffect, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useVisitHandlers } from '../../features/outbound/outbound-links.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { useTexts } from '../../messages/language.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { ResourceError } from '../../data/call-resource.ts';
import { openSharedBoard, type SharedPage, type SharedPin } from './board-shared-api.ts';
import styles from './board-shared.module.css';

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'asks'; readonly problem: string | undefined; readonly isBusy: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly page: SharedPage; readonly password: string | undefined };

/**
 * Renders a board opened by a share link: the code is in the hash of the address, which is never sent to the
 * server.
 */
export function Component(): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const code = useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange);
      return () => removeEventListener('hashchange', onChange);
    },
    () => location.hash.slice(1),
    () => undefined,
  );
  return (
    <div className={styles.page} data-shared-board="">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <noscript>{texts.noScript}</noscript>
      {code === undefined ? <Opening /> : <Shared key={code} code={code} />}
    </div>
  );
}

function Opening(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  return (
    <>
      <title>{messages.title(texts.title)}</title>
      <Spinner label={texts.opening} />
    </>
  );
}

function Shared({ code }: { readonly code: string }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const [state, setState] = useState<State>({ kind: 'opening' });
  useEffect(() => {
    let isHere = true;
    void opened(code, undefined).then((next) => isHere && setState(next));
    return () => {
      isHere = false;
    };
  }, [code]);
  const open = async (password: string): Promise<void> => {
    setState({ kind: 'asks', problem: undefined, isBusy: true });
    setState(await opened(code, password));
  };
  if (state.kind === 'opening') return <Opening />;
  if (state.kind === 'gone') return <EmptyState title={texts.gone}>{texts.goneHint}</EmptyState>;
  if (state.kind === 'failed') return <EmptyState title={state.message} />;
  if (state.kind === 'asks') return <AskPassword state={state} onSend={(typed) => void open(typed)} />;
  return <OpenBoard first={state.page} code={code} password={state.password} />;
}

/** Returns the result of opening the link: the board, its password form, or the error. */
async function opened(code: string, password: string | undefined): Promise<State> {
  try {
    const page = await openSharedBoard({ code, password });
    return page ? { kind: 'open', page, password } : { kind: 'asks', problem: undefined, isBusy: false };
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { code: reason, message, fields } = error.failure;
    if (reason === 'board_not_found') return { kind: 'gone' };
    const words = fields['password'] ?? (message || getClientMessages('boards', enUsBoards).failed);
    return password === undefined
      ? { kind: 'failed', message: words }
      : { kind: 'asks', problem: words, isBusy: false };
  }
}

function AskPassword(props: {
  readonly state: Extract<State, { kind: 'asks' }>;
  readonly onSend: (password: string) => void;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const { state, onSend } = props;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(getFormText(new FormData(event.currentTarget), 'password'));
  };
  return (
    <form className={styles.ask} onSubmit={send}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.asks}</h1>
      <p className={styles.hint}>{texts.asksHint}</p>
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="off"
        required
        error={state.problem}
      />
      <Button type="submit" variant="primary" loading={state.isBusy}>
        {texts.open}
      </Button>
    </form>
  );
}

function OpenBoard(props: {
  readonly first: SharedPage;
  readonly code: string;
  readonly password: string | undefined;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('boards', enUsBoards).shared;
  const { first, code, password } = props;
  const [pins, setPins] = useState(first.pins);
  const [next, setNext] = useState(first.next);
  const [isBusy, setBusy] = useState(false);
  const { board } = first;
  const more = async (): Promise<void> => {
    setBusy(true);
    try {
      const page = await openSharedBoard({ code, password, after: next });
      setPins((now) => [...now, ...(page?.pins ?? [])]);
      setNext(page?.next);
    } catch (error) {
      // The button stays, so that the viewer can retry.
      if (!(error instanceof ResourceError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <title>{messages.title(board.name)}</title>
      <header className={styles.head}>
        <h1>{board.name}</h1>
        {board.description === null ? null : <p>{board.description}</p>}
        <p className={styles.hint}>
          {texts.by(board.owner.username)} · {texts.pins(board.pin_count)} · {texts.readOnly}
        </p>
      </header>
      {pins.length === 0 ? <EmptyState title={texts.empty} /> : null}
      <ul className={styles.pins} role="list">
        {pins.map((pin) => (
          <Pin key={pin.id} pin={pin} />
        ))}
      </ul>
      {next === undefined ? null : (
        <Button loading={isBusy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Pin({ pin }: { readonly pin: SharedPin }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const visit = useVisitHandlers('BoardFeed');
  const image = pin.images['236x'];
  const title = pin.title ?? pin.grid_title;
  return (
    <li className={styles.pin}>
      {image ? (
        <img
          src={image.url}
          width={image.width}
          height={image.height}
          alt={pin.alt_text ?? title ?? ''}
          loading="lazy"
        />
      ) : null}
      {title ? <strong>{title}</strong> : null}
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
