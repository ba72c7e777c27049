import { expect, test } from 'vitest';
import { movedBoardPath } from './moved-board-path.ts';

test.each([
  ['/ada/cups', '/ada/bowls/'],
  ['/ada/cups/', '/ada/bowls/'],
  ['/ada/cups/small/', '/ada/bowls/small/'],
  ['/ada/cups/small', '/ada/bowls/small'],
  ['/ada/%C3%BC/%C3%B6/', '/ada/bowls/%C3%B6/'],
])('[IO-04] %s of a renamed board leads to %s', (path, expected) => {
  expect(movedBoardPath(path, '/ada/bowls/')).toBe(expected);
});
