import { describe, expect, test } from 'vitest';
import { pageText } from './page-text.ts';
import { readPage } from './read-page.ts';

const AT = 'https://shop.example/cups/blue?id=7#top';
const urls = (html: string): readonly string[] => readPage(html, AT).images.map(({ url }) => url);

describe('the texts of a page', () => {
  test.each([
    ['<title> Blue \n cup </title>', 'Blue cup'],
    ['<title>Cup</title><svg><title>Icon</title></svg>', 'Cup'],
    ['<title>Cup</title><meta property="og:title" content="Blue cup &amp; saucer">', 'Blue cup & saucer'],
    ['<meta name="twitter:title" content="Cup">', 'Cup'],
    ['<title></title>', null],
    [`<title>${'a'.repeat(600)}</title>`, `${'a'.repeat(497)}...`],
    ['<title>Cup\u202e\u0007 of tea</title>', 'Cup of tea'],
  ])('%j is titled %j', (html, title) => {
    expect(readPage(html, AT).title).toBe(title);
  });

  test('the description is that for sharing, else that of the page', () => {
    const plain = '<meta name="Description" content="A cup.">';
    expect(readPage(plain, AT).description).toBe('A cup.');
    expect(readPage(`${plain}<meta property="og:description" content="Ours.">`, AT).description).toBe(
      'Ours.',
    );
  });

  test('the site has a name when the page declares it', () => {
    expect(readPage('<meta property="og:site_name" content="Cups">', AT).siteName).toBe('Cups');
    expect(readPage('', AT)).toEqual({
      title: null,
      description: null,
      siteName: null,
      images: [],
      details: null,
      oembedUrl: null,
      refusal: null,
      refusedImages: new Set(),
    });
  });
});

describe('the images of a page', () => {
  test('[CR-03] the largest are first, then those of unknown size, beginning with those for sharing', () => {
    const html = `<img src="/small.jpg" width="120" height="100"><img src="unknown.jpg">
      <img src="/large.jpg" width=800 height=600 alt="A blue cup">
      <meta property="og:image" content="https://cdn.example/og.jpg"><meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630"><meta name="twitter:image" content="//cdn.example/twitter.jpg">
      <link rel="image_src" href="/src.jpg">`;
    expect(readPage(html, AT).images).toEqual([
      { url: 'https://cdn.example/og.jpg', width: 1200, height: 630, alt: null },
      { url: 'https://shop.example/large.jpg', width: 800, height: 600, alt: 'A blue cup' },
      { url: 'https://shop.example/small.jpg', width: 120, height: 100, alt: null },
      { url: 'https://cdn.example/twitter.jpg', width: null, height: null, alt: null },
      { url: 'https://shop.example/src.jpg', width: null, height: null, alt: null },
      { url: 'https://shop.example/cups/unknown.jpg', width: null, height: null, alt: null },
    ]);
  });

  test.each([
    ['an icon', '<img src="/a.png" width="32" height="32">'],
    ['a line', '<img src="/a.png" width="900" height="2px">'],
    ['a picture inside the page', '<img src="data:image/png;base64,AAAA">'],
    ['a script', '<img src="javascript:alert(1)"><meta property="og:image" content="javascript:alert(1)">'],
    ['one without address', '<img><img src=" "><meta property="og:image" content="">'],
    ['one with credentials', '<img src="https://me:secret@shop.example/a.png">'],
    [
      'one that must not be saved',
      '<img src="/a.png" nopin="nopin"><img src="/b.png" data-pin-nopin="true">',
    ],
    ['one in a script', '<script>document.write("<img src=/a.png>")</script>'],
    ['one in a comment', '<!-- <img src="/a.png"> -->'],
  ])('%s is none', (_, html) => {
    expect(urls(html)).toEqual([]);
  });

  test.each([
    ['<img srcset="/1.jpg 1x, /2.jpg 2x" src="/0.jpg">', 'https://shop.example/2.jpg'],
    ['<img srcset="/a,b.jpg 400w, /c.jpg 1200w,/d.jpg 800w">', 'https://shop.example/c.jpg'],
    ['<img srcset="https://cdn.example/w_1,h_2/a.jpg">', 'https://cdn.example/w_1,h_2/a.jpg'],
    ['<img src="/blank.gif" data-src="/late.jpg">', 'https://shop.example/late.jpg'],
    ['<img src="/0.jpg" data-pin-media="/best.jpg">', 'https://shop.example/best.jpg'],
    ['<noscript><img src="/plain.jpg"></noscript>', 'https://shop.example/plain.jpg'],
    ['<base href="/deep/er/"><img src="a.jpg">', 'https://shop.example/deep/er/a.jpg'],
    ['<img src="/a.jpg#part">', 'https://shop.example/a.jpg'],
  ])('%s is %s', (html, url) => {
    expect(urls(html)).toEqual([url]);
  });

  test('an image is listed once, and at most fifty are', () => {
    expect(
      urls('<meta property="og:image" content="/a.jpg"><img src="/a.jpg"><img src="/a.jpg">'),
    ).toHaveLength(1);
    expect(urls(Array.from({ length: 90 }, (_, at) => `<img src="/${at}.jpg">`).join(''))).toHaveLength(50);
  });
});

