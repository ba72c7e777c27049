import { expect, test } from 'vitest';
import { parseUserAgent } from '../user-agent.ts';
import { toPageView } from './page-view.ts';

const OURS = 'https://pegboard.example';
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36';
const view = (url: string, referer?: string, userAgent = PERSON) =>
  toPageView(
    { url, headers: referer === undefined ? {} : { referer } },
    { ...parseUserAgent(userAgent), username: 'ada' },
    OURS,
  );

test('[RT-04] [RT-05] [RT-09] a visit is counted by what it begins on, and the engine that it comes from', () => {
  expect(view('/pin/cup--7/?q=words', 'https://www.google.de/')).toEqual({
    kind: 'pin',
    landing: 'closeup',
    engine: 'google',
    marker: 'none',
    reader: 'desktop',
  });
  expect(view('/ada/cups/')).toMatchObject({ landing: 'own_board' });
  expect(view('/mira/cups/')).toMatchObject({ kind: 'board', landing: 'board', engine: 'none' });
});

test('[RT-05] a page after another of ours begins no visit', () => {
  expect(view('/mira/', `${OURS}/pin/7/`)).toMatchObject({ kind: 'profile', landing: 'none' });
  expect(view('/mira/', `${OURS}.evil.example/pin/7/`)).toMatchObject({ landing: 'profile' });
});

test('[RT-06] which marker an address carried is counted, never what it says', () => {
  expect(view('/pin/7/?invite_code=secret-code').marker).toBe('invite');
  expect(view('/pin/7/?utm_pai=somebody').marker).toBe('utm-pai');
});

test.each([
  ['bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['social-bot', 'facebookexternalhit/1.1'],
  ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148'],
])('[WB-14] a %s is counted apart', (reader, userAgent) => {
  expect(view('/', undefined, userAgent).reader).toBe(reader);
});
