import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';
import './only-the-card.css';

import { PinCard } from '@pegboard/pin-card';
import type { ReactNode } from 'react';
import { pins } from './pins.ts';

export function Cards(): ReactNode {
  return (
    <ul className="cards">
      {pins.slice(0, 4).map((pin) => (
        <li key={pin.id}>
          <PinCard pin={pin} surface="BoardFeed" viewer="signed-out" href={`/ideas/${pin.id}`} />
        </li>
      ))}
    </ul>
  );
}
