import { cookTimeLabel, DEFAULT_LOCALE, isLongerThan, takeGraphemes, type Pinner } from '@pegboard/types';
import { Avatar } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PinCardMessages } from '../messages.ts';
import type { CardParts } from '../model/card-parts.ts';
import type { Credit } from '../model/credit.ts';
import styles from './card-footer.module.css';
import { PriceLine } from './price-line.tsx';

/** What stands below a card's picture; each part as tall as `cardSize` told. */
export function CardFooter(props: {
  readonly parts: CardParts;
  readonly locale: string | undefined;
  readonly messages: PinCardMessages;
}): ReactNode {
  const { parts, locale, messages } = props;
  const { title, price, rating, cookTime, credit } = parts;
  if (!title && !price && !rating && cookTime === undefined && !credit) return null;
  return (
    <div className={styles.footer}>
      {title ? (
        <p className={styles.title} dir="auto" data-lines={title.lines} data-narrow-lines={title.narrowLines}>
          {title.text}
        </p>
      ) : null}
      {price ? <PriceLine price={price} messages={messages} /> : null}
      {rating || cookTime !== undefined ? (
        <p className={styles.facts}>
          {rating ? <RatingFact rating={rating} locale={locale} messages={messages} /> : null}
          {rating && cookTime !== undefined ? <span aria-hidden="true"> · </span> : null}
          {cookTime === undefined ? null : <bdi>{cookTimeLabel(cookTime, locale)}</bdi>}
        </p>
      ) : null}
      {credit ? <CreditLine credit={credit} messages={messages} /> : null}
    </div>
  );
}

/** The average of the ratings, its star and how many gave one. */
function RatingFact(props: {
  readonly rating: NonNullable<CardParts['rating']>;
  readonly locale: string | undefined;
  readonly messages: PinCardMessages;
}): ReactNode {
  const { rating, locale, messages } = props;
  const format = new Intl.NumberFormat(locale ?? DEFAULT_LOCALE, { maximumFractionDigits: 1 });
  const value = format.format(Math.min(rating.value, rating.max));
  const stars = messages.rating(value, format.format(rating.max));
  const count = rating.count === undefined ? undefined : format.format(rating.count);
  const reviews =
    rating.count === undefined || count === undefined ? [] : [messages.reviews(rating.count, count)];
  return (
    <span role="img" aria-label={[stars, ...reviews].join(', ')}>
      <span className={styles.star}>★</span> {value}
      {count === undefined ? '' : ` (${count})`}
    </span>
  );
}

const NAME_MAX = 60;

/** Who made the pin, or who paid for it. */
function CreditLine({
  credit,
  messages,
}: {
  readonly credit: Credit;
  readonly messages: PinCardMessages;
}): ReactNode {
  const name = nameOf(credit.person);
  return (
    <p className={styles.credit}>
      <Avatar name={name} src={credit.person.imageSmallUrl} size={24} decorative />
      <bdi className={styles.name}>{creditText(credit, name, messages)}</bdi>
      {credit.person.isVerifiedMerchant ? (
        <svg
          className={styles.verified}
          viewBox="0 0 16 16"
          role="img"
          aria-label={messages.verifiedMerchant}
        >
          <path d="M8 .8 9.9 2.4l2.5-.1.5 2.4 2 1.4-1 2.3 1 2.3-2 1.4-.5 2.4-2.5-.1L8 16l-1.9-1.6-2.5.1-.5-2.4-2-1.4 1-2.3-1-2.3 2-1.4.5-2.4 2.5.1z" />
          <path d="m5 8.3 2.1 2.1L11.2 6.2" />
        </svg>
      ) : null}
    </p>
  );
}

function creditText(credit: Credit, name: string, messages: PinCardMessages): string {
  if (credit.kind === 'promoted') return messages.promotedBy(name);
  if (credit.kind === 'ad') return messages.sponsored;
  return credit.kind === 'sponsored' && credit.sponsor ? messages.sponsoredBy(nameOf(credit.sponsor)) : name;
}

function nameOf(person: Pinner): string {
  const name = person.fullName?.trim() || person.username || '';
  return isLongerThan(name, NAME_MAX) ? takeGraphemes(name, NAME_MAX) : name;
}
