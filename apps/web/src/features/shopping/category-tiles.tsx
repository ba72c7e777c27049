import type { ReactNode } from 'react';
import type { ShopCategoryTile_CategoryFragment } from '../../data/generated/graphql.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useTexts } from '../../messages/language.ts';
import { Picture } from '../explore/cover-image.tsx';
import explore from '../explore/explore.module.css';
import { Link } from '../links/link.tsx';
import { categoryName, categoryPath } from './shopping-category.ts';
import styles from './shopping.module.css';

/** Renders links to categories, each with the picture of a product. */
export function CategoryTiles(props: {
  readonly categories: readonly ShopCategoryTile_CategoryFragment[];
}): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  return (
    <ul role="list" className={styles.categories} aria-label={texts.categoriesTitle}>
      {props.categories.map((category) => (
        <li key={category.entityId}>
          <Link to={categoryPath(category)} className={explore.tile}>
            <span className={explore.cover}>
              <Picture
                image={category.cover?.images[0]}
                color={category.cover?.dominantColor}
                alt=""
                isFirst
              />
            </span>
            <span className={explore.name}>{categoryName(texts, category)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
