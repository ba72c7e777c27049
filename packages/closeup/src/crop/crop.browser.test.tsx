import '@pegboard/ui/styles.css';

import { expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createImages } from '../testing/create-images.ts';
import { CropPicture, type Crop } from './index.ts';

const CROP: Crop = { x: 20, y: 20, width: 40, height: 40 };

async function marking() {
  const onCrop = vi.fn<(crop: Crop) => void>();
  const screen = await render(
    <CropPicture images={createImages()} alt="A cup" crop={CROP} onCrop={onCrop} />,
  );
  return { ...screen, onCrop, button: (name: string) => screen.getByRole('button', { name }) };
}

test('[CU-06] arrow keys move and resize the crop; it is reported when the key is released', async () => {
  const { container, onCrop, button, getByRole } = await marking();
  await expectAccessible(container);
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('40% of the width and 40% of the height marked');
  button('Part to search with').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(onCrop).toHaveBeenLastCalledWith({ ...CROP, x: 30 });
  button('Bottom right corner').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onCrop).toHaveBeenLastCalledWith({ x: 30, y: 20, width: 40, height: 42 });
  await userEvent.keyboard('{Enter}');
  expect(onCrop).toHaveBeenCalledTimes(2);
});

test('[CU-06] a pointer moves and resizes the crop; it is reported when the pointer is released', async () => {
  const { container, onCrop, button } = await marking();
  const frame = container.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  const drag = (name: string, x: number, y: number): void => {
    const element = button(name).element();
    const send = (type: string, across: number, down: number): void => {
      const at = { clientX: across * frame.width, clientY: down * frame.height };
      element.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true, ...at }));
    };
    // The browser does not know the synthetic pointer.
    vi.spyOn(element, 'setPointerCapture').mockImplementation(() => undefined);
    send('pointerdown', 0, 0);
    send('pointermove', x, y);
    expect(onCrop).not.toHaveBeenCalled();
    send('pointerup', x, y);
  };
  drag('Part to search with', 0.1, -0.5);
  expect(onCrop).toHaveBeenLastCalledWith({ ...CROP, x: 30, y: 0 });
  onCrop.mockClear();
  drag('Top left corner', 0.9, 0.1);
  expect(onCrop).toHaveBeenLastCalledWith({ x: 65, y: 10, width: 5, height: 30 });
});
