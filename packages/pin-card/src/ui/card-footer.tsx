import type { Pinner } from '@pegboard/types';
import { Avatar } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PinCardMessages } from '../messages.ts';
import type { CardParts } from '../model/card-parts.ts';
import { personName, type Credit } from '../model/credit.ts';
import { safeImage } from '../model/card-picture.ts';
import styles from './card-footer.module.css';

/** What stands below a card's picture; each part as tall as `cardSize` told. */
export function cardFooter(props: {
  readonly parts: CardParts;
  /** The title of the slide that is shown, in the place of the card's own. */
  readonly title?: string | undefined;
  readonly price?: ReactNode;
  readonly facts?: ReactNode;
  /** The words of the credit, in place of the card's own. */
  readonly credit?: string | undefined;
  /** A further line: who shared the pin. */
  readonly line?: ReactNode;
  readonly messages: PinCardMessages;
}): ReactNode {
  const { parts, price, facts, line, messages } = props;
  const { title, credit } = parts;
  if (!title && !price && !facts && !credit && !line) return null;
  return (
    <div className={styles.footer}>
      {title ? (
        <p className={styles.title} dir="auto" data-lines={title.lines} data-narrow-lines={title.narrowLines}>
          {props.title ?? title.text}
        </p>
      ) : null}
      {price}
      {facts}
      {credit
        ? personLine(
            credit.person,
            props.credit ?? creditText(credit, messages),
            credit.person.isVerifiedMerchant ? messages.verifiedMerchant : undefined,
          )
        : null}
      {line}
    </div>
  );
}

/** Somebody on a card: who made the pin, who paid for it, who shared it. `verified` names the badge of a verified merchant. */
export function personLine(person: Pinner, text: string, verified?: string): ReactNode {
  return (
    <p className={styles.credit}>
      <Avatar name={personName(person)} src={safeImage(person.imageSmallUrl)} size={24} decorative />
      <bdi className={styles.name}>{text}</bdi>
      {verified === undefined ? null : <span className={styles.verified} role="img" aria-label={verified} />}
    </p>
  );
}

function creditText(credit: Credit, messages: PinCardMessages): string {
  const name = personName(credit.person);
  switch (credit.kind) {
    case 'promoted':
      return messages.promotedBy(name);
    case 'ad':
      return messages.sponsored;
    case 'sponsored':
      return messages.sponsoredBy(personName(credit.sponsor));
    case 'pinner':
      return credit.board === undefined ? name : messages.pinnedTo(name, credit.board);
    case 'creator':
      return name;
  }
}
