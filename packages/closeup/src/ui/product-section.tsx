import { compact, isSafeLink } from '@pegboard/types';
import { Rating, VisuallyHidden } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import type { CloseupMessages } from '../messages.ts';
import {
  getOfferTerms,
  getShoppingDetails,
  type MerchantOffer,
  type ShoppingDetails,
} from '../model/shopping.ts';
import styles from './rich-sections.module.css';

/** Number of offers of other merchants that are shown without a request. */
const FIRST_OFFERS = 5;

/** Renders the offer of a product: brand, price, rating, stock, shipping and variants (CU-04). */
export function ProductSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const offer = getShoppingDetails(pin, locale);
  if (!offer) return null;
  const { brand, rating, stock, freeShipping, variants } = offer;
  const terms = [
    stock === 'in-stock' ? messages.inStock : undefined,
    shippingText(freeShipping, messages),
  ].filter((term) => term !== undefined);
  return (
    <section className={styles.shopping} data-part="product">
      {brand === undefined ? null : <p className={styles.muted}>{brand}</p>}
      <p className={styles.price} data-part="price">
        <PriceWords offer={offer} />
      </p>
      {rating ? (
        <Rating
          value={rating.value}
          max={rating.max}
          reviewCount={rating.count}
          locale={locale}
          messages={messages.rating}
        />
      ) : null}
      {terms.length === 0 ? null : <p className={styles.muted}>{terms.join(' · ')}</p>}
      {variants.map(({ name, values }) => (
        <div key={name} className={styles.variant}>
          <span className={styles.muted}>{name}</span>
          <ul role="list" className={styles.chips} aria-label={name}>
            {values.map((value) => (
              <li key={value} dir="auto">
                {value}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <OtherOffers />
    </section>
  );
}

/** Renders the offers of other merchants: the first ones, and the others on request (CU-04, SR-14). */
function OtherOffers(): ReactNode {
  const { offers, locale, messages } = useCloseup();
  const titleId = useId();
  const shown = compact(offers).filter(({ link }) => isSafeLink(link));
  if (shown.length === 0) return null;
  const rest = shown.slice(FIRST_OFFERS);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.otherOffers}</h2>
      <OfferList offers={shown.slice(0, FIRST_OFFERS)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>
            {messages.more} ({rest.length.toLocaleString(locale)})
          </summary>
          <OfferList offers={rest} />
        </details>
      )}
    </section>
  );
}

function OfferList({ offers }: { readonly offers: readonly MerchantOffer[] }): ReactNode {
  const { locale, messages, onOpen } = useCloseup();
  return (
    <ul role="list" className={styles.offers} data-part="offers">
      {offers.map((offer) => {
        const { price, isSoldOut, freeShipping } = getOfferTerms(offer, locale);
        const terms = [
          isSoldOut ? messages.soldOut : price ? messages.inStock : messages.seePriceOnSite,
          isSoldOut ? undefined : shippingText(freeShipping, messages),
        ].filter((term) => term !== undefined);
        return (
          <li key={offer.entityId}>
            <a href={offer.link} onClick={onOpen} data-sold-out={isSoldOut || undefined}>
              <bdi>{offer.merchant}</bdi>
              <b>{price?.current}</b>
              <small className={styles.muted}>{terms.join(' · ')}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function shippingText(
  freeShipping: ShoppingDetails['freeShipping'],
  messages: CloseupMessages,
): string | undefined {
  if (freeShipping === undefined) return undefined;
  return freeShipping === 'always' ? messages.freeShipping : messages.freeShippingFrom(freeShipping.from);
}

/** Renders the current and former price, or the reason why there is none. */
function PriceWords({ offer }: { readonly offer: ShoppingDetails }): ReactNode {
  const { messages } = useCloseup();
  if (!offer.price) return offer.stock === 'sold-out' ? messages.soldOut : messages.seePriceOnSite;
  const { current, original } = offer.price;
  if (original === undefined) return <bdi>{current}</bdi>;
  return (
    <>
      <span>
        <VisuallyHidden>{messages.priceNow} </VisuallyHidden>
        <bdi>{current}</bdi>
      </span>
      <s className={styles.muted}>
        <VisuallyHidden>{messages.priceBefore} </VisuallyHidden>
        <bdi>{original}</bdi>
      </s>
    </>
  );
}
