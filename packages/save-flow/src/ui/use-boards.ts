import { useEffect, useState } from 'react';
import type { BoardPorts, PickerBoard } from '../board-ports.ts';

/** The loaded boards of the picker, and the state of loading more. */
export type Boards = {
  readonly boards: readonly PickerBoard[];
  readonly suggested: readonly PickerBoard[];
  readonly status: 'loading' | 'failed' | 'ready';
  /** True if another page of results is available or loading. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Retries the page that failed. */
  readonly retry: () => void;
};

const SEARCH_WAIT_MS = 150;

/** All loaded boards, and the cursor of the last completed query. */
type Known = {
  readonly query: string;
  readonly boards: readonly PickerBoard[];
  readonly after: string | null;
};

/** The result of a query; undefined while it is pending. */
type Settled = { readonly question: string; readonly status: 'failed' | 'ready' };

/** Loads boards page by page and by name; loaded boards are filtered at once, results of the server follow. */
export function useBoards(source: BoardPorts, pinId: string | undefined, query: string): Boards {
  const [known, setKnown] = useState<Known>({ query: '', boards: [], after: null });
  const [settled, setSettled] = useState<Settled>();
  const [further, setFurther] = useState<{ readonly query: string; readonly after: string }>();
  const [attempt, setAttempt] = useState(0);
  const after = further?.query === query ? further.after : null;
  const question = JSON.stringify([query, after, attempt]);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(
      () =>
        source.boards({ query: query.trim(), after }).then(
          (page) => {
            if (isStale) return;
            setKnown((before) => ({
              query,
              after: page.after,
              boards: together(before.boards, page.boards, query === '' && after === null),
            }));
            setSettled({ question, status: 'ready' });
          },
          () => isStale || setSettled({ question, status: 'failed' }),
        ),
      query === '' || after !== null ? 0 : SEARCH_WAIT_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [source, query, after, question]);
  const status = settled?.question === question ? settled.status : 'loading';
  const next = known.query === query ? known.after : null;
  return {
    boards: known.boards,
    suggested: useSuggested(source, pinId),
    status,
    hasMore: next !== null,
    loadMore: () => {
      if (status === 'ready' && next !== null) setFurther({ query, after: next });
    },
    retry: () => setAttempt(attempt + 1),
  };
}

/** Returns the boards that suit the pin; without them the picker still lists every board. */
function useSuggested(source: BoardPorts, pinId: string | undefined): readonly PickerBoard[] {
  const [suggested, setSuggested] = useState<readonly PickerBoard[]>([]);
  useEffect(() => {
    if (pinId === undefined) return undefined;
    let isStale = false;
    source.suggested(pinId).then(
      (boards) => isStale || setSuggested(boards),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [source, pinId]);
  return suggested;
}

/** Adds boards without duplicates: the first page stays first, results of a search or a further page are appended. */
function together(
  known: readonly PickerBoard[],
  page: readonly PickerBoard[],
  isFirst: boolean,
): readonly PickerBoard[] {
  const byId = new Map<string, PickerBoard>();
  for (const board of isFirst ? [...page, ...known] : [...known, ...page])
    if (!byId.has(board.id)) byId.set(board.id, board);
  return [...byId.values()];
}
