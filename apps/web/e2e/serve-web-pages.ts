import { createServer } from 'node:http';
import sharp from 'sharp';

/**
 * Serves pages of other sites at the port `PEGBOARD_LOCAL_WEB_PORT`, for journeys that create Pins from them: a recipe at
 * `kitchen.example` and an article at `journal.example`. Other sites are not reached.
 */
const pageOf = (name: string, data: object): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', name, ...data })}</script></head>
  <body><h1>${name}</h1><img src="/small.png" alt="A spoon"><img src="/large.png" alt="${name}"></body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  'kitchen.example/soup': pageOf('Rice soup', {
    '@type': 'Recipe',
    recipeYield: '4',
    totalTime: 'PT30M',
    recipeIngredient: ['2 cups rice', 'Salt'],
  }),
  'journal.example/clay': pageOf('Ten kinds of clay', {
    '@type': 'Article',
    headline: 'Ten kinds of clay',
    author: { '@type': 'Person', name: 'Ada Kiln' },
    datePublished: '2026-01-02',
  }),
};
const IMAGES: Readonly<Record<string, readonly [width: number, height: number, color: string]>> = {
  '/small.png': [300, 200, '#b3541e'],
  '/large.png': [800, 600, '#1e6fb3'],
};

createServer((request, response) => {
  const path = request.url ?? '/';
  const host = request.headers.host ?? '';
  const page = PAGES[host + path];
  const image = host.endsWith('.example') && host !== 'shop.example' ? IMAGES[path] : undefined;
  if (page !== undefined)
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  if (path === '/' && host.startsWith('localhost')) return void response.end('Ready');
  if (!image) return void request.socket.destroy();
  const [width, height, background] = image;
  void sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
    .then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
}).listen(Number(process.env['PEGBOARD_LOCAL_WEB_PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
