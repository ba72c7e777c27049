import { isSafeLink } from '@pegboard/types';
import type { ReactNode } from 'react';
import { getSavedBoardName, type SavedBoardRef } from '../model/saved-board.ts';
import { cardActionMessages, type CardActionMessages } from './messages.ts';
import styles from '../pin-card.module.css';

/**
 * Renders the name of the board that the pin is saved to, with a link to it (PC-09); for several boards their number,
 * as a button that lists them (BY-04).
 */
export default function SavedOverlay(props: {
  readonly place: SavedBoardRef;
  readonly messages: Partial<CardActionMessages> | undefined;
}): ReactNode {
  const { place } = props;
  const messages = { ...cardActionMessages, ...props.messages };
  const { boardCount = 0, onList } = place;
  if (boardCount > 1) {
    const text = messages.savedToBoards?.(boardCount);
    if (!onList)
      return (
        <span className={styles.saved} data-part="saved">
          {text}
        </span>
      );
    return (
      <button
        type="button"
        className={styles.saved}
        data-part="saved"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onList(currentTarget)}
      >
        {text}
      </button>
    );
  }
  const href = place.url && isSafeLink(place.url) ? place.url : undefined;
  const Word = href === undefined ? 'span' : 'a';
  return (
    <Word className={styles.saved} data-part="saved" dir="auto" href={href}>
      {messages.savedTo(getSavedBoardName(place) ?? messages.profile)}
    </Word>
  );
}
