import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { getLoginRedirect, getSafeRedirect } from './login-redirect.ts';

describe('getLoginRedirect', () => {
  const board = { url: '/maya/cups/' };
  test.each([
    ['a save attempt', 'the save of the pin', { kind: 'save', pinId: '7' }, '/pin/7/repin/'],
    ['an edit attempt', 'its edit page', { kind: 'edit', pinId: '7' }, '/pin/7/edit/'],
    ['a board invite', 'the board', { kind: 'board-invite', board }, '/maya/cups/'],
    [
      'an invite to no board',
      'the current path',
      { kind: 'board-invite', board: { url: '' } },
      '/now/?a=b#c',
    ],
    ['anything else', 'the current path', { kind: 'other' }, '/now/?a=b#c'],
  ] as const)('[RT-07] after %s, log-in leads to %s', (_, __, attempt, target) => {
    expect(getLoginRedirect(attempt, '/now/?a=b#c')).toBe(target);
  });

  test.each(['https://evil.example/', '//evil.example/'])(
    '[RT-07] from %j no way leads there',
    (elsewhere) => {
      expect(getLoginRedirect({ kind: 'other' }, elsewhere)).toBe('/');
      expect(getLoginRedirect({ kind: 'board-invite', board: { url: elsewhere } }, '/')).toBe('/');
    },
  );
});

describe('getSafeRedirect', () => {
  test.each([
    '/',
    '/me/',
    '/pin/7/repin/',
    '/search/pins/?q=ash%20glaze&rs=typed#top',
    '/maya/caf%C3%A9/',
    '/offsite/?url=https://a.example//b',
    '/a//b/',
  ])('[RT-07] %j is a path of this site, and followed', (next) => {
    expect(getSafeRedirect(next)).toBe(next);
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a path that does not start at the root', 'me/'],
    ['an absolute address', 'https://evil.example/'],
    ['an absolute address in capitals', 'HTTPS://evil.example/'],
    ['an address without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['an address without scheme', '//evil.example/'],
    ['three slashes', '///evil.example/'],
    ['a backslash', '/\\evil.example/'],
    ['two backslashes', '\\\\evil.example/'],
    ['a backslash and a slash', '\\/evil.example/'],
    ['a tab that browsers drop', '/\t/evil.example/'],
    ['a line break that browsers drop', '/\n/evil.example/'],
    ['a carriage return that browsers drop', '/\r\\evil.example/'],
    ['a null', '/\u0000/evil.example/'],
    ['a control character of the second set', '/\u0085/evil.example/'],
    ['a space before the path', ' //evil.example/'],
    ['a dot between the slashes', '/.//evil.example/'],
    ['a way up between the slashes', '/a/..//evil.example/'],
    ['an encoded way up between the slashes', '/%2e%2e//evil.example/'],
    ['a backslash behind a dot', '/.\\/evil.example/'],
    ['an encoded slash', '/%2Fevil.example/'],
    ['an encoded backslash', '/%5cevil.example/'],
    ['a slash encoded twice', '/%252fevil.example/'],
    ['a slash encoded three times, behind a dot', '/./%25252fevil.example/'],
    ['an address that is encoded as a whole', 'https%3A%2F%2Fevil.example'],
  ])('[RT-07] %s is not followed', (_, next) => {
    expect(getSafeRedirect(next)).toBe('/');
  });

  test('[RT-07] for any input, a browser stays on this site, also when it parses the result again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%25',
      '@',
      ':',
      '?',
      '#',
      '[',
      '\t',
      'evil',
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(anything, (next) => {
        const target = getSafeRedirect(next);
        expect(new URL(target, 'https://ours.example').origin).toBe('https://ours.example');
        expect(getSafeRedirect(target)).toBe(target);
      }),
      { numRuns: 500 },
    );
  });
});
