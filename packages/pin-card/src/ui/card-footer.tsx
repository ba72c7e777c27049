import { cookTimeLabel, type Pinner } from '@pegboard/types';
import { Avatar } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PinCardMessages } from '../messages.ts';
import type { CardParts } from '../model/card-parts.ts';
import { personName, type Credit } from '../model/credit.ts';
import { safeImage } from '../model/card-picture.ts';
import { numberLabel } from '../model/number-label.ts';
import styles from './card-footer.module.css';

/** What stands below a card's picture; each part as tall as `cardSize` told. */
export function CardFooter(props: {
  readonly parts: CardParts;
  /** The title of the slide that is shown, in the place of the card's own. */
  readonly title?: string | undefined;
  readonly price?: ReactNode;
  /** A further fact: the site of an article, the reactions. */
  readonly fact?: ReactNode;
  /** The words of the credit, in place of the card's own. */
  readonly credit?: string | undefined;
  /** A further line: who shared the pin. */
  readonly line?: ReactNode;
  readonly locale: string | undefined;
  readonly messages: PinCardMessages;
}): ReactNode {
  const { parts, fact, line, locale, messages } = props;
  const { title, rating, cookTime, credit } = parts;
  const facts = [
    rating && <RatingFact key="rating" rating={rating} locale={locale} messages={messages} />,
    cookTime !== undefined && <bdi key="time">{cookTimeLabel(cookTime, locale)}</bdi>,
    fact,
  ].filter(Boolean);
  if (!title && !props.price && facts.length === 0 && !credit && !line) return null;
  return (
    <div className={styles.footer}>
      {title ? (
        <p className={styles.title} dir="auto" data-lines={title.lines} data-narrow-lines={title.narrowLines}>
          {props.title ?? title.text}
        </p>
      ) : null}
      {props.price}
      {facts.length > 0 ? <p className={styles.facts}>{facts.flatMap(withDot)}</p> : null}
      {credit ? (
        <PersonLine
          person={credit.person}
          text={props.credit ?? creditText(credit, messages)}
          verified={credit.person.isVerifiedMerchant ? messages.verifiedMerchant : undefined}
        />
      ) : null}
      {line}
    </div>
  );
}

/** Puts a dot before every fact but the first. */
function withDot(fact: ReactNode, index: number): ReactNode[] {
  return index === 0
    ? [fact]
    : [
        <span key={index} aria-hidden="true">
          {' · '}
        </span>,
        fact,
      ];
}

/** The average of the ratings, its star and how many gave one. */
function RatingFact(props: {
  readonly rating: NonNullable<CardParts['rating']>;
  readonly locale: string | undefined;
  readonly messages: PinCardMessages;
}): ReactNode {
  const { rating, locale, messages } = props;
  const value = numberLabel(rating.value, locale);
  const stars = messages.rating(value, numberLabel(rating.max, locale));
  const count = rating.count === undefined ? undefined : numberLabel(rating.count, locale);
  const reviews =
    rating.count === undefined || count === undefined ? [] : [messages.reviews(rating.count, count)];
  return (
    <span role="img" aria-label={[stars, ...reviews].join(', ')}>
      <span className={styles.star}>★</span> {value}
      {count === undefined ? '' : ` (${count})`}
    </span>
  );
}

/** Somebody on a card: who made the pin, who paid for it, who shared it. */
export function PersonLine(props: {
  readonly person: Pinner;
  readonly text: string;
  /** Names the badge of a verified merchant. */
  readonly verified?: string | undefined;
}): ReactNode {
  const { person, text, verified } = props;
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