describe('renditions of one image', () => {
  const image = (html: string) =>
    readPage(html, AT).images.map(({ url, width, height }) => [url, width, height]);
  const og = (url: string): string => `<meta property="og:image" content="${url}">`;

  test.each([
    [
      'WordPress',
      `${og('/cup-scaled.jpg')}<img src="/cup-1024x683.jpg" width="1024" height="683"><img src="/cup-300x200.jpg">`,
      ['/cup-1024x683.jpg', 1024, 683],
    ],
    ['WordPress, original', `<img src="/cup-1024x683.jpg">${og('/cup.jpg')}`, ['/cup.jpg', null, null]],
    [
      'Shopify',
      `${og('http://shop.example/cup_1200x630_crop_center.jpg?v=7')}<img src="/cup.jpg?v=7&width=400">
       <img src="/cup.jpg?v=7">`,
      ['/cup.jpg?v=7', null, null],
    ],
    [
      'Cloudinary',
      '<img src="/upload/w_300,h_200,c_fill/cup.jpg"><img src="/upload/cup.jpg" width="900" height="600">',
      ['/upload/cup.jpg', 900, 600],
    ],
    [
      'a query',
      '<img src="/cup?w=320&q=70" width="320" height="240"><img src="/cup?w=640" width="640" height="480">',
      ['/cup?w=640', 640, 480],
    ],
    [
      'a srcset',
      '<img src="/0.jpg" width="600" height="400" srcset="/0.jpg 600w, /2.jpg 1800w">',
      ['/2.jpg', 1800, 1200],
    ],
    ['a density', '<img width="300" height="200" src="/1.jpg" srcset="/2.jpg 2x">', ['/2.jpg', 600, 400]],
    [
      'a picture element',
      `<picture><source type="image/webp" srcset="/2.webp 800w, /3.webp 1600w"><source type="image/svg+xml"
       srcset="/4.svg 3000w"><img src="/1.jpg" width="200" height="100"></picture>`,
      ['/3.webp', 1600, 800],
    ],
  ])('[CR-03] are one, the largest: %s', (_, html, [path, width, height]) => {
    expect(image(html)).toEqual([[`https://shop.example${path}`, width, height]]);
  });

  test('[CR-03] other images stay separate', () => {
    const html = `<img src="/cup?id=1&w=300"><img src="/cup?id=2&w=300"><img src="/cup-1.jpg"><img src="/cup-2.jpg">
      <img src="/red/cup.jpg"><img src="/blue/cup.jpg">`;
    expect(image(html)).toHaveLength(6);
  });

  test('[CR-03] an image that must not be saved is left out in every rendition', () => {
    const html = `${og('/cup-1200x630.jpg')}<img src="/cup-300x200.jpg" data-pin-nopin="true"><img src="/pot.jpg">`;
    expect(image(html)).toEqual([['https://shop.example/pot.jpg', null, null]]);
  });
});

describe('a page that forbids saving', () => {
  test.each([
    ['<meta name="pinterest" content="nopin">', null],
    ['<META NAME="Pinterest" CONTENT="NoPin" description="Sorry, not this. ">', 'Sorry, not this.'],
    [
      '<meta name="pegboard" content="nopin" description="&lt;b&gt;No&lt;/b&gt;\n please">',
      '<b>No</b> please',
    ],
    ['<meta name="pinterest" content="nohover, nopin">', null],
    [
      `<meta name="pinterest" content="nopin" description="${'no '.repeat(200)}">`,
      `${'no '.repeat(65)}no...`,
    ],
  ])('[BY-11] %s refuses and says %j', (html, says) => {
    expect(readPage(html, AT).refusal).toEqual({ says });
  });

  test.each([
    '<meta name="pinterest" content="nohover">',
    '<meta name="description" content="nopin">',
    '<meta name="pinterest" content="nopinning">',
    '<!-- <meta name="pinterest" content="nopin"> -->',
  ])('[BY-11] %s does not refuse', (html) => {
    expect(readPage(html, AT).refusal).toBeNull();
  });
});

const LATE = '<title>Late</title><img src="/late.jpg">';

test.each([
  ['a million tags that nobody closes', '<a>'.repeat(600_000)],
  ['many tags, and more ends of others', '<a>'.repeat(300_000) + '</b>'.repeat(300_000)],
  ['some tags, and many ends of others', '<a>'.repeat(9000) + '</b>'.repeat(480_000)],
  ['an attribute without end', `<img src="${'a'.repeat(3_000_000)}`],
  ['two million characters', 'a'.repeat(2_000_000)],
])('[BF-10] nothing is read behind %s', (_, html) => {
  expect(readPage(`${html}${LATE}`, AT)).toMatchObject({ title: null, images: [] });
});

test.each([
  ['a million attributes', `<img ${'a '.repeat(900_000)}>`],
  ['a srcset of commas', `<img srcset="${', '.repeat(800_000)}/behind.jpg 9x">`],
  ['a srcset of words', `<img srcset="${'a '.repeat(800_000)}/behind.jpg 9x">`],
])('[BF-10] of %s only the beginning is looked at, and the page is read on', (_, html) => {
  const { title, images } = readPage(`${html}${LATE}`, AT);
  expect(title).toBe('Late');
  expect(images.map(({ url }) => url)).toContain('https://shop.example/late.jpg');
  expect(images.map(({ url }) => url)).not.toContain('https://shop.example/behind.jpg');
});

test('[BF-10] of a title without an end only the beginning is used', () => {
  expect(readPage(`<title>${'&'.repeat(1_900_000)}</title>`, AT).title).toBe(`${'&'.repeat(497)}...`);
});

test.each([
  ['UTF-8', Buffer.from('<title>Tåsse</title>')],
  ['the encoding of its head', Buffer.from('<meta charset="iso-8859-1"><title>Tåsse</title>', 'latin1')],
  [
    'the encoding of its type',
    Buffer.from('<meta http-equiv=x content="text/html; charset=windows-1252">Tåsse', 'latin1'),
  ],
  ['an encoding that nobody knows', Buffer.from('<meta charset="klingon">Tåsse')],
  ['UTF-16 with a mark', Buffer.from('\ufeffTåsse', 'utf16le')],
])('a page in %s is read', (_, bytes) => {
  expect(pageText(bytes)).toContain('Tåsse');
});
