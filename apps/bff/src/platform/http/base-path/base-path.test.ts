import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { basePathOf, takeOff, toPublicUrl, toSiteAddress } from './base-path.ts';
import { toRoutedAddress } from './base-path-plugin.ts';
import { createHtmlRewriter, rewriteHtml, rewritePlayList } from './rewrite-html.ts';

const SITE = 'https://example.org/pins';

test.each([
  ['https://example.org', ''],
  ['https://example.org/pins', '/pins'],
  ['https://example.org/my/pins', '/my/pins'],
])('[OP-02] the path of %s is "%s"', (publicUrl, expected) => {
  expect(basePathOf(publicUrl)).toBe(expected);
});

test.each([
  ['/pins', '/'],
  ['/pins?a=1', '/?a=1'],
  ['/pins/', '/'],
  ['/pins/pin/1/?a=1', '/pin/1/?a=1'],
  ['/pins/pins/', '/pins/'],
  ['/pinsx/', undefined],
  ['/', undefined],
])('[OP-02] %s below /pins is %s', (address, expected) => {
  expect(takeOff('/pins', address)).toBe(expected);
});

test.each([
  ['/pins/pin/1/', '/pin/1/'],
  ['http://example.org/pins/pin/1/', '/pin/1/'],
  ['/.well-known/oauth-authorization-server/pins', '/.well-known/oauth-authorization-server'],
  ['/healthz', '/healthz'],
])('[OP-02] the target %s is routed as %s', (target, expected) => {
  expect(toRoutedAddress('/pins', target)).toBe(expected);
});

test.each([
  ['/pin/1/', `${SITE}/pin/1/`],
  ['https://cdn.example/i/1.jpg', 'https://cdn.example/i/1.jpg'],
])('[OP-02] the complete address of %s is %s', (address, expected) => {
  expect(toPublicUrl(address, SITE)).toBe(expected);
});

test.each([
  [`${SITE}/pin/1/?a=1#b`, '/pin/1/?a=1#b'],
  [SITE, '/'],
  ['/pin/1/', '/pin/1/'],
  ['https://example.org/shop/', undefined],
  ['https://example.org/pinsx/', undefined],
  ['https://me@example.org/pins/', undefined],
  ['https://evil.example/pins/', undefined],
  ['//evil.example/pins/', undefined],
  ['/\\evil.example/', undefined],
  ['javascript:alert(1)', undefined],
])('[OP-02] %s is the address %s of the site', (address, expected) => {
  expect(toSiteAddress(address, SITE)).toBe(expected);
});

test.each([
  ['<a class="a" href="/pin/1/">', '<a class="a" href="/pins/pin/1/">'],
  ['<form method="post" action="/login/?next=%2F">', '<form method="post" action="/pins/login/?next=%2F">'],
  ['<button formAction="/a/">', '<button formAction="/pins/a/">'],
  [
    '<img src="/i/a.jpg" srcSet="/i/a.jpg 1x, /i/b.jpg 2x">',
    '<img src="/pins/i/a.jpg" srcSet="/pins/i/a.jpg 1x, /pins/i/b.jpg 2x">',
  ],
  ['<script>import("/assets/a.js")</script>', '<script>import("/pins/assets/a.js")</script>'],
  ['<a href="https://example.org/">', '<a href="https://example.org/">'],
  ['<a href="//cdn.example/">', '<a href="//cdn.example/">'],
  ['<a href="?a=1"><a href="#a">', '<a href="?a=1"><a href="#a">'],
  ['<script>{"text":"<a href=\\"/pin/\\">"}</script>', '<script>{"text":"<a href=\\"/pin/\\">"}</script>'],
  ['<p>href=&quot;/pin/&quot;</p>', '<p>href=&quot;/pin/&quot;</p>'],
])('[OP-02] %s is sent as %s', (html, expected) => {
  expect(rewriteHtml(html, '/pins')).toBe(expected);
});

test('[OP-02] the parts of a video are below the path', () => {
  const list =
    '#EXTM3U\n#EXT-X-MAP:URI="/i/720p/a.mp4",BYTERANGE="9@0"\n#EXTINF:2,\n/i/720p/a.mp4\nhttps://cdn.example/i/b.mp4\n';
  expect(rewritePlayList(list, '/pins')).toBe(list.replaceAll('/i/720p', '/pins/i/720p'));
});

test('[OP-02] a streamed page is rewritten wherever it is cut, also within a letter', async () => {
  const html = Buffer.from(
    '<p>Grüße – <a title="Öl" href="/pin/1/">ä</a><img srcset="/i/a 1x, /i/b 2x"></p>',
  );
  const expected = rewriteHtml(html.toString(), '/pins');
  for (let at = 1; at < html.length; at += 1) {
    const parts = Readable.from([html.subarray(0, at), html.subarray(at)]);
    expect(await text(parts.pipe(createHtmlRewriter('/pins')))).toBe(expected);
  }
});
