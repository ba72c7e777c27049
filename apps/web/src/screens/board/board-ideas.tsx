import { BoardIdeasDocument } from '../../data/generated/graphql.ts';
import { useFeed } from '../../data/use-feed.ts';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { useId, type ReactNode } from 'react';
import type { BoardData } from './board-data.ts';
import { BoardSaving } from './board-saving.tsx';
import styles from './board-ideas.module.css';

/**
 * Renders pins that could go on the board, or on one of its sections, below its own (SR-10); nothing when there are none. For those
 * who may save to the board, Save saves there.
 */
export default function BoardIdeas(props: {
  readonly board: BoardData;
  readonly section: BoardData['sections'][number] | undefined;
}): ReactNode {
  const { board, section } = props;
  const { board: texts } = useTexts('screens', enUsScreens);
  const headingId = useId();
  const feed = useFeed({
    key: `ideas ${board.entityId} ${section?.entityId ?? ''}`,
    document: BoardIdeasDocument,
    variables: {
      username: board.owner.username,
      slug: board.slug,
      section: section?.entityId ?? null,
    },
    connectionOf: (data) =>
      data.result.__typename === 'BoardData' ? data.result.data.connection : undefined,
  });
  if (feed.pins.length === 0) return null;
  const title = section ? texts.moreIdeasForSection : texts.moreIdeas;
  const pins = <PinFeed feed={feed} surface="BoardIdeasGrid" label={title} empty={null} isSecond />;
  return (
    <section className={styles.ideas} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {board.viewerMaySave ? (
        <BoardSaving
          boardId={board.entityId}
          sectionId={section?.entityId}
          name={section?.title ?? board.name}
        >
          {pins}
        </BoardSaving>
      ) : (
        pins
      )}
    </section>
  );
}
