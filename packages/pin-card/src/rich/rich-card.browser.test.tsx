import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import type { Images, Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  anArticlePin,
  anId,
  aOneTapPin,
  aPin,
  aPinner,
  aProductPin,
  aPromotedPin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { cardSize, type CardVideo, type PinCardProps } from '../index.ts';
import { CARD_WIDTH, finger, partOf, pointAt, renderCard } from '../testing/render-card.tsx';
import { createImages } from '../testing/create-images.ts';

const images = createImages();
const chipImage = createImages(136, 136)['236x'];
const reactionCounts = [
  { reactionType: 1, reactionCount: 4 },
  { reactionType: 5, reactionCount: 9 },
];

const slideImages = (shade: number): Images => {
  const url = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='736' height='1104' data-shade='${shade}'/>`;
  return { '236x': { url, width: 236, height: 354 } };
};
const carouselPin = aCarouselPin({
  images,
  carousel: {
    id: '1',
    index: 0,
    slots: ['Ash', 'Celadon', 'Tenmoku'].map((glaze, shade) => ({
      id: anId(),
      title: `${glaze} glaze`,
      link: `https://www.${glaze.toLowerCase()}.example/`,
      images: slideImages(shade),
    })),
  },
  link: null,
});

const kinds: Record<string, Partial<PinCardProps> & { readonly pin: Pin }> = {
  video: { pin: aVideoPin({ images, reactionCounts }) },
  story: { pin: aStoryPin({ images, reactionCounts }) },
  carousel: { pin: carouselPin },
  article: { pin: anArticlePin({ images }) },
  collection: { pin: aCollectionPin({ images }), isCollectionOn: true },
  collage: {
    pin: aPin({
      images,
      aggregatedPinData: {
        isShopTheLook: true,
        pinTagsChips: [1, 2, 3].map(() => ({ entityId: anId(), image: chipImage })),
      },
    }),
  },
  'one tap': { pin: aOneTapPin({ images }) },
  product: { pin: aProductPin({ images, gridTitle: 'Stoneware cup, ash glaze, '.repeat(5) }) },
  partnership: {
    pin: aPromotedPin({
      images,
      adAttribution: {
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: 'Mira',
        promotedPartnershipAdvertiserName: 'Northlight',
      },
    }),
  },
  shared: { pin: aPin({ images }), sharedBy: aPinner({ fullName: 'Remi Sol', imageSmallUrl: null }) },
  AI: { pin: aPin({ images, digitalMediaSourceType: 11 }) },
  deleted: { pin: aStoryPin({ images, storyPin: { id: '1', isDeleted: true } }) },
  unavailable: { pin: aStoryPin({ images: null, storyPin: null }) },
};

/** Loads the code of rich cards first, so that they are complete in the first render. */
beforeAll(async () => {
  const screen = await renderCard(kinds['video']);
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Video, 0:18'), { timeout: 10_000 });
  await screen.unmount();
});

// Moves the pointer off the card.
beforeEach(() => userEvent.hover(document.body, { position: { x: CARD_WIDTH + 100, y: 5 }, force: true }));

test.for(Object.entries(kinds))(
  '[PC-01] the card of a pin (%s) has the height computed before layout',
  async ([name, props]) => {
    const screen = await renderCard(props);
    const context = { surface: 'AuthHomefeed', viewer: 'signed-in', ...props } as const;
    const { aspect, extra } = cardSize(props.pin, context);
    const expectedHeight = aspect * CARD_WIDTH + extra;
    await expect
      .poll(() => Math.abs(partOf(screen, '[data-pin-id]').getBoundingClientRect().height - expectedHeight), {
        message: name,
      })
      .toBeLessThan(0.5);
  },
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.for(Object.entries(kinds))(
    '[PC-23] the card of a pin (%s) passes axe in both directions',
    async ([, props]) => {
      const screen = await renderCard(props);
      for (const direction of ['ltr', 'rtl'] as const) {
        applyPageTheme(theme, direction);
        await expectAccessible(screen.container);
        // Located by its link, whose name is stable, unlike the time display of a video.
        const link = screen.container.querySelector('[data-pin-link]');
        await userEvent.hover(link ?? partOf(screen, '[data-pin-id]'));
        await expectAccessible(screen.container);
      }
      applyPageTheme();
    },
  );
});

