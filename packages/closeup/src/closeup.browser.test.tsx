import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import type { Pin } from '@pegboard/types';
import { aPin, aProductPin, aRecipePin, anArticlePin, aPromotedPin } from '@pegboard/types/testing';
import { MenuButton, Modal } from '@pegboard/ui';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, type RenderResult } from 'vitest-browser-react';
import { Closeup, useCloseup, type CloseupProps } from './index.ts';
import { createImages } from './testing/create-images.ts';

const profileHref = (username: string): string => `/${username}/`;

/** Renders a close-up as a page does, in a frame of the given width. */
const open = (props: Partial<CloseupProps> = {}, width?: number): Promise<RenderResult> =>
  render(
    <main style={width === undefined ? undefined : { inlineSize: width }}>
      <Closeup
        pin={aPin({ images: createImages() })}
        viewer="signed-in"
        profileHref={profileHref}
        save={<button type="button">Save</button>}
        {...props}
      />
    </main>,
  );

const boxOf = (element: Element | null | undefined): DOMRect => {
  if (!element) throw new Error('What is to be measured is not on the page.');
  return element.getBoundingClientRect();
};

describe('its layout', () => {
  test('[CU-02] from 1048 px two panes of 508 px make 1016 px', async () => {
    const { container, getByRole } = await open({}, 1300);
    const picture = boxOf(container.querySelector('img[data-closeup-image]'));
    const title = boxOf(getByRole('heading', { level: 1 }).element());
    expect(picture.width).toBe(508);
    expect(title.left).toBeGreaterThanOrEqual(picture.right);
    const panes = container.querySelector('[data-closeup] > div');
    expect(boxOf(panes).width).toBe(1016);
  });

  test('[CU-02] from 740 px the picture takes 0.6 of the width', async () => {
    const { container } = await open({}, 900);
    const panes = boxOf(container.querySelector('[data-closeup] > div'));
    const picture = boxOf(container.querySelector('img[data-closeup-image]'));
    expect(panes.width).toBe(868);
    expect(picture.width).toBeCloseTo(0.6 * 868, 0);
  });

  test('[CU-02] on a mobile there is one column, as wide as the screen', async () => {
    const { container, getByRole } = await open({}, 390);
    const picture = boxOf(container.querySelector('img[data-closeup-image]'));
    expect(picture.width).toBe(390);
    expect(boxOf(getByRole('heading', { level: 1 }).element()).top).toBeGreaterThanOrEqual(picture.bottom);
  });

  test('[CU-02] a word that is too long breaks, nothing is wider than the screen', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'.repeat(3);
    const { container } = await open({ pin: aPin({ title, images: createImages() }) }, 320);
    expect(container.querySelector('main')?.scrollWidth).toBe(320);
  });

  test('[CU-02] the row that stays in sight covers no text, and keeps clear of a bar that the page tells of', async () => {
    const { container, getByRole } = await open({}, 1300);
    const row = getByRole('button', { name: 'Save' }).element().parentElement;
    const source = getByRole('link', { name: 'northlight.example', exact: true }).element();
    expect(boxOf(row).bottom).toBeLessThanOrEqual(boxOf(source).top);
    container.style.setProperty('--pb-closeup-sticky-start', '64px');
    expect(row && getComputedStyle(row).insetBlockStart).toBe('64px');
  });

  test('[CU-05] related pins stand below the pin, over the whole width', async () => {
    const { container, getByRole } = await open(
      { children: <section aria-label="Related pins">Related</section> },
      1300,
    );
    const panes = boxOf(container.querySelector('[data-closeup] > div'));
    const related = boxOf(getByRole('region', { name: 'Related pins' }).element());
    expect(related.top).toBeGreaterThanOrEqual(panes.bottom);
    expect(related.width).toBe(1300);
  });
});

describe('its context', () => {
  function TitleOfPin() {
    return <p>Shown: {useCloseup().pin.title}</p>;
  }

  test('[CU-10] what stands in a slot reads the pin', async () => {
    const { getByText } = await open({ actions: <TitleOfPin /> });
    await expect.element(getByText('Shown: Kiln week at the studio')).toBeVisible();
  });

  test('[CU-10] outside of a close-up the hook throws and says how to mend it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(render(<TitleOfPin />)).rejects.toThrow(/outside <Closeup>.*Render this component/);
    vi.restoreAllMocks();
  });
});

describe('the way back', () => {
  test('[CU-13] the control and Escape lead back', async () => {
    const onClose = vi.fn<() => void>();
    const { getByRole } = await open({ onClose });
    await getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('a');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('[CU-13] without a way back there is no control, and Escape does nothing', async () => {
    const { getByRole } = await open();
    await userEvent.keyboard('{Escape}');
    expect(getByRole('button', { name: 'Close' }).query()).toBeNull();
  });

  test.for(['input', 'textarea', 'text of its own'])(
    '[CU-13] Escape in a field (%s) stays there',
    async (field) => {
      const onClose = vi.fn<() => void>();
      const fields: Record<string, React.ReactNode> = {
        input: <input aria-label="Comment" />,
        textarea: <textarea aria-label="Comment" />,
        'text of its own': (
          <div role="textbox" aria-label="Comment" contentEditable suppressContentEditableWarning>
            Words
          </div>
        ),
      };
      const { getByRole } = await open({ onClose, children: fields[field] });
      await getByRole('textbox', { name: 'Comment' }).click();
      await userEvent.keyboard('{Escape}');
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  test('[CU-13] Escape closes a dialog or a menu that is open, and the close-up at the next press', async () => {
    const onClose = vi.fn<() => void>();
    const onModalClose = vi.fn<() => void>();
    const groups = [{ id: 'one', items: [{ id: 'hide', label: 'Hide pin' }] }];
    const screen = await open({ onClose, actions: <MenuButton label="More" groups={groups} /> });
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Hide pin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menuitem', { name: 'Hide pin' })).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();

    const dialog = await render(<Modal title="Boards" onClose={onModalClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onModalClose).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await dialog.unmount();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[CU-13] Escape that somebody has answered already, or once the close-up has gone, does nothing', async () => {
    const onClose = vi.fn<() => void>();
    const screen = await open({
      onClose,
      actions: (
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own
        </button>
      ),
    });
    screen.getByRole('button', { name: 'Own' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await screen.unmount();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const pins: Record<string, Pin> = {
    image: aPin({ images: createImages(), saveCount: 1, commentCount: 2, digitalMediaSourceType: 11 }),
    product: aProductPin({ images: createImages() }),
    recipe: aRecipePin({ images: createImages() }),
    article: anArticlePin({ images: createImages() }),
    promoted: aPromotedPin({ images: createImages(), description: 'Long '.repeat(120) }),
  };

  test.for(Object.keys(pins))(
    '[CU-04] the close-up of an %s pin passes axe in both directions',
    async (kind) => {
      const { container } = await open({ ...(pins[kind] && { pin: pins[kind] }), onClose: () => undefined });
      for (const direction of ['ltr', 'rtl'] as const) {
        applyPageTheme(theme, direction);
        await expectAccessible(container);
      }
      applyPageTheme();
    },
  );
});
