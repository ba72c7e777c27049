import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseTree } from '@pegboard/config/markup-tree';
import { createElementTree } from './tree.ts';

test('markup comes out of its tree as it went in', () => {
  const html =
    '<article class="a" data-id="1"><svg viewBox="0 0 1 2" aria-hidden="true"><rect width="100%"></rect></svg><img src="/a.jpg" srcSet="/a.jpg 1w" loading="lazy"/><p>Cups &amp; bowls<span>!</span></p></article>';
  expect(renderToStaticMarkup(createElementTree(parseTree(html)))).toBe(html);
});

test('what is not one element is refused', () => {
  expect(() => parseTree('')).toThrow('A card is one element.');
  expect(() => parseTree('<p></p><p></p>')).toThrow('A card is one element.');
});
