import { expect, test } from 'vitest';

import { packageNames, renamed } from './package-names.ts';

test('a name has one form for files, values, components and texts', () => {
  expect(packageNames('board-cover')).toEqual({
    kebab: 'board-cover',
    camel: 'boardCover',
    pascal: 'BoardCover',
    sentence: 'Board cover',
  });
  expect(packageNames('search')).toEqual({
    kebab: 'search',
    camel: 'search',
    pascal: 'Search',
    sentence: 'Search',
  });
});

test('every form of the template’s name becomes that of the package', () => {
  const text = 'sample-feature sampleFeatureMessages SampleFeatureProps Sample feature, the sample feature';
  expect(renamed(text, packageNames('board-cover'))).toBe(
    'board-cover boardCoverMessages BoardCoverProps Board cover, the board cover',
  );
});
