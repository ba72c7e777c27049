import { cookTimeLabel, type Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import type { CardDetails } from '../model/card-rows.ts';
import { articleSite } from '../model/needs-rich-card.ts';
import { numberLabel } from '../model/number-label.ts';
import styles from '../ui/card-lines.module.css';
import type { RichCardMessages } from './messages.ts';
import { ReactionRow } from './reaction-row.tsx';

/** Renders the facts of a pin in one line: rating, duration, site, reactions (PC-05, PC-06). */
export function FactRow(props: {
  readonly pin: Pin;
  readonly parts: CardDetails;
  readonly locale: string | undefined;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { pin, parts, locale, messages } = props;
  const { rating, cookTime, hasSite, reactions } = parts;
  const facts = [
    rating && <RatingFact key="rating" rating={rating} locale={locale} messages={messages} />,
    cookTime !== undefined && <bdi key="time">{cookTimeLabel(cookTime, locale)}</bdi>,
    hasSite && <bdi key="site">{articleSite(pin)}</bdi>,
    reactions > 0 && (
      <ReactionRow
        key="reactions"
        counts={pin.reactionCounts}
        total={reactions}
        locale={locale}
        messages={messages}
      />
    ),
  ].filter(Boolean);
  return facts.length === 0 ? null : (
    <p className={styles.facts} data-part="facts">
      {facts.flatMap(withDot)}
    </p>
  );
}

/** Adds a dot before every fact but the first. */
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

/** Renders the average rating with a star, and the number of ratings. */
function RatingFact(props: {
  readonly rating: NonNullable<CardDetails['rating']>;
  readonly locale: string | undefined;
  readonly messages: RichCardMessages;
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
