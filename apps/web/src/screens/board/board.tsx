import { boardPath, profilePath } from '@pegboard/routes';
import { Avatar, EmptyState, LockIcon } from '@pegboard/ui';
import type { PinCardData } from '@pegboard/pin-card';
import type { SavedLocation } from '@pegboard/save-flow';
import { lazy, Suspense, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { redirect, useLocation, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { useSaving } from '../../features/saving/saving-context.ts';
import {
  BoardDocument,
  BoardInviteDocument,
  BoardPinsDocument,
  RenamedSectionDocument,
  SectionLinkPreviewDocument,
  ViewerDocument,
  type BoardQuery,
} from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { notFound } from '../../data/not-found.ts';
import { movedBoardPath } from './moved-board-path.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { boardHead, isIndexedBoard } from './board-head.ts';
import { BoardInviteBanner } from './board-invite-banner.tsx';
import { BoardActions } from './board-actions.tsx';
import type { BoardData } from './board-data.ts';
import { BoardNotes } from './board-notes.tsx';
import { useCardDisplayOptions } from './board-appearance.tsx';
import { BoardTools } from './board-tools.tsx';
import { BoardViewMenu } from './board-view-menu.tsx';
import { LazyBoardIdeas } from './lazy-board-ideas.tsx';
import { parseBoardView, viewSearch, type BoardView } from './board-view.ts';
import type { Work } from './organize.tsx';
import styles from '../../features/board-editing/board.module.css';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

const Organize = lazy(() => import('./organize.tsx'));

/** Metadata of a board's page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: boardHead } : {};

/** Loads the board, then its pins or those of the named section; an invisible board is a 404. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const address = { username: params['username'] ?? '', slug: params['board'] ?? '' };
  const { pathname, search } = new URL(request.url);
  const view = parseBoardView(search);
  const policy = context.get(freshnessContext).policy(pathname + viewSearch(view));
  const { result } = await answers.ask(BoardDocument, address, policy);
  const isInvited = await isInvitedTo(context, result, address);
  if (result.__typename !== 'BoardData') {
    if (isInvited && params['section'] === undefined) return null;
    throw notFound(result.isGone);
  }
  const { url, slug, owner } = result.data;
  const section = sectionOf(result.data, params['section']);
  if (params['section'] !== undefined && !section) {
    const now = await findRenamedSection(context, { username: owner.username, slug }, params['section']);
    throw now === undefined ? notFound() : redirect(`${url}${encodeURIComponent(now)}/${search}`, 301);
  }
  if (owner.username !== address.username.toLowerCase() || slug !== address.slug)
    throw redirect(movedBoardPath(pathname, url) + search, 301);
  const pins = firstPage({ ...address, section: section?.entityId ?? null, ...view });
  await Promise.all([
    answers.ask(BoardPinsDocument, pins, policy),
    // Only the server writes it, into the heads of pages for visitors.
    import.meta.env.SSR && section && !(await answers.ask(ViewerDocument, {})).viewer
      ? answers.ask(SectionLinkPreviewDocument, { ...address, section: section.slug })
      : undefined,
  ]);
  return null;
}

/** Returns the current slug of a section that had another; undefined if there is none. */
async function findRenamedSection(
  context: LoaderFunctionArgs['context'],
  address: { readonly username: string; readonly slug: string },
  section: string,
): Promise<string | undefined> {
  const asked = { ...address, section };
  const { result } = await context.get(answersContext).ask(RenamedSectionDocument, asked);
  return result.__typename === 'BoardData' ? result.data.section?.slug : undefined;
}

/** Returns whether the viewer has a pending invitation to the board; only members can. */
async function isInvitedTo(
  context: LoaderFunctionArgs['context'],
  result: BoardQuery['result'],
  address: { readonly username: string; readonly slug: string },
): Promise<boolean> {
  const answers = context.get(answersContext);
  const { viewer } = await answers.ask(ViewerDocument, {});
  if (!viewer || (result.__typename === 'BoardData' && result.data.viewerRights.length > 0)) return false;
  const invite = await answers.ask(BoardInviteDocument, address, 'network-only');
  return invite.result.__typename === 'BoardInviteData';
}

/** Renders a board, or one of its sections: its facts, collaborators and pins. */
export function Component(): ReactNode {
  const { username = '', board: slug = '', section: sectionSlug } = useParams();
  const view = parseBoardView(useLocation().search);
  const data = useQuery(BoardDocument, { username, slug });
  if (!data) return null;
  if (data.result.__typename !== 'BoardData')
    return <BoardInviteBanner username={username} slug={slug} isAbove={false} />;
  const board = data.result.data;
  const section = sectionOf(board, sectionSlug);
  const key = `${board.entityId} ${section?.entityId ?? ''} ${view.show} ${view.sort}`;
  return <BoardScreen key={key} board={board} section={section} view={view} />;
}

type Section = BoardData['sections'][number];

function BoardScreen(props: {
  readonly board: BoardData;
  readonly section: Section | undefined;
  readonly view: BoardView;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('site', enUs);
  const { board, section, view } = props;
  const isWhole = view.show === 'all';
  const isPlain = viewSearch(view) === '';
  const texts = screenMessages.board;
  const viewer = useViewer();
  const path = section ? `${boardPath(board)}${encodeURIComponent(section.slug)}/` : boardPath(board);
  const { username = '', board: slug = '' } = useParams();
  const feed = useFeed({
    key: `board ${board.entityId} ${section?.entityId ?? ''} ${view.show} ${view.sort}`,
    document: BoardPinsDocument,
    variables: { username, slug, section: section?.entityId ?? null, ...view },
    connectionOf: (data) =>
      data.result.__typename === 'BoardData' ? data.result.data.connection : undefined,
  });
  const shown = { ...feed, pins: usePinsLeft(feed.pins, board, section) };
  const look = useCardDisplayOptions(board);
  const [work, setWork] = useState<Work>();
  const isWorking = work === 'choose' || work === 'order';
  const navigate = useNavigate();
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const refresh = async (): Promise<void> => {
    freshness?.mark();
    const pins = firstPage({ username, slug, section: section?.entityId ?? null, ...view });
    await Promise.allSettled([
      answers.ask(BoardPinsDocument, pins, 'network-only'),
      answers.ask(BoardDocument, { username, slug }, 'network-only'),
    ]);
  };
  return (
    <>
      <title>{messages.title(section ? `${section.title} — ${board.name}` : board.name)}</title>
      <CanonicalLink path={path} />
      <meta
        name="description"
        content={board.description ?? `${board.name} ${texts.by(board.owner.fullName ?? '')}`}
      />
      {isIndexedBoard(board) && isPlain ? null : <meta name="robots" content="noindex" />}
      {viewer && !section && board.viewerRights.length === 0 ? (
        <BoardInviteBanner username={username} slug={slug} isAbove />
      ) : null}
      <BoardHead board={board} section={section} view={view} isWorking={isWorking} onWork={setWork} />
      {section || board.sections.length === 0 || work === 'order' ? null : <Sections board={board} />}
      {section || board.notes.length === 0 || isWorking ? null : (
        <BoardNotes board={board} onChanged={refresh} />
      )}
      {work ? (
        <Suspense>
          <Organize
            work={work}
            board={board}
            section={section}
            feed={shown}
            onChanged={refresh}
            onClose={() => setWork(undefined)}
            onGo={(path) => {
              freshness?.mark();
              setWork(undefined);
              void navigate(path, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
      {isWorking ? null : (
        <PinFeed
          feed={shown}
          surface="BoardFeed"
          look={look}
          empty={
            isWhole ? (
              <EmptyState title={section ? texts.emptySection : texts.empty}>
                {board.viewerMaySave ? (section ? texts.emptySectionHint : texts.emptyHint) : null}
              </EmptyState>
            ) : (
              <EmptyState title={texts.emptyFilter}>{texts.emptyFilterHint}</EmptyState>
            )
          }
        />
      )}
      {isWorking || !isWhole || feed.status !== 'end' || shown.pins.length === 0 ? null : (
        <LazyBoardIdeas board={board} section={section} />
      )}
    </>
  );
}

const FACES_MAX = 4;
const NOTHING_MOVED: ReadonlyMap<string, SavedLocation | null> = new Map();

/**
 * Returns the pins that are still on the board, or in the section: moved and deleted ones are removed at once
 * (SF-07).
 */
function usePinsLeft(
  pins: readonly PinCardData[],
  board: BoardData,
  section: Section | undefined,
): readonly PinCardData[] {
  const { places } = useSaving();
  const moved = useSyncExternalStore(places.subscribe, places.movedCopies, () => NOTHING_MOVED);
  return useMemo(
    () =>
      pins.filter(({ entityId }) => {
        const place = moved.get(entityId);
        if (place === undefined) return true;
        return place?.board.id === board.entityId && (!section || place.section?.id === section.entityId);
      }),
    [pins, moved, board.entityId, section],
  );
}

function BoardHead(props: {
  readonly board: BoardData;
  readonly section: Section | undefined;
  readonly view: BoardView;
  readonly isWorking: boolean;
  readonly onWork: (work: Work) => void;
}): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const { board, section, view, isWorking, onWork } = props;
  const texts = screenMessages.board;
  const pinCount = section?.pinCount ?? board.pinCount;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {section ? (
          <p>
            <Link to={board.url}>{texts.backToBoard(board.name)}</Link>
          </p>
        ) : null}
        <h1 dir="auto">{section?.title ?? board.name}</h1>
        {section || board.description == null ? null : (
          <p className={styles.description} dir="auto">
            {board.description}
          </p>
        )}
        <BoardFacts board={board} section={section} />
      </div>
      <div className={styles.actions}>
        {section ? null : <BoardActions board={board} />}
        <BoardTools
          board={board}
          section={section}
          isWhole={view.show === 'all'}
          isInOrder={view.sort === 'custom'}
          onWork={onWork}
        />
        {isWorking || pinCount === 0 ? null : (
          <BoardViewMenu
            board={board}
            path={section ? `${boardPath(board)}${section.slug}/` : board.url}
            view={view}
            pinCount={pinCount}
            hasSections={!section && board.sections.length > 0}
          />
        )}
      </div>
    </header>
  );
}

/** Renders who pins to a board, and how much is on it; that a board is public is no fact worth a line. */
function BoardFacts(props: { readonly board: BoardData; readonly section: Section | undefined }): ReactNode {
  const texts = useTexts('screens', enUsScreens).board;
  const { board, section } = props;
  return (
    <p className={styles.facts}>
      <Link to={profilePath(board.owner.username)} className={styles.owner}>
        <Avatar name={board.owner.fullName} src={board.owner.imageSmallUrl} size={32} decorative />
        {board.owner.fullName}
      </Link>
      {board.collaborators.length === 0 ? null : (
        <span className={styles.faces}>
          {board.collaborators.slice(0, FACES_MAX).map((person) => (
            <Link key={person.entityId} to={profilePath(person.username)}>
              <Avatar name={person.fullName} src={person.imageSmallUrl} size={32} />
            </Link>
          ))}
          <span>{texts.withOthers(board.collaborators.length)}</span>
        </span>
      )}
      <span>{texts.pins(section?.pinCount ?? board.pinCount)}</span>
      {section || board.sections.length === 0 ? null : (
        <span>{texts.sectionCount(board.sections.length)}</span>
      )}
      {board.archivedAt == null ? null : <span className={styles.privacy}>{texts.archived}</span>}
      {board.privacy === 'public' ? null : (
        <span className={styles.privacy}>
          <LockIcon size="sm" />
          {texts[board.privacy]}
        </span>
      )}
    </p>
  );
}

function Sections({ board }: { readonly board: BoardData }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  return (
    <section className={styles.sections} aria-label={screenMessages.board.sections}>
      <ul role="list">
        {board.sections.map((section) => (
          <li key={section.entityId}>
            <Link to={`${boardPath(board)}${section.slug}/`} className={styles.section}>
              <SectionCover cover={section.coverImages[0]} />
              <span className={styles.sectionTitle}>
                <bdi>{section.title}</bdi>
                <span className={styles.sectionFacts}>{screenMessages.board.pins(section.pinCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionCover({ cover }: { readonly cover: Section['coverImages'][number] | undefined }): ReactNode {
  return (
    <span className={styles.sectionCover}>
      {cover ? (
        <img src={cover.url} width={cover.width} height={cover.height} alt="" decoding="async" />
      ) : null}
    </span>
  );
}

function sectionOf(board: BoardData, slug: string | undefined): Section | undefined {
  return slug === undefined ? undefined : board.sections.find((section) => section.slug === slug);
}
