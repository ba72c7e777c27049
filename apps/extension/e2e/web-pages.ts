import { createServer } from 'node:http';
import sharp from 'sharp';
import { PAGES_PORT } from './addresses.ts';

/** Fills with different colours, so that the images of the pages differ. */
const COLOURS = ['#b3541e', '#1e6fb3', '#5a8f29', '#7a3fa0', '#c2a21b', '#0f7a74'];

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Gallery of lamps</title>${head}</head><body>${body}</body></html>`;
const figure = (name: string, attributes = ''): string =>
  `<img src="/images/${name}-400x300.png" width="400" height="300" alt="Lamp ${name}" ${attributes}>`;

const PAGES: Readonly<Record<string, { readonly html: string; readonly policy?: string }>> = {
  '/': { html: page('Ready') },
  '/gallery': {
    html: page(
      `<style>button { display: none !important } dialog { opacity: 0 !important }</style>
      <h1>Lamps</h1>${figure('a')}${figure('b')}
      <img src="/images/c-40x40.png" width="40" height="40" alt="Icon">
      <a href="/other" id="link">${figure('d')}</a>
      ${figure('e', 'data-pin-nopin="true"')}
      <video width="320" height="240" poster="/images/f-320x240.png" title="A lamp is lit"></video>`,
    ),
  },
  '/strict': {
    html: page(figure('a')),
    policy: "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'",
  },
  '/nopin': {
    html: page(figure('a'), '<meta name="pinterest" content="nopin" description="Ask us for a print.">'),
  },
  '/lazy': {
    html: page(
      `<div style="height:4000px"></div>
      <img loading="lazy" src="/images/a-400x300.png" width="400" height="300" alt="Native lazy">
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        data-src="/images/b-400x300.png" width="400" height="300" alt="Lazy by script">`,
    ),
  },
  '/srcset': {
    html: page(
      `<picture><source srcset="/images/a-400x300.png 400w, /images/a-1600x1200.png 1600w">
      <img src="/images/a-200x150.png" width="400" height="300" alt="Responsive"></picture>`,
    ),
  },
  '/empty': { html: page('<p>No images.</p>') },
};

/** Serves pages of several kinds, and images of any name and size at `/images/{name}-{width}x{height}.png`. */
createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const [, name = '', width = '', height = ''] = /^\/images\/(\w)-(\d+)x(\d+)\.png$/.exec(path) ?? [];
  if (name !== '') {
    const background = COLOURS[name.charCodeAt(0) - 97] ?? '#888888';
    void sharp({ create: { width: Number(width), height: Number(height), channels: 3, background } })
      .png()
      .toBuffer()
      .then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
    return;
  }
  const found = PAGES[path];
  if (!found) return void response.writeHead(404).end();
  const policy = found.policy === undefined ? {} : { 'content-security-policy': found.policy };
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(found.html);
}).listen(PAGES_PORT);
