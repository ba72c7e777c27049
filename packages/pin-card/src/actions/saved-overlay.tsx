import { isSafeLink } from '@pegboard/types';
import type { ReactNode } from 'react';
import { getSavedBoardName, type SavedBoardRef } from '../model/saved-board.ts';
import { cardActionMessages, type CardActionMessages } from './messages.ts';
import styles from '../pin-card.module.css';

/** Renders the name of the board that the pin is saved to, with a link to it (PC-09). */
export default function SavedOverlay(props: {
  readonly place: SavedBoardRef;
  readonly messages: Partial<CardActionMessages> | undefined;
}): ReactNode {
  const { place } = props;
  const messages = { ...cardActionMessages, ...props.messages };
  const href = place.url && isSafeLink(place.url) ? place.url : undefined;
  const Word = href === undefined ? 'span' : 'a';
  return (
    <Word className={styles.saved} dir="auto" href={href}>
      {messages.savedTo(getSavedBoardName(place) ?? messages.profile)}
    </Word>
  );
}
