import { aGifPin, aPin, aProductPin, aPromotedPin, aRecipePin, anArticlePin } from '@pegboard/types/testing';
import { AI_LABELS, type Pin, type PinTagChip } from '@pegboard/types';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Closeup, preloadCloseup } from './index.ts';

beforeAll(() => preloadCloseup());

const render = (pin: Pin, locale?: string): string =>
  renderToString(
    <Closeup
      pin={pin}
      viewer="signed-out"
      locale={locale}
      profileHref={(name) => `/${name}/`}
      onClose={() => undefined}
    />,
  ).replaceAll('<!-- -->', '');

test('[CU-03] what plays the video lies over the picture, in its frame', () => {
  const props = { pin: aPin(), viewer: 'signed-in', profileHref: (name: string) => `/${name}/` } as const;
  const html = renderToString(<Closeup {...props} video={<b>the player</b>} />);
  expect(html).toMatch(/data-closeup-image=""[^>]*\/><\/picture><b>the player<\/b><\/div>/);
});

test('no server-rendered close-up carries an inline style, which the content security policy refuses', () => {
  for (const pin of [aPin(), aGifPin(), aProductPin(), aRecipePin(), anArticlePin(), aPromotedPin()])
    expect(render(pin)).not.toMatch(/\sstyle=/);
});

test('[CU-04] a product tells its price and the one before, both said aloud', () => {
  const offerSummary = { currency: 'USD', price: 30, standardPrice: 38 };
  const html = render(aProductPin({ richSummary: { products: [{ offerSummary }] } }));
  expect(html).toMatch(/Now .*\$30\.00.*Before .*\$38\.00/);
  expect(render(aProductPin({ isOosProduct: true }))).toContain('Sold out');
});

const chip = (entityId: string, more: Partial<PinTagChip> = {}): PinTagChip => ({
  entityId,
  link: `/pin/chair--${entityId}/`,
  title: 'Chair',
  offerSummary: { currency: 'USD', price: 30 },
  ...more,
});

test('[CU-05] what is tagged on a picture can be bought: each product with its price leads to its pin', () => {
  const html = (isShopTheLook: boolean, ...pinTagsChips: readonly PinTagChip[]) =>
    render(aPin({ aggregatedPinData: { isShopTheLook, pinTagsChips } }));
  const shown = html(true, chip('7'), chip('8', { link: 'javascript:alert(1)', title: ' ' }));
  expect(shown).toMatch(
    /Shop the look<\/h2>.*href="\/pin\/chair--7\/".*Chair<\/bdi><b>\$30\.00<\/b>.*href="\/pin\/8\/".*<bdi>Pin</,
  );
  expect(shown).not.toContain('javascript:');
  for (const without of [html(false, chip('7')), html(true), render(aPin())])
    expect(without).not.toContain('Shop the look');
});

test('[CU-04] offers of other merchants are listed with the product, in the given order', () => {
  const props = { viewer: 'signed-out', profileHref: (name: string) => `/${name}/` } as const;
  const offer = (entityId: string, merchant: string, link = `/pin/${entityId}/`) => ({
    entityId,
    merchant,
    link,
    offerSummary: { currency: 'USD', price: Number(entityId) },
  });
  const offers = [offer('7', 'Kiln & Co.'), offer('8', 'Bad', 'data:text/html,x'), offer('9', 'Little Oak')];
  const html = renderToString(<Closeup {...props} pin={aProductPin()} offers={offers} />);
  expect(html).toMatch(
    /Also sold by.*href="\/pin\/7\/"><bdi>Kiln &amp; Co\.<\/bdi><b>\$7\.00.*Little Oak.*\$9\.00/,
  );
  expect(html).not.toContain('Bad');
  expect(renderToString(<Closeup {...props} pin={aProductPin()} offers={[]} />)).not.toContain(
    'Also sold by',
  );
  expect(renderToString(<Closeup {...props} pin={aPin()} offers={offers} />)).not.toContain('Also sold by');
});

test('[SR-14] each offer says its price, whether it is in stock, and its shipping; further ones open on request', () => {
  const offers = [
    {
      merchant: 'Free',
      offerSummary: { currency: 'USD', price: 30 },
      shippingInfo: { freeShippingPrice: 0 },
    },
    {
      merchant: 'From',
      offerSummary: { currency: 'EUR', price: 31 },
      shippingInfo: { freeShippingPrice: 50 },
    },
    { merchant: 'Stale', offerSummary: null },
    { merchant: 'Gone', offerSummary: { currency: 'USD', price: 9 }, isSoldOut: true },
    { merchant: 'Fifth' },
    { merchant: 'Sixth' },
    { merchant: 'Seventh' },
  ].map((offer, at) => ({ entityId: `${at}`, link: `/pin/${at}/`, ...offer }));
  const props = { viewer: 'signed-out', profileHref: (name: string) => `/${name}/` } as const;
  const html = renderToString(<Closeup {...props} pin={aProductPin()} offers={offers} />);
  expect(html).toMatch(/Free<\/bdi><b>\$30\.00<\/b><small[^>]*>In stock · Free shipping<\/small>/);
  expect(html).toMatch(/From<\/bdi><b>€31\.00<\/b><small[^>]*>In stock · [^<]*€50\.00/);
  expect(html).toMatch(/Stale<\/bdi><b><\/b><small[^>]*>See price on site<\/small>/);
  expect(html).toMatch(/data-sold-out="true"><bdi>Gone<\/bdi><b>\$9\.00<\/b><small[^>]*>Sold out<\/small>/);
  expect(html).toMatch(/Fifth.*<details><summary>more.*2.*<\/summary>.*Sixth.*Seventh/);
});

