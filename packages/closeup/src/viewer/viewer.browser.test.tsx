import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { aCarouselPin, aPin } from '@pegboard/types/testing';
import type { Pin } from '@pegboard/types';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CloseupCarousel } from '../carousel/index.ts';
import { createImages } from '../testing/create-images.ts';
import { closeupPictures, ImageViewer } from './index.ts';

const slides = [
  { id: '1', title: 'Cup', images: createImages() },
  { id: '2', title: 'Bowl', images: createImages(), link: 'https://shop.example/bowl' },
];
const carousel = aCarouselPin({ images: createImages(), carousel: { id: '9', slots: slides } });

async function openViewer(pin: Pin = aPin({ images: createImages() })) {
  const onClose = vi.fn<() => void>();
  const screen = await render(<ImageViewer pictures={closeupPictures(pin)} onClose={onClose} />);
  const stage = screen.getByRole('application', { name: 'Image viewer' });
  const image = stage.getByRole('img').first();
  const scale = (): number => new DOMMatrix(getComputedStyle(image.element()).transform).a;
  return { ...screen, stage, image, scale, onClose };
}

test('[CU-03] the viewer zooms by keys, buttons, wheel and double tap, and Escape closes it', async () => {
  const { getByRole, stage, scale, onClose } = await openViewer();
  await expectAccessible(getByRole('dialog').element());
  await expect.element(stage).toHaveFocus();
  await userEvent.keyboard('+');
  expect(scale()).toBe(1.5);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
  await getByRole('button', { name: 'Zoom in' }).click();
  expect(scale()).toBe(1.5);
  await getByRole('button', { name: 'Fit to screen' }).click();
  await userEvent.dblClick(stage);
  expect(scale()).toBe(2.5);
  stage.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 5000, bubbles: true, cancelable: true }));
  await expect.poll(scale).toBe(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[CU-03] two fingers pinch the picture larger, one drags it', async () => {
  const { stage, image, scale } = await openViewer();
  const finger = (type: string, pointerId: number, clientX: number, clientY: number): void => {
    const init = {
      pointerId,
      clientX,
      clientY,
      bubbles: true,
      pointerType: 'touch',
      isPrimary: pointerId === 1,
    };
    stage.element().dispatchEvent(new PointerEvent(type, init));
  };
  // Synthetic pointers cannot be captured.
  stage.element().setPointerCapture = () => undefined;
  finger('pointerdown', 1, 150, 400);
  finger('pointerdown', 2, 250, 400);
  finger('pointermove', 2, 350, 400);
  await expect.poll(scale).toBe(2);
  finger('pointerup', 2, 350, 400);
  const before = image.element().getBoundingClientRect().left;
  finger('pointermove', 1, 130, 400);
  await expect.poll(() => image.element().getBoundingClientRect().left).toBeLessThan(before);
});

test('[CU-03] arrow keys go to the other slides of a picture that is whole', async () => {
  const { getByRole } = await openViewer(carousel);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getByRole('img', { name: 'Cup' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getByRole('img', { name: 'Bowl' })).toBeVisible();
});

test('[CU-03] slides are moved by arrows and keys, never beyond the last, and shown larger where they stand', async () => {
  const onEnlarge = vi.fn<(index: number) => void>();
  const { getByRole, getByText, container } = await render(
    <div style={{ position: 'relative', inlineSize: 400, blockSize: 500 }}>
      <CloseupCarousel pin={carousel} onEnlarge={onEnlarge} />
    </div>,
  );
  await expect.element(getByText('1 of 2')).toBeVisible();
  await expectAccessible(container);
  await getByRole('button', { name: 'Next image' }).click();
  await expect.element(getByText('2 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getByText('2 of 2')).toBeVisible();
  await expect.element(getByRole('link', { name: 'Visit site' })).toBeVisible();
  await getByRole('button', { name: 'View larger' }).nth(1).click();
  expect(onEnlarge).toHaveBeenCalledExactlyOnceWith(1);
  getByRole('button', { name: 'Next image' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getByText('1 of 2')).toBeVisible();
});
