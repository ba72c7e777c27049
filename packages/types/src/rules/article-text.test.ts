import { expect, test } from 'vitest';
import { splitByLinks } from './article-text.ts';

const link = (text: string, url = `https://${text}.example/`) => ({ text, url });

test.each([
  ['a text without links is one part', 'Clay cups', [], [['Clay cups', null]]],
  ['an empty text has no parts', '', [link('cup')], []],
  [
    'the first occurrence is the link',
    'A cup is a cup.',
    [link('cup')],
    [
      ['A ', null],
      ['cup', 'https://cup.example/'],
      [' is a cup.', null],
    ],
  ],
  [
    'links are ordered by the text',
    'one two',
    [link('two'), link('one')],
    [
      ['one', 'https://one.example/'],
      [' ', null],
      ['two', 'https://two.example/'],
    ],
  ],
  ['a missing text is left out', 'one', [link('two'), link('')], [['one', null]]],
  [
    'an overlapping link is left out',
    'tea cup',
    [link('tea cup'), link('cup')],
    [['tea cup', 'https://tea cup.example/']],
  ],
] as const)('[SR-15] %s', (_, text, links, parts) => {
  expect(splitByLinks(text, links).map((part) => [part.text, part.url])).toEqual(parts);
});
