import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { BuilderError, type ProductPorts } from '../index.ts';
import { aProduct, createProductPorts } from '../testing/product-ports.ts';
import { ProductTagDialog, type ImageTag } from './index.ts';

beforeEach(() => page.viewport(1000, 800));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const VASE = aProduct({ pinId: '21', name: 'Blue vase', isOwn: true });
const LAMP = aProduct({ pinId: '22', name: 'Lamp' });

function Dialog(props: {
  readonly tags?: readonly ImageTag[];
  readonly ports?: ProductPorts;
  readonly onTags?: (tags: readonly ImageTag[]) => void;
}): ReactNode {
  const [tags, setTags] = useState(props.tags ?? []);
  return (
    <ProductTagDialog
      image={{ url: PIXEL, width: 400, height: 400, alt: 'A shelf' }}
      tags={tags}
      onChange={(next) => {
        setTags(next);
        props.onTags?.(next);
      }}
      onClose={() => undefined}
      ports={props.ports ?? createProductPorts([VASE, LAMP])}
    />
  );
}
const placed = (pinId: string, x = 0.5, y = 0.5): ImageTag => ({ pinId, place: { x, y } });
const stage = () => page.getByRole('application', { name: 'Choose a place on the image' });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('[CR-09] by keyboard alone a product is placed, moved and removed', async () => {
  const onTags = vi.fn<(tags: readonly ImageTag[]) => void>();
  await render(<Dialog onTags={onTags} />);
  await expect.element(stage()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('middle: 49 % from the left, 40 % from the top');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('lam');
  await expect.element(page.getByRole('button', { name: /^Lamp/ })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onTags).toHaveBeenLastCalledWith([placed('22', 0.49, 0.4)]);
  await expect.poll(focused).toBe('1. Lamp, middle');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(onTags).toHaveBeenLastCalledWith([placed('22', 0.69, 0.4)]);
  await expectAccessible(document.body);
  await userEvent.keyboard('{Delete}');
  expect(onTags).toHaveBeenLastCalledWith([]);
  await expect.element(stage()).toHaveFocus();
});

test('[CR-09] Escape leaves the choice of a product, not the dialog', async () => {
  await render(<Dialog />);
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Tagged products' })).toBeVisible();
  await expect.element(stage()).toHaveFocus();
});

test('[CR-09] a press on the image chooses a place, and own products are offered', async () => {
  const onTags = vi.fn<(tags: readonly ImageTag[]) => void>();
  await render(<Dialog onTags={onTags} />);
  const { width, height } = stage().element().getBoundingClientRect();
  await stage().click({ position: { x: width * 0.25, y: height * 0.75 } });
  await page.getByRole('button', { name: /Blue vase/ }).click();
  const [tag] = onTags.mock.lastCall?.[0] ?? [];
  expect(tag?.pinId).toBe('21');
  expect(tag?.place?.x).toBeCloseTo(0.25, 1);
  expect(tag?.place?.y).toBeCloseTo(0.75, 1);
});

test('[CR-09] right-to-left, a press on the left of the image is on its left', async () => {
  const onTags = vi.fn<(tags: readonly ImageTag[]) => void>();
  document.documentElement.dir = 'rtl';
  try {
    await render(<Dialog onTags={onTags} />);
    const { width, height } = stage().element().getBoundingClientRect();
    await stage().click({ position: { x: width * 0.1, y: height * 0.5 } });
    await page.getByRole('button', { name: /Blue vase/ }).click();
    expect(onTags.mock.lastCall?.[0][0]?.place?.x).toBeCloseTo(0.1, 1);
    const dot = page.getByRole('button', { name: '1. Blue vase, left' }).element().getBoundingClientRect();
    const frame = stage().element().getBoundingClientRect();
    expect((dot.left + dot.width / 2 - frame.left) / frame.width).toBeCloseTo(0.1, 1);
  } finally {
    document.documentElement.dir = '';
  }
});

test('[CR-09] the page of a product becomes a tag; one without a product says so', async () => {
  const onTags = vi.fn<(tags: readonly ImageTag[]) => void>();
  const readPage = vi
    .fn<ProductPorts['readPage']>()
    .mockRejectedValueOnce(
      new BuilderError('No', {
        code: 'page_without_product',
        fields: { url: 'We found no product on this page.' },
      }),
    )
    .mockResolvedValue(LAMP);
  await render(<Dialog onTags={onTags} ports={createProductPorts([], { readPage })} />);
  await userEvent.keyboard('{Enter}shop.example/lamp{Enter}');
  await expect.element(page.getByText('We found no product on this page.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onTags).toHaveBeenCalledWith([placed('22')]), 10_000);
  expect(readPage).toHaveBeenCalledWith('https://shop.example/lamp', null);
});

test('[CR-09] an image with eight products takes no more, and a product is taken once', async () => {
  const eight = Array.from({ length: 8 }, (_, nth) => placed(String(nth + 21)));
  const { unmount } = await render(<Dialog tags={eight} />);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('An image has at most 8 products. Remove one to tag another.');
  await unmount();
  await render(<Dialog tags={[placed('21')]} />);
  await expect.element(stage()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: /Blue vase.*Tagged/ }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('[CR-15] a product without a place is put on the image', async () => {
  const onTags = vi.fn<(tags: readonly ImageTag[]) => void>();
  await render(<Dialog tags={[{ pinId: '21', place: null }]} onTags={onTags} />);
  await page.getByRole('button', { name: 'Put on the image: Blue vase' }).click();
  expect(onTags).toHaveBeenLastCalledWith([placed('21')]);
});
