import { expect, test } from 'vitest';
import { listPageJsonLd } from './explore-head.ts';

const PAGE = {
  title: 'Ceramics ideas | Pegboard',
  description: 'The newest Pins of Ceramics.',
  path: '/ideas/ceramics/7/',
  above: [{ name: 'Ideas', path: '/ideas/' }],
  items: Array.from({ length: 20 }, (_, at) => ({ name: `Cup ${at}`, path: `/pin/${at}/` })),
};

test('[WB-06] a page of a list tells machines what it is, the way to it, and the first twelve of what stands on it', () => {
  const jsonLd = JSON.parse(JSON.stringify(listPageJsonLd(PAGE, 'https://peg.example')));
  expect(jsonLd).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://peg.example/ideas/ceramics/7/',
    name: PAGE.title,
    description: PAGE.description,
  });
  expect(jsonLd.breadcrumb.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ideas', item: 'https://peg.example/ideas/' },
    { '@type': 'ListItem', position: 2, name: PAGE.title, item: 'https://peg.example/ideas/ceramics/7/' },
  ]);
  expect(jsonLd.mainEntity.itemListElement).toHaveLength(12);
  expect(jsonLd.mainEntity.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Cup 0',
    url: 'https://peg.example/pin/0/',
  });
  expect(listPageJsonLd({ ...PAGE, above: [] }, 'https://peg.example')).not.toHaveProperty('breadcrumb');
});
