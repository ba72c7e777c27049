import { Button, buttonLook, EmptyState, Select } from '@pegboard/ui';
import { use, useState, type ReactNode } from 'react';
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { PinFeed } from '../../compose/pin-feed.tsx';
import { ToastContext } from '../../compose/toasts.ts';
import {
  ProfileBoardsDocument,
  SavedPinsDocument,
  type BoardSort,
  type BoardTile_BoardFragment,
  type ProfileBoardsQuery,
} from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { useAnswer, useAnswers } from '../../data/use-answer.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages } from '../../messages/en-us.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { BoardTile } from './board-tile.tsx';
import styles from './profile.module.css';

const SORTS = ['last_pinned_to', 'alphabetical', 'newest', 'oldest'] as const satisfies readonly BoardSort[];
const BOARDS_A_PAGE = 25;

const sortOf = (params: URLSearchParams): BoardSort =>
  SORTS.find((sort) => sort === params.get('sort')) ?? 'last_pinned_to';

/** Reads the boards and the first saved pins together. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const username = params['username'] ?? '';
  const url = new URL(request.url);
  const sort = sortOf(url.searchParams);
  const policy = context.get(freshnessContext).policy(url.pathname + url.search);
  await Promise.all([
    answers.ask(ProfileBoardsDocument, { username, sort, first: BOARDS_A_PAGE }, policy),
    answers.ask(SavedPinsDocument, firstPage({ username }), policy),
  ]);
  return null;
}

/** What somebody saved: boards first, then every pin. */
export function Component(): ReactNode {
  const { username = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const viewer = useViewer();
  const texts = screenMessages.profile;
  const sort = sortOf(params);
  const isOwn = viewer?.user.username === username;
  const feed = useFeed({
    key: `saved ${username}`,
    document: SavedPinsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  return (
    <>
      <div className={styles.bar}>
        <Select
          label={texts.sort}
          hideLabel
          value={sort}
          onChange={(event) => setParams({ sort: event.currentTarget.value }, { preventScrollReset: true })}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {texts.sorts[each]}
            </option>
          ))}
        </Select>
        {isOwn ? (
          <Link to="/board/create/" {...buttonLook({ variant: 'secondary' })}>
            {texts.createBoard}
          </Link>
        ) : null}
      </div>
      <Boards key={`${username} ${sort}`} username={username} sort={sort} />
      {feed.pins.length === 0 ? null : <h2 className={styles.heading}>{texts.allPins}</h2>}
      <PinFeed
        feed={feed}
        surface="ProfileGrid"
        isSecond
        empty={<EmptyState title={texts.noSaved}>{texts.noSavedHint}</EmptyState>}
      />
    </>
  );
}

/** The boards of a profile, a page at a time. */
function Boards({ username, sort }: { readonly username: string; readonly sort: BoardSort }): ReactNode {
  const answers = useAnswers();
  const toasts = use(ToastContext);
  const texts = screenMessages.profile;
  const data = useAnswer(ProfileBoardsDocument, { username, sort, first: BOARDS_A_PAGE });
  const [later, setLater] = useState<readonly ReturnType<typeof boardsOf>[]>([]);
  const [isLoading, setLoading] = useState(false);
  const pages = [boardsOf(data), ...later];
  const boards = pages.flatMap((page) => page.boards);
  const after = pages.at(-1)?.after ?? null;
  const loadMore = async (): Promise<void> => {
    setLoading(true);
    try {
      const page = await answers.ask(ProfileBoardsDocument, { username, sort, first: BOARDS_A_PAGE, after });
      setLater([...later, boardsOf(page)]);
    } catch {
      toasts?.show({ kind: 'error', text: messages.errors.offline });
    }
    setLoading(false);
  };
  if (boards.length === 0) return <EmptyState title={texts.noBoards}>{texts.noBoardsHint}</EmptyState>;
  return (
    <>
      <h2 className={styles.heading}>{texts.boards}</h2>
      <ul role="list" className={styles.boards}>
        {boards.map((board) => (
          <li key={board.entityId}>
            <BoardTile board={board} />
          </li>
        ))}
      </ul>
      {after === null ? null : (
        <p className={styles.more}>
          <Button loading={isLoading} onClick={() => void loadMore()}>
            {texts.moreBoards}
          </Button>
        </p>
      )}
    </>
  );
}

function boardsOf(data: ProfileBoardsQuery | undefined): {
  readonly boards: readonly BoardTile_BoardFragment[];
  readonly after: string | null;
} {
  if (data?.result.__typename !== 'UserData') return { boards: [], after: null };
  const { edges, pageInfo } = data.result.data.boards;
  return {
    boards: edges.map(({ node }) => node),
    after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}
