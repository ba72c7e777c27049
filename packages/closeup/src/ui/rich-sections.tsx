import { cookTimeLabel, DEFAULT_LOCALE, firstText, getRecipe } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupDescription } from '../model/description.ts';
import { nonBlankTexts } from '../model/wire-values.ts';
import styles from './rich-sections.module.css';

export { ProductSection } from './product-section.tsx';
export { Medium, Verified } from './extra-details.tsx';
export { ShopTheLook } from './shop-the-look.tsx';
export { StoryListsSection } from './story-lists-section.tsx';

/** Renders the times, servings and ingredients of a recipe (CU-04). */
export function RecipeSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const recipe = getRecipe(pin);
  if (!recipe) return null;
  const minutes = recipe.cookTime ?? pin.richSummary?.displayCookTime;
  const ingredients = [...new Set(nonBlankTexts(recipe.ingredients))];
  return (
    <section className={styles.recipe}>
      {minutes == null && recipe.servings == null ? null : (
        <dl>
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

/** Renders the summary of an article, unless the pin contains it, and its author (CU-04). */
export function ArticleSection(): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const article = pin.richMetadata?.article;
  if (!article) return null;
  const list = new Intl.ListFormat(locale ?? DEFAULT_LOCALE, { type: 'conjunction' });
  const names = list.format(nonBlankTexts(article.authors));
  const description = firstText(article.description);
  const about = description === closeupDescription(pin)?.whole.trim() ? null : description;
  if (!about && !names) return null;
  return (
    <section className={styles.article}>
      {about ? (
        <p>
          <bdi>{about}</bdi>
        </p>
      ) : null}
      {names ? <p className={styles.muted}>{messages.writtenBy(names)}</p> : null}
    </section>
  );
}
