import '@pegboard/ui/styles.css';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moveItemBefore } from './model/move-item-before.ts';
import { OrderGrid, type OrderGridProps } from './order-grid.tsx';

const onMove = vi.fn<OrderGridProps['onMove']>();

function Sections(): ReactNode {
  const [items, setItems] = useState(['Cups', 'Bowls', 'Kilns'].map((label) => ({ id: label, label })));
  return (
    <OrderGrid
      label="Sections"
      items={items}
      onMove={(id, beforeId) => {
        onMove(id, beforeId);
        setItems((now) => [...moveItemBefore(now, (item) => item.id, id, beforeId)]);
      }}
    />
  );
}

test('[BY-03] without dragging: what is moved is pressed, and then what it goes before, the end, or nothing', async () => {
  const screen = await render(<Sections />);
  const row = (name: string) => screen.getByRole('row', { name });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const where = screen.getByRole('status');
  await row('Kilns').click();
  await expect.element(where).toHaveTextContent('Choose what “Kilns” goes before.');
  await row('Cups').click();
  expect(onMove.mock.lastCall).toEqual(['Kilns', 'Cups']);
  await expect.element(where).toBeEmptyDOMElement();

  await row('Cups').click();
  await button('To the end').click();
  expect(onMove.mock.lastCall).toEqual(['Cups', null]);
  await expect.element(row('Cups')).toHaveFocus();
  await row('Bowls').click();
  await row('Bowls').click();
  await expect.element(where).toBeEmptyDOMElement();
  await row('Bowls').click();
  await button('Cancel').click();
  await expect.element(where).toBeEmptyDOMElement();
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('[BY-03] a tile is dragged to where another stands', async () => {
  onMove.mockClear();
  const screen = await render(<Sections />);
  const row = (name: string) => screen.getByRole('row', { name });
  await userEvent.dragAndDrop(row('Kilns'), row('Cups'), { targetPosition: { x: 8, y: 60 } });
  expect(onMove.mock.calls).toEqual([['Kilns', 'Cups']]);
  await expect.element(screen.getByRole('row').first()).toHaveAccessibleName('Kilns');
});
