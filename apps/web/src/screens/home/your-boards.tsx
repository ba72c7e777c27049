import { LockIcon } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import type { BoardTile_BoardFragment } from '../../data/generated/graphql.ts';
import { memberTexts as enUsMember } from '../../messages/en-us-member.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { Covers } from '../../features/board-tile/board-tile.tsx';
import { Link } from '../../features/links/link.tsx';
import styles from './your-boards.module.css';

/**
 * Renders the boards that a member last saved to, as a module of a feed: its height is derived from their
 * number.
 */
export function YourBoards({ boards }: { readonly boards: readonly BoardTile_BoardFragment[] }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const messages = useTexts('member', enUsMember);
  const heading = useId();
  const texts = screenMessages.board;
  return (
    <section className={styles.module} aria-labelledby={heading}>
      <h2 id={heading}>{messages.yourBoards}</h2>
      <ul role="list">
        {boards.map((board) => (
          <li key={board.entityId}>
            <Link to={board.url}>
              <Covers covers={board.coverImages} />
              <span className={styles.name}>
                {board.name}
                {board.privacy === 'secret' ? (
                  <LockIcon size="sm" role="img" aria-label={texts.secret} />
                ) : null}
              </span>
              <span className={styles.facts}>{texts.pins(board.pinCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
