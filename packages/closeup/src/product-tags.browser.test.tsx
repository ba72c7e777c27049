import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ProductTags, type ProductTagsProps } from './product-tags/index.ts';

beforeEach(() => page.viewport(800, 700));

const chips: ProductTagsProps['chips'] = [
  { entityId: '21', title: 'Blue vase', link: '/pin/blue-vase--21/' },
  { entityId: '22', title: ' ', link: 'javascript:alert(1)' },
];
const tags: ProductTagsProps['tags'] = [
  { entityId: '21', x: 0.1, y: 0.9 },
  { entityId: '22', x: 0.5, y: 0.5 },
  { entityId: '23', x: 0.2, y: 0.2 },
];
const onOpen = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
const show = (over: Partial<ProductTagsProps> = {}) =>
  render(
    <div data-frame="" style={{ position: 'relative', inlineSize: 300, blockSize: 400 }}>
      <ProductTags tags={tags} chips={chips} width={300} height={200} onOpen={onOpen} {...over} />
    </div>,
  );
const dot = (name: string) => page.getByRole('button', { name });

test('[CR-09] each tag is a button with the name of its product and its place; a product that is gone has none', async () => {
  await show();
  const names = page
    .getByRole('button')
    .elements()
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  expect(names).toEqual(['Blue vase, bottom left', 'Product, middle', 'Show products']);
  await expectAccessible(document.body);
});

test('[CR-09] tags are at their places of the image, not of the area around it', async () => {
  await show();
  await dot('Show products').click();
  const frame = document.querySelector('[data-frame]')?.getBoundingClientRect();
  const box = dot('Blue vase, bottom left').element().getBoundingClientRect();
  // An image of 300 × 200 is in the middle of an area of 300 × 400.
  expect(box.left + box.width / 2 - (frame?.left ?? 0)).toBeCloseTo(30, 0);
  expect(box.top + box.height / 2 - (frame?.top ?? 0)).toBeCloseTo(280, 0);
});

test('[CR-09] by keyboard a tag opens a card with a link to the product; Escape closes the card alone', async () => {
  await show();
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', pressed);
  try {
    await userEvent.keyboard('{Tab}{Enter}');
    const card = page.getByRole('link', { name: 'Blue vase' });
    await expect.element(card).toHaveAttribute('href', '/pin/blue-vase--21/');
    await expectAccessible(document.body);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeInTheDocument();
    expect(pressed.mock.lastCall?.[0].defaultPrevented).toBe(true);
    await expect.element(dot('Blue vase, bottom left')).toHaveFocus();
  } finally {
    document.removeEventListener('keydown', pressed);
  }
});

test('[CR-09] a link that is not safe is replaced by that of the pin', async () => {
  await show();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('link', { name: 'Product' })).toHaveAttribute('href', '/pin/22/');
});

test('[CR-09] without tags that can be shown, nothing is rendered', async () => {
  await show({ chips: [] });
  expect(page.getByRole('button').elements()).toEqual([]);
});
