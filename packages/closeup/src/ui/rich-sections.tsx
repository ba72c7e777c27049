import { cookTimeLabel, DEFAULT_LOCALE, firstText, getRecipe } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupMessages } from '../messages.ts';
import { closeupDescription } from '../model/description.ts';
import { nonBlankTexts } from '../model/wire-values.ts';
import styles from './rich-sections.module.css';

export { ProductSection } from './product-section.tsx';
export { Medium, Verified } from './extra-details.tsx';
export { ShopTheLook } from './shop-the-look.tsx';
export { StoryListsSection } from './story-lists-section.tsx';

/** Renders the times, servings, ingredients and steps of a recipe (CU-04, CR-09). */
export function RecipeSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const recipe = getRecipe(pin);
  if (!recipe) return null;
  const minutes = recipe.cookTime ?? pin.richSummary?.displayCookTime;
  const { prepTime } = recipe;
  const ingredients = [...new Set(nonBlankTexts(recipe.ingredients))];
  const steps = nonBlankTexts(recipe.steps);
  return (
    <section className={styles.recipe} data-part="recipe">
      {minutes == null && prepTime == null && recipe.servings == null ? null : (
        <dl>
          {prepTime == null ? null : (
            <Fact
              term={messages.prepTime ?? closeupMessages.prepTime ?? ''}
              value={cookTimeLabel(prepTime, locale)}
            />
          )}
          {minutes == null ? null : <Fact term={messages.cookTime} value={cookTimeLabel(minutes, locale)} />}
          {recipe.servings == null ? null : <Fact term={messages.servings} value={`${recipe.servings}`} />}
        </dl>
      )}
      {ingredients.length === 0 ? null : (
        <>
          <h2>{messages.ingredients}</h2>
          <ul>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>
                <bdi>{ingredient}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {steps.length === 0 ? null : (
        <>
          <h2>{messages.steps ?? closeupMessages.steps}</h2>
          <ol>
            {steps.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps have no identity but their place
              <li key={index}>
                <bdi>{step}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Renders the summary of an article, unless the pin contains it, its authors, publisher and date (CU-04, CR-09). */
export function ArticleSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const article = pin.richMetadata?.article;
  if (!article) return null;
  const list = new Intl.ListFormat(locale ?? DEFAULT_LOCALE, { type: 'conjunction' });
  const names = list.format(nonBlankTexts(article.authors));
  const description = firstText(article.description);
  const about = description === closeupDescription(pin)?.whole.trim() ? null : description;
  const publisher = firstText(pin.richSummary?.siteName);
  const published = toDate(article.datePublished);
  if (!about && !names && !publisher && !published) return null;
  return (
    <section className={styles.article} data-part="article">
      {about ? (
        <p>
          <bdi>{about}</bdi>
        </p>
      ) : null}
      {names ? <p className={styles.muted}>{messages.writtenBy(names)}</p> : null}
      {publisher || published ? (
        <p className={styles.muted}>
          {publisher ? <bdi>{publisher}</bdi> : null}
          {publisher && published ? ' · ' : null}
          {published ? (
            <time dateTime={published.toISOString()}>
              {published.toLocaleDateString(locale ?? DEFAULT_LOCALE, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

/** Returns the date of a text; null for text that is no date. */
function toDate(text: string | null | undefined): Date | null {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
