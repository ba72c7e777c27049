import type { Pin } from '@pegboard/types';
import { aGifPin, aPin, aProductPin, aPromotedPin, aPinner, aRecipePin } from '@pegboard/types/testing';
import { expect, test, vi } from 'vitest';
import { PinCard } from './index.ts';
import { rendered } from './testing/rendered.ts';

const render = (card: Parameters<typeof PinCard>[0]): Promise<string> => rendered(<PinCard {...card} />);
const home = { surface: 'AuthHomefeed', viewer: 'signed-in' } as const;

test('[PC-01] the place of the picture is reserved by its size, its colour behind it, all renditions offered', async () => {
  const html = await render({ ...home, pin: aPin({ dominantColor: '#8a6f5c' }) });
  expect(html).toMatch(/<img[^>]+width="\d+"[^>]+height="\d+"/);
  expect(html).toContain('color="#8a6f5c"');
  expect(html).toMatch(/srcSet="[^"]+ 170w, [^"]+ 236w, [^"]+ 474w, [^"]+ 736w"/);
});

test('[PC-01] the alt text is altText, else autoAltText, else the title', async () => {
  const pin = aPin({ altText: 'A', autoAltText: 'B', title: 'C' });
  expect(await render({ ...home, pin })).toContain('alt="A"');
  expect(await render({ ...home, pin: { ...pin, altText: ' ' } })).toContain('alt="B"');
  expect(await render({ ...home, pin: { ...pin, altText: null, autoAltText: null } })).toContain('alt="C"');
});

test('[PC-01] a colour that carries CSS never reaches the page', async () => {
  expect(await render({ ...home, pin: aPin({ dominantColor: 'red;background:url(//x)' }) })).not.toContain(
    'url(',
  );
});

test('[PC-01] a GIF is marked and still until it is hovered', async () => {
  const html = await render({ ...home, pin: aGifPin() });
  expect(html).toContain('>GIF<');
  expect(html).not.toContain('.gif"');
});

test('no server-rendered card carries an inline style, which the content security policy refuses', async () => {
  for (const pin of [aPin(), aProductPin(), aGifPin(), aPromotedPin()])
    expect(await render({ ...home, pin })).not.toContain('style=');
});

test('[PK-01] a card without a pin renders nothing, and development names the component, the prop and its value once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const pin of [null, undefined, 912, 'a pin'])
    expect(
      await rendered(<PinCard pin={pin as unknown as Pin} surface="SearchItem" viewer="signed-in" />),
    ).toBe('');
  expect(errors.mock.calls).toEqual([
    ['PinCard: the prop pin must be a pin with a string as id. It got null.'],
  ]);
  errors.mockRestore();
});

test('[RL-01] a card brings what it starts from to any page', async () => {
  expect(await rendered(<PinCard pin={aPin()} surface="SearchItem" viewer="signed-in" />)).toMatch(
    /^<article [^>]*data-pb=""/u,
  );
});

test('[PC-03] an ad credits its promoter, a sponsored pin its sponsor, others their creator', async () => {
  const promoter = aPinner({ fullName: 'Northlight' });
  expect(await render({ ...home, pin: aPromotedPin({ promoter }) })).toContain('Promoted by Northlight');
  expect(await render({ ...home, pin: aPromotedPin({ promoter: null }) })).toContain('Sponsored<');
  const sponsorship = { status: 2, creator: aPinner(), sponsor: aPinner({ fullName: 'Kiln & Co' }) };
  expect(await render({ ...home, pin: aPin({ sponsorship }) })).toContain('Sponsored by Kiln &amp; Co');
  expect(await render({ ...home, pin: aPin({ nativeCreator: aPinner({ fullName: 'Ines' }) }) })).toContain(
    'Ines',
  );
});

test('[PC-17] a verified merchant has the badge, by its name, and nobody else', async () => {
  const by = (isVerifiedMerchant: boolean): Promise<string> =>
    render({ ...home, pin: aPin({ nativeCreator: aPinner({ isVerifiedMerchant }) }) });
  expect(await by(true)).toContain('role="img" aria-label="Verified merchant"');
  expect(await by(false)).not.toContain('Verified merchant');
});

test('[PC-03] where nobody is named there is no face', async () => {
  const nameless = aPin({ isPromoted: true, promoter: null, nativeCreator: null, pinner: null });
  const html = await render({ ...home, pin: nameless });
  expect(html).toContain('Sponsored');
  expect(html).not.toContain('data-size="24"');
  expect(await render({ ...home, pin: aPin() })).toContain('data-size="24"');
});

test('[PC-04] a price, its range, what it cost before, sold out and see price on site', async () => {
  const offer = (offerSummary: object): Promise<string> =>
    render({
      ...home,
      pin: aProductPin({
        richSummary: { products: [{ offerSummary: { currency: 'USD', ...offerSummary } }] },
      }),
    });
  expect(await offer({ price: 38 })).toContain('$38.00');
  expect(await offer({ minPrice: 20, maxPrice: 38 })).toContain('$20.00 – $38.00');
  expect(await offer({ price: 30, standardPrice: 38 })).toMatch(/<s[^>]*>.*\$38\.00.*<\/s>/);
  expect(await render({ ...home, pin: aProductPin({ isOosProduct: true }) })).toContain('Sold out');
  expect(await render({ ...home, pin: aProductPin({ isStaleProduct: true }) })).toContain(
    'See price on site',
  );
});

test('[PC-04] a signed-out visitor sees no price footer', async () => {
  const html = await render({ surface: 'UnauthHomefeed', viewer: 'signed-out', pin: aProductPin() });
  expect(html).not.toContain('$');
  expect(html).toContain('4.6 out of 5 stars');
});

test('[PC-05] a product tells its rating and by how many, a recipe its time too', async () => {
  const rated = (reviewCount: number): Promise<string> =>
    render({
      ...home,
      pin: aProductPin({
        richSummary: { aggregateRating: { ratingValue: 4.6, bestRating: 5, reviewCount } },
      }),
    });
  expect(await rated(213)).toContain('aria-label="4.6 out of 5 stars, 213 reviews"');
  expect(await rated(1)).toContain('aria-label="4.6 out of 5 stars, 1 review"');
  const recipe = await render({ ...home, pin: aRecipePin(), locale: 'de-DE' });
  expect(recipe).toContain('4,8');
  expect(recipe).toMatch(/1 Std\. 15 Min\./);
});

test('[PC-07] before anybody turns to the card it holds what saves, and no more of its overlay', async () => {
  const save = <button>Save</button>;
  const html = await render({ ...home, pin: aPin(), save, actions: <button>Send</button> });
  expect(html).toContain('<button>Save</button>');
  expect(html).not.toContain('<button>Send</button>');
  expect(await render({ ...home, pin: aPin() })).not.toContain('data-card-overlay');
});

test('[PC-20] the card is one real link to its pin', async () => {
  expect(await render({ ...home, pin: aPin({ id: '77' }) })).toContain('href="/pin/77/"');
});
