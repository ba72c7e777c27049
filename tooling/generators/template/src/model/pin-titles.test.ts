import { aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';

import { pinTitles } from './pin-titles.ts';

test.each([
  ['its own title', { title: 'Kiln week', gridTitle: 'Kiln' }, ['Kiln week']],
  ['the title of the grid, without its own', { title: null, gridTitle: 'Kiln' }, ['Kiln']],
  ['the title of the grid, for white space is no title', { title: ' ', gridTitle: 'Kiln' }, ['Kiln']],
  ['its title without superfluous white space', { title: ' Kiln \n week ' }, ['Kiln week']],
  ['nothing, without any title', { title: null, gridTitle: null }, []],
])('a pin is shown by %s', (_, pin, titles) => {
  expect(pinTitles([aPin(pin)]).map(({ title }) => title)).toEqual(titles);
});

test('the pins keep their order', () => {
  const pins = [aPin({ id: '9', title: 'Bowls' }), aPin({ id: '7', title: 'Ash' })];
  expect(pinTitles(pins).map(({ id }) => id)).toEqual(['9', '7']);
});
