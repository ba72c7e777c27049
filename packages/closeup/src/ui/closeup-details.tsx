import { aiLabel, cookTimeLabel, recipeOf, type Pin, type Pinner } from '@pegboard/types';
import { AiModifiedLabel, Avatar, LinkButton, Rating, VerifiedBadge } from '@pegboard/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupDescription } from '../model/description.ts';
import { shopping, type Shopping } from '../model/shopping.ts';
import { source } from '../model/source.ts';
import styles from './closeup-details.module.css';

type Visit = ((pin: Pin, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;

/** What stands beside the picture: texts, price, recipe or article, who made it and who keeps it. */
export function CloseupDetails(props: {
  readonly onVisit: Visit;
  readonly profileHref: (username: string) => string;
}): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const from = source(pin);
  const title = pin.title?.trim() || pin.gridTitle?.trim();
  const offer = shopping(pin, locale);
  return (
    <div className={styles.details}>
      {from ? (
        <a
          className={styles.host}
          href={from.href}
          target="_blank"
          rel="noopener nofollow ugc"
          onClick={(event) => props.onVisit?.(pin, event)}
        >
          {from.host}
        </a>
      ) : null}
      <h1 className={styles.title}>{title || messages.untitled}</h1>
      {offer ? <ShoppingDetails offer={offer} /> : null}
      <Description pin={pin} />
      <Recipe />
      <Article />
      {from ? (
        <LinkButton
          href={from.href}
          target="_blank"
          rel="noopener nofollow ugc"
          variant={offer ? 'primary' : 'secondary'}
          aria-label={messages.visitHost(from.host)}
          onClick={(event) => props.onVisit?.(pin, event)}
        >
          {messages.visitSite}
        </LinkButton>
      ) : null}
      <Creator profileHref={props.profileHref} />
      <Facts />
    </div>
  );
}

function ShoppingDetails({ offer }: { readonly offer: Shopping }): ReactNode {
  const { locale, messages } = useCloseup();
  return (
    <section className={styles.shopping}>
      {offer.brand === undefined ? null : <p className={styles.muted}>{offer.brand}</p>}
      {offer.price ? (
        <p className={styles.price}>
          <span>{offer.price.current}</span>
          {offer.price.original === undefined ? null : <s className={styles.muted}>{offer.price.original}</s>}
        </p>
      ) : (
        <p className={styles.price}>
          {offer.stock === 'sold-out' ? messages.soldOut : messages.seePriceOnSite}
        </p>
      )}
      {offer.rating ? (
        <Rating
          value={offer.rating.value}
          max={offer.rating.max}
          reviewCount={offer.rating.count}
          locale={locale}
        />
      ) : null}
      <p className={styles.muted}>
        {[
          offer.stock === 'in-stock' ? messages.inStock : undefined,
          offer.freeShipping === 'always'
            ? messages.freeShipping
            : offer.freeShipping && messages.freeShippingFrom(offer.freeShipping.from),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {offer.variants.map(({ name, values }) => (
        <div key={name} className={styles.variant}>
          <span className={styles.muted}>{name}</span>
          <ul role="list" className={styles.chips}>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Description({ pin }: { readonly pin: Pin }): ReactNode {
  const { messages } = useCloseup();
  const [isWhole, setWhole] = useState(false);
  const description = closeupDescription(pin);
  if (!description) return null;
  return (
    <p className={styles.description}>
      {isWhole ? description.whole : description.short}{' '}
      {description.isCut ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.less : messages.more}
        </button>
      ) : null}
    </p>
  );
}

function Recipe(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const recipe = recipeOf(pin);
  if (!recipe) return null;
  const minutes = recipe.cookTime ?? pin.richSummary?.displayCookTime;
  return (
    <section className={styles.recipe}>
      <dl>
        {minutes == null ? null : (
          <div>
            <dt>{messages.cookTime}</dt>
            <dd>{cookTimeLabel(minutes, locale)}</dd>
          </div>
        )}
        {recipe.servings == null ? null : (
          <div>
            <dt>{messages.servings}</dt>
            <dd>{recipe.servings}</dd>
          </div>
        )}
      </dl>
      {recipe.ingredients?.length ? (
        <>
          <h2>{messages.ingredients}</h2>
          <ul>
            {recipe.ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Article(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const article = pin.richMetadata?.article;
  if (!article) return null;
  const names = new Intl.ListFormat(locale ?? 'en-US', { type: 'conjunction' }).format(article.authors ?? []);
  return (
    <section className={styles.article}>
      {article.description ? <p>{article.description}</p> : null}
      {names ? <p className={styles.muted}>{messages.writtenBy(names)}</p> : null}
    </section>
  );
}

function Creator({ profileHref }: { readonly profileHref: (username: string) => string }): ReactNode {
  const { pin, messages } = useCloseup();
  const isAd = pin.isPromoted && !pin.isDownstreamPromotion;
  const person = (isAd ? pin.promoter : null) ?? pin.nativeCreator ?? pin.pinner;
  if (!person) return null;
  const name = nameOf(person);
  const line = isAd
    ? messages.promotedBy(name)
    : pin.sponsorship?.sponsor
      ? messages.sponsoredBy(nameOf(pin.sponsorship.sponsor))
      : undefined;
  return (
    <p className={styles.creator}>
      <Avatar name={name} src={person.imageMediumUrl ?? person.imageSmallUrl} size={48} decorative />
      <span>
        <a href={profileHref(person.username ?? '')}>{name}</a>
        {person.isVerifiedMerchant ? <VerifiedBadge size="md" /> : null}
        {line === undefined ? null : <small className={styles.muted}>{line}</small>}
      </span>
    </p>
  );
}

/** Who keeps it on which board, how often it was saved, and whether it is AI-made. */
function Facts(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const count = new Intl.NumberFormat(locale ?? 'en-US', { notation: 'compact' });
  const label = aiLabel(pin.digitalMediaSourceType);
  const facts = [
    pin.saveCount ? messages.saves(count.format(pin.saveCount)) : undefined,
    pin.commentCount ? messages.comments(count.format(pin.commentCount)) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <footer className={styles.facts}>
      {label === undefined ? null : <AiModifiedLabel />}
      {pin.board?.name && pin.board.url ? (
        <p>
          <a href={pin.board.url}>{messages.savedFrom(pin.board.name)}</a>
          {pin.pinner ? ` ${messages.byPinner(nameOf(pin.pinner))}` : ''}
        </p>
      ) : null}
      {facts.length === 0 ? null : <p>{facts.join(' · ')}</p>}
    </footer>
  );
}

function nameOf(person: Pinner): string {
  return person.fullName?.trim() || person.username || '';
}
