import { describe, expect, test } from 'vitest';
import { pinTexts } from './pin-texts.ts';

describe('the link of a pin', () => {
  test.each([
    ['https://a.example', 'https://a.example'],
    [' HTTPS://a.example/x?y=1#z ', 'HTTPS://a.example/x?y=1#z'],
    ['https://a.example/@ada/post', 'https://a.example/@ada/post'],
    ['https://a.example/?mail=me@a.example', 'https://a.example/?mail=me@a.example'],
    ['', null],
  ])('[BF-04] %j is stored', (link, stored) => expect(pinTexts.link.parse(link)).toBe(stored));

  test.each([
    'https://me@a.example/',
    'https://me:secret@a.example/',
    'https://bank.example@a.example/',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    '//a.example/',
    '/pin/7/',
    '#top',
    'https://',
    'https://a b.example/',
    'https://a\nb.example/',
    'https://a.example/\u0000',
    'https://a.example/\u0085',
    'https://[::1/',
    'https://a.example:99999/',
    `https://a.example/${'a'.repeat(2000)}`,
  ])('[BF-04] %j is refused', (link) => expect(pinTexts.link.safeParse(link).success).toBe(false));
});
