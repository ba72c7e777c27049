import { use, useEffect, useState } from 'react';
import { BoardDocument, BoardPinsDocument } from '../../data/generated/graphql.ts';
import { firstPage } from '../../data/use-feed.ts';
import { useQueryCache } from '../../data/use-query.ts';
import {
  browserPorts,
  keepBoard,
  readKeptBoard,
  removeKeptBoard,
  type BoardToKeep,
  type StoredQuery,
} from '../../features/offline/kept-boards.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { offlineTexts as enUsOffline } from '../../messages/en-us-offline.ts';
import { useTexts } from '../../messages/language.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import type { BoardData } from './board-data.ts';
import { parseBoardView } from './board-view.ts';

/** The most pins of a board that are kept offline. Source: chosen; some 12 MB. */
const KEPT_PINS_MAX = 250;
/** Milliseconds after which an opened board that is kept is stored again. Source: chosen. */
const REFRESH_MS = 3_600_000;

/** A board's copy on this device, and the actions on it. */
export type KeepOffline = {
  /** Undefined while it is unknown, and where the browser cannot keep boards. */
  readonly isKept: boolean | undefined;
  readonly keep: () => void;
  readonly remove: () => void;
};

/** Returns the copy of a board on this device, and refreshes an old one (IO-08). */
export function useKeepOffline(board: BoardData, accountId: string): KeepOffline {
  const texts = useTexts('offline', enUsOffline);
  const toasts = use(ToastContext);
  const queries = useQueryCache();
  const [isKept, setKept] = useState<boolean>();
  const { entityId: id, name, url: path } = board;
  const toKeep = (): BoardToKeep => ({ accountId, id, name, path, read: () => readBoard(queries, board) });
  const toast = (text: string, kind: 'message' | 'error' = 'message'): void =>
    void toasts?.show({ id: `keep-${id}`, text, kind });

  useEffect(() => {
    const ports = import.meta.env.PROD ? browserPorts() : undefined;
    if (!ports) return;
    readKeptBoard(ports, accountId, id).then(
      (kept) => {
        setKept(kept !== undefined);
        if (kept && navigator.onLine && Date.now() - kept.keptAt > REFRESH_MS)
          void keepBoard(ports, toKeep());
      },
      () => undefined,
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each board
  }, [accountId, id]);

  return {
    isKept,
    async keep() {
      const ports = browserPorts();
      if (!ports) return;
      toast(texts.keeping);
      const { kind } = await keepBoard(ports, toKeep());
      if (kind === 'kept') {
        setKept(true);
        toast(texts.kept(Math.min(board.pinCount, KEPT_PINS_MAX)));
        // A browser that is short of storage then removes other sites' data first.
        await navigator.storage.persist().catch(() => false);
      } else toast(texts[kind], 'error');
    },
    async remove() {
      const ports = browserPorts();
      if (!ports) return;
      await removeKeptBoard(ports, accountId, id);
      setKept(false);
      toast(texts.removed);
    },
  };
}

/** Reads a board and its pins, page by page, with the variables that its screen uses. */
async function* readBoard(
  queries: QueryCache,
  { owner, slug }: BoardData,
): AsyncGenerator<{ readonly query: StoredQuery; readonly images: readonly string[] }> {
  const address = { username: owner.username, slug };
  const board = await queries.ask(BoardDocument, address, 'network-only');
  yield { query: { hash: hashOf(BoardDocument), variables: address, data: board }, images: [] };
  let variables = firstPage({ ...address, section: null as string | null, ...parseBoardView('') });
  for (let count = 0; count < KEPT_PINS_MAX;) {
    const data = await queries.ask(BoardPinsDocument, variables, 'network-only');
    const connection = data.result.__typename === 'BoardData' ? data.result.data.connection : undefined;
    const pins = connection?.edges.map(({ node }) => node) ?? [];
    const images = pins.flatMap(
      (pin) => (pin.images.find(({ size }) => size === '474x') ?? pin.images.at(-1))?.url ?? [],
    );
    yield { query: { hash: hashOf(BoardPinsDocument), variables, data }, images };
    const { hasNextPage, endCursor } = connection?.pageInfo ?? { hasNextPage: false, endCursor: null };
    if (!hasNextPage || endCursor === null) return;
    count += pins.length;
    variables = { ...variables, after: endCursor };
  }
}

const hashOf = (document: object): string =>
  (document as { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash ?? '';
