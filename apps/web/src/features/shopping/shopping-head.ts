import { ShopCategoryPageDocument, ShopProductsDocument } from '../../data/generated/graphql.ts';
import { firstPage } from '../../data/use-feed.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import type { Screen } from '../document-head/screen-head.ts';
import { knownAnswer, listItems, listPageHead } from '../explore/explore-head.ts';
import { UNFILTERED } from './shopping-address.ts';
import { categoryName, categoryPath } from './shopping-category.ts';
import { productVariables } from './use-shopping.ts';

/** Returns the head of the shopping page. A filtered list is not indexed: it is a part of the same page. */
export function shoppingHead(screen: Screen): string {
  const { site, shopping } = textsOf(screen);
  return listPageHead(screen, {
    title: site.title(shopping.title),
    description: shopping.intro,
    path: '/shopping/',
    above: [],
    ...listItems(productsOf(screen, null), site.pin.untitled),
  });
}

/** Returns the head of the page of a category of products. */
export function shoppingCategoryHead(screen: Screen): string {
  const id = screen.params['id'] ?? '';
  const result = knownAnswer(screen, ShopCategoryPageDocument, { category: id })?.result;
  if (result?.__typename !== 'ShopCategoryData') return '';
  const { site, shopping } = textsOf(screen);
  const { parent } = result.data;
  const name = categoryName(shopping, result.data);
  return listPageHead(screen, {
    title: site.title(name),
    description: shopping.introOf(name),
    path: categoryPath(result.data),
    above: [
      { name: shopping.title, path: '/shopping/' },
      ...(parent ? [{ name: categoryName(shopping, parent), path: categoryPath(parent) }] : []),
    ],
    ...listItems(productsOf(screen, id), site.pin.untitled),
  });
}

function productsOf(screen: Screen, category: string | null) {
  const variables = firstPage(productVariables(category, UNFILTERED));
  return knownAnswer(screen, ShopProductsDocument, variables)?.shop.connection;
}

function textsOf({ language }: Screen) {
  return { site: language?.site ?? enUs, shopping: language?.shopping ?? enUsShopping };
}
