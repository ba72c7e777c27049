import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryCache } from '../../data/query-cache.ts';
import { QueryCacheContext } from '../../data/use-query.ts';
import { PageInfoContext, type OutboundNotice } from '../../data/page-info.ts';
import { Component } from './offsite.tsx';

const SIGNED = '/offsite/?token=t&url=https%3A%2F%2Fa.example%2F';
const there = { domain: 'a.example', address: 'https://a.example/x' };

function pageOf(leaving: OutboundNotice | undefined, viewer: object | null = null): string {
  const answers = createQueryCache(async () => ({}) as never);
  answers.restore({ 'Viewer {}': { viewer } });
  const info = {
    publicUrl: '',
    locale: 'en-US',
    theme: 'auto',
    isBot: false,
    device: 'desktop',
    csrfToken: '',
  } as const;
  return renderToStaticMarkup(
    <PageInfoContext value={{ ...info, ...(leaving && { leaving }) }}>
      <QueryCacheContext value={answers}>
        <StaticRouter location="/offsite/">
          <Component />
        </StaticRouter>
      </QueryCacheContext>
    </PageInfoContext>,
  );
}
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const waysOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));

test.each<[string, OutboundNotice | undefined, readonly string[], readonly string[]]>([
  [
    'what nobody signed',
    { kind: 'unsigned', ...there, onward: there.address },
    ['You are leaving Pegboard', 'This link leads to a.example.', 'Go on only if you know that site.'],
    [there.address, '/'],
  ],
  [
    'what was signed too long ago',
    { kind: 'expired', ...there, onward: there.address, pinId: '7' },
    ['This link has expired', 'Continue to a.example', 'Back to the Pin'],
    [there.address, '/pin/7/'],
  ],
  [
    'what is blocked',
    { kind: 'blocked', ...there, message: 'This shop sends nothing.', pinId: '7' },
    ['Heads up!', 'We have blocked this link', 'This shop sends nothing.', 'a.example'],
    ['/policy/community-guidelines/', '/pin/7/'],
  ],
  [
    'the interstitial',
    { kind: 'interstitial', ...there, onward: SIGNED, pinId: '7', pictureUrl: '/i/236x/a.webp' },
    ['You are leaving Pegboard', 'Sign up to keep this Pin and find more like it.'],
    [SIGNED, '/signup/?next=%2Fpin%2F7%2F', '/pin/7/'],
  ],
  ['what was changed', { kind: 'invalid' }, ['This link does not work'], ['/']],
  ['a request without a link', undefined, ['This link does not work'], ['/']],
  ['what failed', { kind: 'failed', message: 'Too many attempts.' }, ['Sorry!', 'Too many attempts.'], ['/']],
])('[OB-05] the page of %s says so, is not indexed, and leads nowhere else', (_, notice, texts, ways) => {
  const html = pageOf(notice);
  for (const text of texts) expect(textOf(html)).toContain(text);
  expect(waysOf(html)).toEqual(ways);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('style=');
});

test('[OB-05] a member is not prompted to sign up, and can report the pin of a bad link', () => {
  const member = { entityId: '9' };
  const interstitial = pageOf({ kind: 'interstitial', ...there, onward: SIGNED, pinId: '7' }, member);
  expect(textOf(interstitial)).not.toContain('Sign up');
  expect(textOf(pageOf({ kind: 'expired', ...there, pinId: '7' }, member))).toContain('Report this Pin');
});

test.each(['"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '\u202Egnp.exe', '{{7*7}}'])(
  '[OB-05] what a link or a list says is shown as text: %s',
  (hostile) => {
    const html = pageOf({ kind: 'blocked', domain: hostile, address: hostile, message: hostile });
    expect(html).not.toMatch(/<script|<img/);
  },
);
