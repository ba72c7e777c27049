import type { ReactNode } from 'react';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import styles from './shared-board.module.css';

/** Renders the description of a pin of a guest, which has their name unless a member changed it. */
export function GuestText(props: { readonly name: string; readonly description: string | null }): ReactNode {
  const texts = useTexts('boards', enUsBoards).shared;
  const { name, description } = props;
  return (
    <>
      {description === null ? null : <span dir="auto">{description}</span>}
      {description?.includes(name) ? null : <span className={styles.guest}>{texts.fromGuest(name)}</span>}
    </>
  );
}
