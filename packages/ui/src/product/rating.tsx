import { DEFAULT_LOCALE, RATING_MAX, ratingStars, type Star } from '@pegboard/types';
import type { ReactNode } from 'react';

import type { IconSize } from '../icon/icon.tsx';
import { StarHalfIcon, StarIcon } from '../icon/icons-lazy.tsx';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { formatDecimal } from '../model/format-decimal.ts';
import { ratingMessages, type RatingMessages } from './rating-messages.ts';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import {
  lengthProp,
  localeProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
} from '../prop-rules.ts';
import { validProps } from '../valid-props.ts';
import styles from './rating.module.css';

/** The props of a Rating. */
export type RatingProps = RootProps & {
  readonly value: number;
  /** The maximum; 5 by default. */
  readonly max?: number | null | undefined;
  readonly reviewCount?: number | null | undefined;
  readonly size?: IconSize | undefined;
  readonly locale?: string | undefined;
  readonly messages?: RatingMessages | undefined;
};

const RATING_RULES = {
  value: numberProp,
  max: optionalProp(nullableProp(lengthProp)),
  reviewCount: optionalProp(nullableProp(numberProp)),
  locale: localeProp,
  messages: messagesProp(ratingMessages),
};

/** Renders the average rating as stars, with the number of reviews (UI-07, TY-22). */
export function Rating(rawProps: RatingProps): ReactNode {
  const props = validProps('Rating', rawProps, RATING_RULES);
  const { value, reviewCount, size = 'md', locale = DEFAULT_LOCALE, messages = ratingMessages } = props;
  const max = props.max ?? RATING_MAX;
  const shownValue = Math.min(Math.max(value, 0), max);
  const label = messages.stars(formatDecimal(shownValue, locale), formatDecimal(max, locale));
  return (
    <span data-part="rating" {...rootAttributes(props, styles.rating)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true" className={styles.stars} data-part="stars">
        {ratingStars(value, max).map((star, index) => (
          <RatingStar key={index} star={star} size={size} />
        ))}
      </span>
      {reviewCount != null && (
        <span className={styles.count} data-part="count">
          <span aria-hidden="true">({formatDecimal(reviewCount, locale)})</span>
          <VisuallyHidden>{messages.reviews(reviewCount, formatDecimal(reviewCount, locale))}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

function RatingStar({ star, size }: { readonly star: Star; readonly size: IconSize }): ReactNode {
  const Icon = star === 'half' ? StarHalfIcon : StarIcon;
  return <Icon size={size} data-star={star} />;
}
