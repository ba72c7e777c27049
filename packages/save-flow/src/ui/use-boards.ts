import { useEffect, useState } from 'react';
import type { BoardSource, PickerBoard } from '../board-source.ts';

/** The boards that the picker knows, and how the loading of more fares. */
export type Boards = {
  readonly boards: readonly PickerBoard[];
  readonly suggested: readonly PickerBoard[];
  readonly status: 'loading' | 'failed' | 'ready';
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Puts a board that was just made, or changed, first. */
  readonly put: (board: PickerBoard) => void;
};

const SEARCH_WAIT_MS = 150;

type Known = {
  readonly query: string;
  readonly boards: readonly PickerBoard[];
  readonly after: string | null;
};

/** How a question to the source ended; a question that is not settled is under way. */
type Settled = { readonly question: string; readonly outcome: 'failed' | 'ready' };

/** Loads boards a page at a time and by name; what is loaded is filtered at once, the server's answers come after. */
export function useBoards(source: BoardSource, pinId: string, query: string): Boards {
  const [known, setKnown] = useState<Known>({ query: '', boards: [], after: null });
  const [suggested, setSuggested] = useState<readonly PickerBoard[]>([]);
  const [settled, setSettled] = useState<Settled>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const question = `${attempt}:${query}`;
  useEffect(() => {
    let isStale = false;
    source.suggested(pinId).then(
      (boards) => isStale || setSuggested(boards),
      () => undefined, // Suggestions are an extra: without them the picker lists every board.
    );
    return () => {
      isStale = true;
    };
  }, [source, pinId]);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(
      () =>
        source.boards({ query: query.trim(), after: null }).then(
          ({ boards, after }) => {
            if (isStale) return;
            setKnown((before) => ({ query, after, boards: withNew(before.boards, boards, query) }));
            setSettled({ question, outcome: 'ready' });
          },
          () => isStale || setSettled({ question, outcome: 'failed' }),
        ),
      query === '' ? 0 : SEARCH_WAIT_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [source, query, question]);
  const status = settled?.question === question && !isLoadingMore ? settled.outcome : 'loading';
  const loadMore = (): void => {
    if (known.after === null || status === 'loading') return;
    setLoadingMore(true);
    source.boards({ query: known.query.trim(), after: known.after }).then(
      ({ boards, after }) => {
        setKnown((before) => ({ ...before, after, boards: withNew(before.boards, boards, 'more') }));
        setLoadingMore(false);
      },
      () => {
        setSettled({ question, outcome: 'failed' });
        setLoadingMore(false);
      },
    );
  };
  return {
    boards: known.boards,
    suggested,
    status,
    hasMore: known.after !== null,
    loadMore,
    retry: () => setAttempt(attempt + 1),
    put: (board) =>
      setKnown((before) => ({
        ...before,
        boards: [board, ...before.boards.filter(({ id }) => id !== board.id)],
      })),
  };
}

/** The first page of all boards stands first; what a search or a further page brings comes behind what is known. */
function withNew(
  known: readonly PickerBoard[],
  page: readonly PickerBoard[],
  query: string,
): readonly PickerBoard[] {
  const [first, second] = query === '' ? [page, known] : [known, page];
  const byId = new Map<string, PickerBoard>();
  for (const board of [...first, ...second]) if (!byId.has(board.id)) byId.set(board.id, board);
  return [...byId.values()];
}