describe('what stands on the picture', () => {
  test('[PC-16] a story tells how long it lasts, with its still pages', async () => {
    const screen = await renderCard(kinds['story']);
    await expect.element(screen.getByText('Story, 0:17')).toBeInTheDocument();
  });

  test('[PC-17] a shoppable pin has its indicator', async () => {
    const screen = await renderCard(kinds['collage']);
    await expect.element(screen.getByRole('img', { name: 'Shoppable Pin indicator' })).toBeVisible();
  });

  test('[PC-17] the sharer is shown, with at most 30 characters of their name', async () => {
    const sharedBy = aPinner({ fullName: 'R'.repeat(40), imageSmallUrl: null });
    const screen = await renderCard({ sharedBy });
    await expect.element(screen.getByText(`Shared by ${'R'.repeat(27)}...`)).toBeInTheDocument();
  });

  test('[PC-17] a promoted partnership names both', async () => {
    const screen = await renderCard(kinds['partnership']);
    await expect.element(screen.getByText('Promoted by Northlight with Mira')).toBeInTheDocument();
  });

  test('[PC-06] reactions are the most frequent kinds with their counts', async () => {
    const screen = await renderCard(kinds['video']);
    await expect.element(screen.getByRole('img', { name: '13 reactions' })).toBeVisible();
    const shown = [...screen.container.querySelectorAll('[data-reaction]')];
    expect(shown.map((each) => each.getAttribute('data-reaction'))).toEqual(['5', '1']);
  });

  test('[PC-15] three chips stand below the picture', async () => {
    const screen = await renderCard(kinds['collection']);
    await vi.waitFor(() => partOf(screen, '[data-card-chips="collection"]'), 10_000);
    expect(partOf(screen, '[data-card-chips]').children).toHaveLength(3);
  });

  test('a picture that a trained model made says so', async () => {
    const screen = await renderCard(kinds['AI']);
    await expect.element(screen.getByText('AI modified')).toBeVisible();
  });
});

describe('a pin that cannot be shown', () => {
  test('[PC-11] a deleted story leaves a word in its place, without a link', async () => {
    const screen = await renderCard(kinds['deleted']);
    await expect.element(screen.getByText('This Pin was deleted')).toBeVisible();
    expect(screen.container.querySelector('a')).toBeNull();
  });

  test('[PC-11] an unavailable idea pin says why, as large as its picture or 314 px high', async () => {
    const screen = await renderCard(kinds['unavailable']);
    await expect.element(screen.getByText('Unavailable')).toBeVisible();
    await expect.element(screen.getByText('Removed by the creator')).toBeVisible();
    const height = (): number => partOf(screen, '[data-notice]').getBoundingClientRect().height;
    expect(height()).toBeCloseTo(CARD_WIDTH, 0);
    await screen.unmount();
    const tile = await renderCard({ ...kinds['unavailable'], noticeSize: 'tile' });
    await expect.poll(() => partOf(tile, '[data-notice]').getBoundingClientRect().height).toBe(314);
  });
});

