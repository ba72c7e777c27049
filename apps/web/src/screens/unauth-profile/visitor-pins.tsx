import type { PinCardData } from '@pegboard/pin-card';
import { useVisitorState } from '@pegboard/unauth-visitor-state/react';
import { Button, buttonAttributes, EmptyState, ErrorBoundary, Skeleton } from '@pegboard/ui';
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { AppPinCard } from '../../features/pin-feed/app-pin-card.tsx';
import { Link } from '../../features/links/link.tsx';
import { loginToSave } from '../../features/visitor/save-for-visitor.ts';
import { VISITOR_PINS_PATH } from '../../features/visitor/visitor-pins-path.ts';
import { visitorStore } from '../../features/visitor/visitor-store.ts';
import { PinDocument, ViewerDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { visitorMessages as enUsVisitor } from '../../messages/en-us-visitor.ts';
import type { PinData } from '../../features/closeup/pin-from-query.ts';
import styles from './visitor-pins.module.css';

/** Redirects members to their profile. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { viewer } = await context.get(answersContext).ask(ViewerDocument, {});
  if (viewer) throw redirect('/me/');
  return null;
}

/**
 * Renders the pins that this browser stores for a visitor until they log in (UV-06). The server does not know
 * them: it renders the frame.
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('visitor', enUsVisitor).screen;
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <section className={styles.screen}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      {isAlive ? <KeptPins /> : <Waiting />}
    </section>
  );
}

function KeptPins(): ReactNode {
  const texts = useTexts('visitor', enUsVisitor).screen;
  const messages = useTexts('site', enUs);
  const store = visitorStore();
  const { savedPins } = useVisitorState(store);
  if (savedPins.length === 0)
    return (
      <EmptyState title={store.isPersisted ? texts.none : texts.noneHere} headingLevel={1}>
        <p>{store.isPersisted ? texts.noneHint : texts.noneHereHint}</p>
        <Link to="/" {...buttonAttributes({ variant: 'primary' })}>
          {texts.home}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <h1 className={styles.heading}>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <div className={styles.ways}>
        <Link to={loginToSave(VISITOR_PINS_PATH)} {...buttonAttributes({ variant: 'primary' })}>
          {messages.header.logIn}
        </Link>
        <Link
          to={`/signup/?${new URLSearchParams({ next: VISITOR_PINS_PATH })}`}
          {...buttonAttributes({ variant: 'secondary' })}
        >
          {messages.header.signUp}
        </Link>
      </div>
      <ul className={styles.pins}>
        {savedPins.map(({ pinId }) => (
          <li key={pinId}>
            <ErrorBoundary fallback={<UnavailablePin text={texts.failed} pinId={pinId} />}>
              <Suspense fallback={<Skeleton />}>
                <KeptPin pinId={pinId} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </>
  );
}

function KeptPin({ pinId }: { readonly pinId: string }): ReactNode {
  const texts = useTexts('visitor', enUsVisitor).screen;
  const result = useQuery(PinDocument, { pin: pinId })?.result;
  const card = useMemo(() => (result?.__typename === 'PinData' ? cardOf(result.data) : undefined), [result]);
  if (result === undefined) return <UnavailablePin text={texts.failed} pinId={pinId} />;
  if (card === undefined) return <UnavailablePin text={texts.gone} pinId={pinId} />;
  return (
    <>
      <AppPinCard data={card} surface="UnauthHomefeed" />
      <GiveUp pinId={pinId} title={card.title ?? card.gridTitle ?? texts.pin} />
    </>
  );
}

/** Returns the card data of a close-up's data; the section of its board is not part of it. */
function cardOf(data: PinData): PinCardData {
  return { ...data, section: undefined };
}

/** Placeholder for a pin that cannot be shown. */
function UnavailablePin({ text, pinId }: { readonly text: string; readonly pinId: string }): ReactNode {
  const texts = useTexts('visitor', enUsVisitor).screen;
  return (
    <div className={styles.without}>
      <p>{text}</p>
      <GiveUp pinId={pinId} title={texts.pin} />
    </div>
  );
}

function GiveUp({ pinId, title }: { readonly pinId: string; readonly title: string }): ReactNode {
  const texts = useTexts('visitor', enUsVisitor).screen;
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={texts.giveUpNamed(title)}
      onClick={() => visitorStore().unsave(pinId)}
    >
      {texts.giveUp}
    </Button>
  );
}

function Waiting(): ReactNode {
  return (
    <div className={styles.pins} aria-hidden="true">
      <Skeleton />
      <Skeleton />
    </div>
  );
}
