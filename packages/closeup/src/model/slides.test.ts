import { aCarouselPin, aPin, aStoryPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { closeupSlides } from './slides.ts';

test('[CU-03] a carousel has its slides, with their words and where they lead', () => {
  const slots = [
    { id: '1', title: ' Cup ', details: 'Ash glaze', link: 'https://shop.example/cup' },
    { id: '2', link: 'javascript:alert(1)' },
  ];
  expect(closeupSlides(aCarouselPin({ carousel: { id: '9', slots } }))).toMatchObject([
    { id: '1', texts: ['Cup', 'Ash glaze'], link: 'https://shop.example/cup' },
    { id: '2', texts: [], link: undefined },
  ]);
});

test('[CU-03] a story has its pages, those with a video too', () => {
  const [first, second] = closeupSlides(aStoryPin());
  expect(first).toMatchObject({ texts: ['Start with the legs.'], images: expect.any(Object) });
  expect(second?.video?.variants.V_720P?.url).toBe('/videos/720p/table.mp4');
});

test('[CU-03] a pin of one picture, a carousel of one and a deleted story have none', () => {
  expect(closeupSlides(aPin())).toEqual([]);
  expect(closeupSlides({ carousel: { id: '9', slots: [{ id: '1' }] } })).toEqual([]);
  expect(
    closeupSlides({ storyPin: { id: '9', pages: [{ blocks: [] }, { blocks: [] }], isDeleted: true } }),
  ).toEqual([]);
});

test('[CR-08] a page has the place and the alignment of its texts', () => {
  const page = {
    blocks: [{ type: 'paragraph' as const, text: 'Soup' }],
    textPlace: 'top',
    textAlignment: 'end',
  } as const;
  const [slide, other] = closeupSlides({
    storyPin: { id: '9', pages: [page, { blocks: page.blocks, textPlace: null }] },
  });
  expect([slide?.textPlace, slide?.textAlignment]).toEqual(['top', 'end']);
  expect([other?.textPlace, other?.textAlignment]).toEqual([undefined, undefined]);
});

test('[CR-08] a page has its link and its mentions; a story of one page has them too', () => {
  const page = {
    blocks: [{ type: 'paragraph' as const, text: 'With @ada' }],
    link: 'https://shop.example/',
    mentions: [{ username: 'ada', profile: 'ada_stone' }],
  };
  expect(closeupSlides({ storyPin: { id: '9', pages: [page] } })).toMatchObject([
    { texts: ['With @ada'], link: 'https://shop.example/', mentions: page.mentions },
  ]);
  const unsafe = { ...page, link: 'javascript:alert(1)' };
  expect(closeupSlides({ storyPin: { id: '9', pages: [unsafe] } })[0]?.link).toBeUndefined();
  expect(closeupSlides({ storyPin: { id: '9', pages: [{ blocks: [] }] } })).toEqual([]);
});
