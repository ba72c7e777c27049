import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { aGifPin, aPin, aProductPin, aPromotedPin, aRecipePin } from '@pegboard/types/testing';
import type { Pin } from '@pegboard/types';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { cardSize, PinCard, preloadCardModules, type PinCardProps } from './index.ts';
import { createImages } from './testing/create-images.ts';

const images = createImages();
const WIDTH = 236;

/** Renders a card as in a grid, with a save button and one action, after another button. */
const show = (props: Partial<PinCardProps> = {}): Promise<RenderResult> =>
  render(
    <main>
      <button type="button">Before</button>
      <div style={{ inlineSize: WIDTH }}>
        <PinCard
          pin={aPin({ images })}
          surface="AuthHomefeed"
          viewer="signed-in"
          save={<button type="button">Save</button>}
          actions={<button type="button">Send</button>}
          {...props}
        />
      </div>
    </main>,
  );

const partOf = (screen: RenderResult, selector: string): HTMLElement => {
  const part = screen.container.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`Nothing on the card is ${selector}.`);
  return part;
};
const overlayOf = (screen: RenderResult): HTMLElement => partOf(screen, '[data-card-overlay]');
const opacityOf = (element: Element): string => getComputedStyle(element).opacity;
const focusedName = (): string | null => {
  const { activeElement } = document;
  const label = activeElement?.querySelector(':scope > span:not([aria-hidden])')?.textContent;
  return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? null;
};

/** Returns the element at the center of an element. */
const hitAt = (element: Element, part = 0.5): Element | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height * part);
};

const pointAt = (screen: RenderResult): Promise<void> => userEvent.hover(partOf(screen, '[data-pin-link]'));

/** The part of the Chrome DevTools Protocol that the tests use. */
type Protocol = { readonly send: (method: string, params: object) => Promise<unknown> };

const lessMotion = (value: 'reduce' | ''): Promise<unknown> =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** Loads all code before the first card; lazy loading is tested elsewhere. */
beforeAll(() => preloadCardModules());

/** Moves the pointer away from the position of the cards. */
beforeEach(() => userEvent.hover(document.body, { position: { x: WIDTH + 100, y: 5 } }));

describe('the link of the card', () => {
  test('[PC-20] one link to the pin covers the card, picture and footer', async () => {
    const screen = await show({ pin: aPin({ id: '77', images }) });
    const link = screen.getByRole('link', { name: 'Kiln week at the studio' }).element();
    expect(link.getAttribute('href')).toBe('/pin/77/');
    const card = partOf(screen, '[data-pin-id="77"]');
    for (const part of [0.05, 0.5, 0.97]) expect(hitAt(card, part)).toBe(link);
    expect(link.getBoundingClientRect().height).toBe(card.getBoundingClientRect().height);
  });

  test('[PC-20] its name is the title, else the text for the picture, else the word for a pin', async () => {
    const nameOf = async (pin: Partial<Pin>): Promise<string | null> => {
      const screen = await show({ pin: aPin({ images, ...pin }) });
      const name = partOf(screen, '[data-pin-link]').getAttribute('aria-label');
      await screen.unmount();
      return name;
    };
    expect(await nameOf({ gridTitle: 'Ash glaze' })).toBe('Ash glaze');
    expect(await nameOf({ gridTitle: null, altText: 'Bowls on a shelf' })).toBe('Bowls on a shelf');
    expect(await nameOf({ gridTitle: null, altText: null, title: null })).toBe('Pin');
  });

  test('[PC-20] a click tells who listens, with the keys that were held', async () => {
    const onOpen = vi.fn<NonNullable<PinCardProps['onOpen']>>((_, event) => event.preventDefault());
    const pin = aPin({ images });
    const screen = await show({ pin, onOpen });
    await screen.getByRole('link', { name: 'Kiln week at the studio' }).click({ modifiers: ['Control'] });
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onOpen.mock.calls[0]?.[0]).toBe(pin);
    expect(onOpen.mock.calls[0]?.[1].ctrlKey).toBe(true);
  });
});

