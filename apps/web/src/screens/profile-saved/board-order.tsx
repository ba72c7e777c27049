import '@pegboard/boards/styles.css';
import { OrderGrid, moveItemBefore } from '@pegboard/boards/order';
import { Button, Spinner } from '@pegboard/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import { ToastContext } from '../../features/toasts/toasts.ts';
import type { QueryCache } from '../../data/query-cache.ts';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { ProfileBoardsDocument, type BoardTile_BoardFragment } from '../../data/generated/graphql.ts';
import { useQueryCache } from '../../data/use-query.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import paging from '../../features/paging/show-more.module.css';
import styles from '../../features/profile/profile.module.css';

type Boards = readonly BoardTile_BoardFragment[];

const PAGE = 100;
const idOf = (board: BoardTile_BoardFragment): string => board.entityId;

/** Renders all boards of the viewer for manual ordering (WB-04); loaded on request. */
export default function BoardOrder(props: {
  readonly username: string;
  /** Called when the viewer has finished; reloads the boards. */
  readonly onDone: () => void;
}): ReactNode {
  const orderMessages = useTexts('orderMessages');
  const messages = useTexts('site', enUs);
  const texts = useTexts('profile', enUsProfile);
  const { username, onDone } = props;
  const answers = useQueryCache();
  const freshness = use(FreshnessContext);
  const toasts = use(ToastContext);
  const [boards, setBoards] = useState<Boards>();
  const fail = (text: string | undefined): void => {
    toasts?.show({ kind: 'error', text: text || messages.errors.failed });
  };
  useEffect(() => {
    let isHere = true;
    allBoards(answers, username).then(
      (all) => isHere && setBoards(all),
      () => isHere && onDone(),
    );
    return () => {
      isHere = false;
    };
  }, [answers, username, onDone]);
  const move = async (id: string, beforeId: string | null): Promise<void> => {
    const before = boards ?? [];
    setBoards(moveItemBefore(before, idOf, id, beforeId));
    try {
      const options = { board_id: id, before_id: beforeId };
      await callResource({ name: 'BoardOrder', action: 'update', options });
      freshness?.mark();
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      setBoards(before);
      fail(error.failure.code === 'network' ? messages.errors.offline : error.failure.message);
    }
  };
  if (!boards)
    return (
      <p className={paging.more}>
        <Spinner />
      </p>
    );
  return (
    <section className={styles.order} aria-label={texts.reordering}>
      <p>{texts.reorderHint}</p>
      <OrderGrid
        label={texts.reordering}
        items={boards.map(({ entityId: id, name: label, coverImages }) => ({
          id,
          label,
          picture: coverImages[0]?.url,
        }))}
        onMove={(id, beforeId) => void move(id, beforeId)}
        messages={orderMessages}
      />
      <p>
        <Button variant="primary" onClick={onDone}>
          {texts.reorderDone}
        </Button>
      </p>
    </section>
  );
}

async function allBoards(
  answers: QueryCache,
  username: string,
  after: string | null = null,
): Promise<Boards> {
  const params = { username, sort: 'custom', show: 'all', group: 'mix_public_private', first: PAGE } as const;
  const { result } = await answers.ask(ProfileBoardsDocument, { ...params, after }, 'network-only');
  if (result.__typename !== 'UserData') return [];
  const { edges, pageInfo } = result.data.boards;
  const page = edges.map(({ node }) => node);
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return next === null ? page : [...page, ...(await allBoards(answers, username, next))];
}