test('[CU-04] a recipe tells time, servings and every ingredient once, in the language of the reader', () => {
  const recipe = { cookTime: 75, servings: 4, ingredients: ['Salt', 'Rice', 'Salt'] };
  const html = render(aRecipePin({ richMetadata: { recipe } }), 'de-DE');
  expect(html).toContain('1 Std. 15 Min.');
  expect(html.match(/>Salt</g)).toHaveLength(1);
});

test('[CR-09] a recipe tells its preparation and its steps in their order', () => {
  const recipe = { prepTime: 15, steps: ['Wash the rice.', 'Cook it.'] };
  const html = render(aRecipePin({ richMetadata: { recipe } }));
  expect(html).toMatch(/Preparation<\/dt><dd>15 min/);
  expect(html).toMatch(/<ol><li><bdi>Wash the rice\.<\/bdi><\/li><li><bdi>Cook it\./);
});

test('[CR-09] an article names its publisher and its date, unless that is no date', () => {
  const ofDate = (datePublished: string) =>
    render(anArticlePin({ richMetadata: { article: { datePublished } } }), 'de-DE');
  expect(ofDate('2026-01-02T00:00:00.000Z')).toMatch(/<bdi>Field Notes<\/bdi> · <time[^>]*>2\. Januar 2026</);
  expect(ofDate('soon')).toContain('<bdi>Field Notes</bdi></p>');
});

test('[CU-04] what an article is about stands once, also where the pin says the same', () => {
  const about = 'A vase that was not thrown away.';
  const pin = anArticlePin({ richMetadata: { article: { description: about } } });
  const times = (html: string): number => html.split(about).length - 1;
  expect(times(render({ ...pin, closeupDescription: 'How it was mended' }))).toBe(1);
  expect(times(render({ ...pin, closeupDescription: about }))).toBe(1);
});

test('[CU-04] an article names its authors', () => {
  const pin = anArticlePin({ richMetadata: { article: { authors: ['Lena Duarte', 'Ines Rui'] } } });
  expect(render(pin)).toContain('By Lena Duarte and Ines Rui');
});

test('[CU-04] only what a trained model made is labelled so', () => {
  expect(render(aPin({ digitalMediaSourceType: 11 }))).toContain('AI modified');
  expect(render(aPin({ digitalMediaSourceType: 0 }))).not.toContain('AI modified');
});

test('[CU-04] saves and comments are counted, none are not mentioned', () => {
  expect(render(aPin({ saveCount: 2100, commentCount: 1 }))).toContain(
    '<bdi>2.1K saves</bdi> · <bdi>1 comment</bdi>',
  );
  expect(render(aPin({ saveCount: 0, commentCount: 0 }))).not.toContain('saves');
});

test('[CU-04] [AD-03] what tells more about an ad stands with the words that tell who paid, and with no other pin', () => {
  const props = {
    viewer: 'signed-in',
    profileHref: (name: string) => `/${name}/`,
    adInfo: <b>why</b>,
  } as const;
  const html = (pin: Pin) => renderToString(<Closeup {...props} pin={pin} />);
  expect(html(aPromotedPin())).toMatch(/Promoted by [^<]*<\/small><b>why<\/b>/);
  for (const pin of [aPin(), aPromotedPin({ isDownstreamPromotion: true })])
    expect(html(pin)).not.toContain('why');
});

test('[CU-04] a creator without a user name is named, but leads nowhere', () => {
  const html = render(aPin({ nativeCreator: { entityId: '7', fullName: 'Ines Duarte' } }));
  expect(html).toContain('<b>Ines Duarte</b>');
  expect(html).not.toContain('href="//"');
});

test('[CU-03] a GIF is animated, and replaced by its still image with reduced motion', () => {
  const html = render(aGifPin());
  expect(html).toContain('src="/orig/a1/b2/c3/a1b2c3.gif"');
  expect(html).toMatch(/<source media="\(prefers-reduced-motion: reduce\)" srcSet="\/736x\/[^"]+\.jpg"/);
});

test.each(AI_LABELS.map((label, code) => [code, label] as const))(
  '[CU-04] media of type %i are labeled: %s',
  (digitalMediaSourceType, label) => {
    expect(render(aPin({ digitalMediaSourceType }))).toContain(`Media type: ${label}<`);
  },
);

test('[CU-04] the origin of the image is omitted if unknown', () => {
  for (const digitalMediaSourceType of [null, 16, -1])
    expect(render(aPin({ digitalMediaSourceType }))).not.toContain('Media type');
});
