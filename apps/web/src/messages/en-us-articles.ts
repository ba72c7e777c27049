/** The texts of articles in US English. */
export const articleTexts = {
  trail: 'Breadcrumb',
  today: 'Today',
  article: {
    title: 'Articles',
    intro: 'Stories from our editors, with Pins to save.',
  },
  shop: {
    title: 'Shop the story',
    intro: 'Products that our editors chose, with prices.',
  },
  current: 'From our editors',
  all: 'See all articles',
  allOfShop: 'See all shopping stories',
  more: 'More to read',
  older: 'Older articles',
  newest: 'Newest articles',
  none: 'No articles yet',
  noneHint: 'Our editors are still writing. Meanwhile, browse topics.',
  topics: 'Browse topics',
  pins: 'Pins of this article',
  preview: 'Preview: only employees see this page.',
  edit: 'Edit',
  write: 'Write articles',
} as const;
