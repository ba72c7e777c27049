import { LockIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import type { BoardTile_BoardFragment } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import styles from './board-tile.module.css';

type Cover = BoardTile_BoardFragment['coverImages'][number];

/** Renders a board on a profile: its newest images, name, number of pins and privacy. */
export function BoardTile({ board }: { readonly board: BoardTile_BoardFragment }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const profileTexts = useTexts('profile', enUsProfile);
  const texts = screenMessages.board;
  return (
    <Link to={board.url} className={styles.tile}>
      <Covers covers={board.coverImages} />
      <span className={styles.name}>
        <bdi>{board.name}</bdi>
        {board.privacy === 'secret' ? <LockIcon size="sm" role="img" aria-label={texts.secret} /> : null}
      </span>
      <span className={styles.facts}>
        {texts.pins(board.pinCount)}
        {board.sectionCount === 0 ? null : ` · ${texts.sectionCount(board.sectionCount)}`}
        {board.privacy === 'protected' ? ` · ${texts.protected}` : null}
        {board.isCollaborative ? ` · ${profileTexts.groupBoard}` : null}
      </span>
    </Link>
  );
}

/** Renders up to three images: a large one, and two small ones beside it. */
export function Covers({ covers }: { readonly covers: readonly Cover[] }): ReactNode {
  return (
    <span className={styles.covers}>
      {[0, 1, 2].map((place) => {
        const cover = covers[place];
        return (
          <span key={place} className={styles.cover}>
            {cover ? (
              <img
                src={cover.url}
                width={cover.width}
                height={cover.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : null}
          </span>
        );
      })}
    </span>
  );
}