describe('a video', () => {
  const showVideo = (video: PinCardProps['video']): Promise<RenderResult> =>
    renderCard({ pin: aVideoPin({ images }), video });

  test('[PC-01] its length stands on the still picture and goes while it plays', async () => {
    let seen: CardVideo | undefined;
    const screen = await showVideo((props) => {
      seen = props;
      return <p>A clip</p>;
    });
    await expect.element(screen.getByText('Video, 0:18')).toBeInTheDocument();
    await vi.waitFor(() => expect(seen).toBeDefined(), 10_000);
    seen?.onPlayingChange(true);
    await vi.waitFor(() => partOf(screen, '[data-playing]'), 10_000);
    expect(screen.getByText('Video, 0:18').query()).toBeNull();
  });

  test('[PC-01] it is wanted while it is pointed at', async () => {
    const wanted: boolean[] = [];
    const screen = await showVideo(({ isWanted }) => {
      wanted.push(isWanted);
      return null;
    });
    await vi.waitFor(() => expect(wanted).toContain(false), 10_000);
    await pointAt(screen);
    await expect.poll(() => wanted.at(-1)).toBe(true);
    await userEvent.hover(screen.getByRole('button', { name: 'Before' }));
    await expect.poll(() => wanted.at(-1)).toBe(false);
  });

  test('what plays it and fails leaves the still picture', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const screen = await showVideo(() => {
      throw new Error('No player.');
    });
    await expect.element(screen.getByText('Video, 0:18')).toBeInTheDocument();
    await expect.element(screen.getByRole('img', { name: /Stoneware/ })).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('a carousel', () => {
  const slideOf = (screen: RenderResult): string | null =>
    screen.container.querySelector('[data-slide]')?.getAttribute('alt') ?? null;
  const position = (screen: RenderResult): string =>
    screen.container.querySelector('[aria-live]')?.textContent ?? '';

  test('[PC-14] the arrows move the slides; back is disabled at the start, forward at the end', async () => {
    const screen = await renderCard({ pin: carouselPin });
    const back = screen.getByRole('button', { name: 'Previous slide' });
    const forward = screen.getByRole('button', { name: 'Next slide' });
    await pointAt(screen);
    await expect.element(back).toHaveAttribute('aria-disabled', 'true');
    await forward.click();
    expect(slideOf(screen)).toBe('Celadon glaze');
    await forward.click();
    await expect.element(forward).toHaveAttribute('aria-disabled', 'true');
    await forward.click({ force: true });
    expect(position(screen)).toBe('Slide 3 of 3');
    await back.click();
    expect(position(screen)).toBe('Slide 2 of 3');
  });

  test('[PC-14] title, source and the name of the link are those of the slide', async () => {
    const screen = await renderCard({ pin: carouselPin });
    await pointAt(screen);
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.element(screen.getByRole('link', { name: 'Celadon glaze' })).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Visit celadon.example' })).toBeInTheDocument();
  });

  test('[PC-14] the arrow keys move them, mirrored from right to left', async () => {
    const screen = await renderCard({ pin: carouselPin });
    await vi.waitFor(() => partOf(screen, '[data-way="forward"]'), 10_000);
    partOf(screen, '[data-way="forward"]').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.poll(() => position(screen)).toBe('Slide 2 of 3');
    applyPageTheme('light', 'rtl');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => position(screen)).toBe('Slide 3 of 3');
    applyPageTheme();
  });

  test('[PC-14] a swipe changes the slide on ads, never beyond the first or the last, and opens nothing', async () => {
    const onOpen = vi.fn<() => void>();
    const screen = await renderCard({
      pin: { ...carouselPin, isPromoted: true, adAttribution: null },
      onOpen,
    });
    await vi.waitFor(() => partOf(screen, '[data-swipes]'), 10_000);
    const link = partOf(screen, '[data-pin-link]');
    const { down, up } = finger(link);
    const swipe = (from: number, to: number): void => {
      down(from, 100);
      up(to, 105);
      link.click();
    };
    swipe(60, 160);
    await expect.poll(() => position(screen)).toBe('Slide 1 of 3');
    for (let times = 0; times < 4; times += 1) swipe(160, 60);
    await expect.poll(() => position(screen)).toBe('Slide 3 of 3');
    expect(onOpen).toHaveBeenCalledTimes(0);
  });

  test('[PC-14] a tap opens the pin', async () => {
    const onOpen = vi.fn<NonNullable<PinCardProps['onOpen']>>((_, event) => event.preventDefault());
    const screen = await renderCard({ pin: carouselPin, onOpen });
    await vi.waitFor(() => partOf(screen, '[data-swipes]'), 10_000);
    const link = partOf(screen, '[data-pin-link]');
    const { down, up } = finger(link);
    down(100, 100);
    up(103, 100);
    link.click();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('[PC-14] each viewed slide is reported once', async () => {
    const onSlotSeen = vi.fn<NonNullable<PinCardProps['onSlotSeen']>>();
    const screen = await renderCard({ pin: carouselPin, onSlotSeen });
    await expect.poll(() => onSlotSeen.mock.calls.length).toBe(1);
    await pointAt(screen);
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => onSlotSeen.mock.calls.map(([, , index]) => index)).toEqual([0, 1]);
    await screen.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => position(screen)).toBe('Slide 1 of 3');
    expect(onSlotSeen).toHaveBeenCalledTimes(2);
  });
});

test('[PC-20] a one-tap pin is a link to its destination in a new tab, which its picture names', async () => {
  const onOpen = vi.fn<NonNullable<PinCardProps['onOpen']>>((_, event) => event.preventDefault());
  const screen = await renderCard({ pin: aOneTapPin({ images }), onOpen });
  await expect.element(screen.getByText('northlight.example')).toBeVisible();
  const link = partOf(screen, '[data-pin-link]');
  expect(link.getAttribute('href')).toBe('https://www.northlight.example/shop');
  expect(link.getAttribute('target')).toBe('_blank');
  link.click();
  expect(onOpen.mock.calls[0]?.[2]).toBe('destination');
});

test('[PC-07] [PC-09] the word where it is saved stands below the destination of a one-tap pin, the overlay in its place', async () => {
  const savedTo = { boardName: 'Easy ones', url: '/mira/easy-ones/' };
  const screen = await renderCard({ pin: aOneTapPin({ images }), savedTo });
  const destination = screen.getByText('northlight.example').first();
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  await expect.element(destination).toBeVisible();
  await expect.element(screen.getByText('Saved to Easy ones')).toBeVisible();
  expect(boxOf(destination.element()).bottom).toBeLessThan(
    boxOf(screen.getByText('Saved to Easy ones').element()).top,
  );
  const chip = destination.element().parentElement?.parentElement ?? document.body;
  await pointAt(screen);
  await expect.poll(() => getComputedStyle(chip).opacity).toBe('0');
});

test('[PC-18] a footer shows to the signed-in with its experience only', async () => {
  const footer = <p>More like this</p>;
  const experience = { placementId: '1000069', experienceId: '500417' };
  const hidden = await renderCard({ footer });
  expect(hidden.getByText('More like this').query()).toBeNull();
  await hidden.unmount();
  const shown = await renderCard({ footer, experience });
  await expect.element(shown.getByText('More like this')).toBeVisible();
});
