import '@pegboard/ui/styles.css';
import '@pegboard/boards/styles.css';

import { moveItemBefore } from '@pegboard/boards';
import { OrderGrid, type OrderItem } from '@pegboard/boards/order';
import { useState, type ReactNode } from 'react';

const sections: readonly OrderItem[] = [
  { id: '1', label: 'Cups' },
  { id: '2', label: 'Bowls' },
  { id: '3', label: 'Kilns' },
];

export function SectionOrder(): ReactNode {
  const [items, setItems] = useState(sections);
  return (
    <OrderGrid
      label="Sections in order"
      items={items}
      onMove={(id, beforeId) => setItems((now) => moveItemBefore(now, (item) => item.id, id, beforeId))}
    />
  );
}