describe('callbacks of the app', () => {
  test('[PC-20] a click says which way the pin opens: to its close-up, or into the stream', async () => {
    const onOpen = vi.fn<NonNullable<PinCardProps['onOpen']>>((_, event) => event.preventDefault());
    const screen = await show({ onOpen });
    partOf(screen, '[data-pin-link]').click();
    await screen.unmount();
    const stream = await show({ onOpen, pin: aPin({ images, shouldOpenInStream: true }) });
    partOf(stream, '[data-pin-link]').click();
    expect(onOpen.mock.calls.map(([, , way]) => way)).toEqual(['closeup', 'stream']);
  });

  test('[PC-20] a click with a meta key and one with the middle button are the browser’s: a tab opens', async () => {
    const prevented: boolean[] = [];
    const screen = await show();
    const listen = (event: Event): void => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) document.addEventListener(type, listen, { once: true });
    const link = partOf(screen, '[data-pin-link]');
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }));
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    expect(prevented).toEqual([false, false]);
  });

  test('[PC-21] the impression observer receives the card’s element, and is notified when the card unmounts', async () => {
    const left = vi.fn<() => void>();
    const observe = vi.fn<NonNullable<PinCardProps['observe']>>(() => left);
    const pin = aPin({ images });
    const screen = await show({ pin, observe });
    expect(observe).toHaveBeenCalledExactlyOnceWith(partOf(screen, '[data-pin-id]'), pin);
    await screen.rerender(
      <main>
        <p>Nothing</p>
      </main>,
    );
    expect(left).toHaveBeenCalledTimes(1);
  });
});

describe('what saves', () => {
  const hasSave = (screen: RenderResult): boolean =>
    screen.getByRole('button', { name: 'Save' }).query() !== null;

  test('[PC-19] it is not on an ad that is marked removable', async () => {
    expect(hasSave(await show({ pin: aPromotedPin({ images, promotedIsRemovable: true }) }))).toBe(false);
  });

  test('[PC-19] on a mobile it is hidden from a visitor whose pin is stored', async () => {
    const visitor = { viewer: 'signed-out', isMobile: true } as const;
    const stored = await show({ ...visitor, hasVisitorSave: true });
    expect(hasSave(stored)).toBe(false);
    await stored.unmount();
    expect(hasSave(await show(visitor))).toBe(true);
  });
});

