import { sanitizeImageUrl, type Pinner } from '@pegboard/types';
import { Avatar } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PinCardMessages } from '../messages.ts';
import type { CardRows } from '../model/card-rows.ts';
import { getDisplayName, type Credit } from '../model/credit.ts';
import styles from './card-lines.module.css';

/** The lines below a card's image, from the top; each as tall as `cardSize` computed. */
export type CardLines = {
  readonly title: ReactNode;
  readonly price: ReactNode;
  readonly facts: ReactNode;
  readonly credit: ReactNode;
  /** The line that names the sharer. */
  readonly line: ReactNode;
};

/** Returns the lines below a card's image. */
export function cardLines(props: {
  readonly parts: CardRows;
  /** The title of the visible slide, instead of the card's own. */
  readonly title?: string | undefined;
  readonly price?: ReactNode;
  readonly facts?: ReactNode;
  /** The text of the credit, instead of the card's own. */
  readonly credit?: string | undefined;
  readonly line?: ReactNode;
  readonly messages: PinCardMessages;
}): CardLines {
  const { parts, price, facts, line, messages } = props;
  const { title, credit } = parts;
  return {
    title: title ? (
      <p
        className={styles.title}
        data-part="title"
        dir="auto"
        data-lines={title.lines}
        data-narrow-lines={title.narrowLines}
      >
        {props.title ?? title.text}
      </p>
    ) : null,
    price,
    facts,
    credit: credit
      ? personLine(
          credit.person,
          props.credit ?? creditText(credit, messages),
          credit.person.isVerifiedMerchant ? messages.verifiedMerchant : undefined,
        )
      : null,
    line,
  };
}

/**
 * Renders a member on a card: the creator, sponsor or sharer. `verified` is the accessible name of the badge
 * of a verified merchant.
 */
export function personLine(person: Pinner, text: string, verified?: string): ReactNode {
  const name = getDisplayName(person);
  const src = sanitizeImageUrl(person.imageSmallUrl);
  const face =
    name === '' && src === undefined ? null : <Avatar name={name} src={src} size={24} decorative />;
  if (verified === undefined)
    return (
      <p className={styles.credit} data-part="credit">
        {face}
        {text}
      </p>
    );
  return (
    <p className={`${styles.credit} ${styles.vouched}`} data-part="credit">
      {face}
      <bdi className={styles.name}>{text}</bdi>
      <span className={styles.verified} role="img" aria-label={verified} />
    </p>
  );
}

function creditText(credit: Credit, messages: PinCardMessages): string {
  const name = getDisplayName(credit.person);
  switch (credit.kind) {
    case 'promoted':
      return messages.promotedBy(name);
    case 'ad':
      return messages.sponsored;
    case 'sponsored':
      return messages.sponsoredBy(getDisplayName(credit.sponsor));
    case 'pinner':
      return credit.board === undefined ? name : messages.pinnedTo(name, credit.board);
    case 'creator':
      return name;
  }
}