describe('the overlay', () => {
  test('[PC-07] it shows while the pointer is on the card', async () => {
    const screen = await show();
    expect(opacityOf(overlayOf(screen))).toBe('0');
    await pointAt(screen);
    await expect.poll(() => opacityOf(overlayOf(screen))).toBe('1');
    await userEvent.hover(screen.getByRole('button', { name: 'Before' }));
    await expect.poll(() => opacityOf(overlayOf(screen))).toBe('0');
  });

  test('[PC-07] it comes when the card is turned to where nothing saves, and tells visitors to open', async () => {
    const screen = await show({ viewer: 'signed-out', surface: 'UnauthHomefeed', save: undefined });
    expect(screen.container.querySelector('[data-card-overlay]')).toBeNull();
    await pointAt(screen);
    await expect.element(screen.getByText('Open', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('[PC-07] the keyboard reaches the link, save, the source and the actions, and shows them', async () => {
    const screen = await show();
    screen.getByRole('button', { name: 'Before' }).element().focus();
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      stops.push(focusedName());
      await expect.poll(() => opacityOf(overlayOf(screen))).toBe('1');
    }
    expect(stops).toEqual(['Kiln week at the studio', 'Save', 'Visit northlight.example', 'Send']);
    await userEvent.tab();
    await expect.poll(() => opacityOf(overlayOf(screen))).toBe('0');
  });

  test('[PC-07] nothing that is pressed stands inside of a link', async () => {
    const screen = await show({ savedTo: { boardName: 'Quiet kitchens', url: '/mira/quiet-kitchens/' } });
    expect(screen.container.querySelectorAll('a a, a button, button a, button button')).toHaveLength(0);
  });

  test('[PC-07] save is pressed without opening the pin', async () => {
    const onOpen = vi.fn<() => void>();
    const onSave = vi.fn<() => void>();
    const save = (
      <button type="button" onClick={onSave}>
        Keep
      </button>
    );
    const screen = await show({ save, onOpen });
    await pointAt(screen);
    await screen.getByRole('button', { name: 'Keep' }).click();
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('[PC-07] on a card that is saved already nothing of the overlay is hidden', async () => {
    const savedTo = { boardName: 'Quiet kitchens', url: '/mira/quiet-kitchens/' };
    const screen = await show({ savedTo });
    const saved = screen.getByRole('link', { name: 'Saved to Quiet kitchens' });
    await pointAt(screen);
    for (const control of [screen.getByRole('button', { name: 'Send' }), saved]) {
      await userEvent.hover(control);
      expect(hitAt(control.element())).toBe(control.element());
      await expect.element(control).toBeVisible();
    }
  });

  test('[PC-09] a place that leads nowhere is a word on the card, whose link is below it', async () => {
    const screen = await show({ savedTo: { isQuickSaves: true } });
    const word = screen.getByText('Saved to Profile').element();
    expect(hitAt(word)).toBe(partOf(screen, '[data-pin-link]'));
  });

  test('[BY-04] a pin on several boards shows their number, as a button that lists them', async () => {
    const onList = vi.fn<(anchor: Element) => void>();
    const savedTo = { boardName: 'Bread', url: '/mara/bread/', boardCount: 2, onList };
    const screen = await show({ savedTo });
    const button = screen.getByRole('button', { name: 'Saved to 2 boards' });
    await button.click();
    expect(onList).toHaveBeenCalledExactlyOnceWith(button.element());
    await screen.unmount();
    const one = await show({ savedTo: { ...savedTo, boardCount: 1 } });
    await expect.element(one.getByRole('link', { name: 'Saved to Bread' })).toBeVisible();
  });

  test('[PC-07] a dialog in the save slot answers to the pointer everywhere', async () => {
    const save = (
      <dialog ref={(dialog) => dialog?.showModal()} aria-label="Boards">
        <p>Choose a board</p>
      </dialog>
    );
    const screen = await show({ save });
    const text = screen.getByText('Choose a board').element();
    expect(hitAt(text)).toBe(text);
  });
});

describe('the source', () => {
  test('[PC-08] it is at most 132 px wide, its whole host is its name, and a click calls the listener', async () => {
    const onClick = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
    const visitHandlers = vi.fn<NonNullable<PinCardProps['visitHandlers']>>(() => ({ onClick }));
    const link = 'https://www.a-very-long-host-of-ceramics.example/glazes';
    const screen = await show({ pin: aPin({ images, link }), visitHandlers });
    const source = screen.getByRole('link', { name: 'Visit a-very-long-host-of-ceramics.example' });
    await pointAt(screen);
    await expect.element(source).toBeInTheDocument();
    expect(source.element().getBoundingClientRect().width).toBeLessThanOrEqual(132);
    await expect.element(screen.getByText('a-very-lo...')).toBeInTheDocument();
    await source.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(visitHandlers).toHaveBeenCalledWith(expect.objectContaining({ link }), link);
  });

  test('[PC-08] hover makes it opaque', async () => {
    const screen = await show();
    const source = screen.getByRole('link', { name: 'Visit northlight.example' });
    await pointAt(screen);
    await source.hover();
    await expect.poll(() => getComputedStyle(source.element()).backgroundColor).toBe('rgb(255, 255, 255)');
  });
});

describe('the credits', () => {
  test('[PC-03] a long name is cut at the end of its line', async () => {
    const screen = await show({
      pin: aPromotedPin({
        images,
        promoter: { entityId: '9', fullName: 'Northlight Ceramics and Glazes of Lisbon' },
      }),
    });
    const credit = screen.getByText(/^Promoted by Northlight/).element();
    expect(credit.scrollWidth).toBeGreaterThan(credit.clientWidth);
    expect(getComputedStyle(credit).textOverflow).toBe('ellipsis');
  });
});

describe('a GIF', () => {
  const gif = createImages(200, 300)['736x']?.url ?? '';
  const pin = aGifPin({ images, embed: { src: gif, type: 'gif' } });
  const moving = (screen: RenderResult): Element | null => screen.container.querySelector('[data-gif]');

  test('[PC-01] it moves while it is pointed at', async () => {
    const screen = await show({ pin });
    expect(moving(screen)).toBeNull();
    await pointAt(screen);
    await expect.poll(() => moving(screen)).not.toBeNull();
    await userEvent.hover(screen.getByRole('button', { name: 'Before' }));
    await expect.poll(() => moving(screen)).toBeNull();
  });

  test('[PC-01] it moves while the keyboard is on its card', async () => {
    const screen = await show({ pin });
    screen.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    await expect.poll(() => moving(screen)).not.toBeNull();
  });

  test('[PC-01] it stands still for those who ask for less motion', async () => {
    await lessMotion('reduce');
    const screen = await show({ pin });
    await pointAt(screen);
    await expect.poll(() => opacityOf(overlayOf(screen))).toBe('1');
    expect(moving(screen)).toBeNull();
    await lessMotion('');
  });
});

const pins: Record<string, Pin> = {
  image: aPin({ images }),
  product: aProductPin({
    images,
    richSummary: {
      aggregateRating: { ratingValue: 4.6, reviewCount: 1 },
      products: [{ offerSummary: { currency: 'EUR', price: 30, standardPrice: 38 } }],
    },
  }),
  recipe: aRecipePin({ images }),
  gif: aGifPin({ images }),
  'long title': aPin({ images, gridTitle: 'Kiln week at the studio, '.repeat(6) }),
  promoted: aPromotedPin({ images }),
};

test.for(Object.entries(pins))(
  '[PC-01] the card of a pin (%s) has the height computed before layout',
  async ([, pin]) => {
    const screen = await show({ pin });
    const { aspect, extra } = cardSize(pin, { surface: 'AuthHomefeed', viewer: 'signed-in' });
    const { height } = partOf(screen, '[data-pin-id]').getBoundingClientRect();
    expect(Math.abs(height - (aspect * WIDTH + extra))).toBeLessThan(0.5);
  },
);

test('[PG-02] on a phone, the card has the height computed for narrow cards', async () => {
  const pin = aPin({ images, gridTitle: 'Green salad, changing clothes' });
  const screen = await show({ pin });
  const card = partOf(screen, '[data-pin-id]');
  card.style.setProperty('--pb-narrow-cards', '1');
  const context = { surface: 'AuthHomefeed', viewer: 'signed-in' } as const;
  const { aspect, extra } = cardSize(pin, context, 175);
  expect(extra).toBeGreaterThan(cardSize(pin, context).extra);
  expect(Math.abs(card.getBoundingClientRect().height - (aspect * WIDTH + extra))).toBeLessThan(0.5);
});

test('[BY-01] a card that is its picture alone is as tall as that, and says by its link what it is', async () => {
  const pin = aProductPin({ images, gridTitle: 'Kiln week' });
  const screen = await show({ pin, isPictureOnly: true });
  const context = { surface: 'AuthHomefeed', viewer: 'signed-in', isPictureOnly: true } as const;
  const { aspect, extra } = cardSize(pin, context);
  expect(extra).toBe(0);
  const { height } = partOf(screen, '[data-pin-id]').getBoundingClientRect();
  expect(Math.abs(height - aspect * WIDTH)).toBeLessThan(0.5);
  expect(screen.container.textContent).not.toContain('Kiln week');
  await expect.element(screen.getByRole('link', { name: 'Kiln week' })).toBeInTheDocument();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.for(Object.entries(pins))(
    '[PC-23] the card of a pin (%s) passes axe in both directions',
    async ([, pin]) => {
      const screen = await show({
        pin,
        savedTo: { boardName: 'Quiet kitchens', url: '/mira/quiet-kitchens/' },
      });
      for (const direction of ['ltr', 'rtl'] as const) {
        applyPageTheme(theme, direction);
        await expectAccessible(screen.container);
        await pointAt(screen);
        await expectAccessible(screen.container);
      }
      applyPageTheme();
    },
  );
});

test('[PC-23] from right to left, save stands at the left and the source at the right', async () => {
  applyPageTheme('light', 'rtl');
  const screen = await show();
  await pointAt(screen);
  await expect.element(screen.getByRole('link', { name: /^Visit/ })).toBeInTheDocument();
  const middle = hitMiddle(partOf(screen, '[data-pin-id]'));
  expect(hitMiddle(screen.getByRole('button', { name: 'Save' }).element())).toBeLessThan(middle);
  expect(hitMiddle(screen.getByRole('button', { name: 'Send' }).element())).toBeLessThan(middle);
  expect(hitMiddle(screen.getByRole('link', { name: /^Visit/ }).element())).toBeGreaterThan(middle);
  applyPageTheme();
});

test('[PC-23] an English title in a page from right to left runs to the right, and begins where the card begins', async () => {
  applyPageTheme('light', 'rtl');
  const screen = await show();
  const { direction, textAlign } = getComputedStyle(screen.getByText('Kiln week at the studio').element());
  expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  applyPageTheme();
});

test('[PC-07] on the narrowest card of a desktop nothing of the overlay stands out', async () => {
  const screen = await show({ actions: <button type="button">Send to a friend</button> });
  const frame = overlayOf(screen);
  partOf(screen, '[data-pin-id]').style.setProperty('inline-size', '190px');
  await pointAt(screen);
  const end = (element: Element): number => element.getBoundingClientRect().right;
  expect(end(screen.getByRole('button', { name: 'Send to a friend' }).element())).toBeLessThanOrEqual(
    end(frame),
  );
});

function hitMiddle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
