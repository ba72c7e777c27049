import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';

import { PinCard } from '@pegboard/pin-card';
import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

const drawing = (width: number, height: number): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5' width='${width}' height='${height}'><circle cx='2' cy='2.5' r='1' fill='bisque'/></svg>`;

const pin = {
  id: '912',
  entityId: '912',
  gridTitle: 'Stoneware cup, ash glaze',
  altText: 'A grey cup on a windowsill',
  link: 'https://www.northlight.example/cups/ash',
  dominantColor: '#8a6f5c',
  images: {
    '236x': { url: drawing(236, 295), width: 236, height: 295 },
    '736x': { url: drawing(736, 920), width: 736, height: 920 },
  },
  nativeCreator: { entityId: '7', fullName: 'Mira Okafor', username: 'miraokafor' },
};

const board = { boardName: 'Quiet kitchens', url: '/miraokafor/quiet-kitchens/' };

export function CupCard(): ReactNode {
  const [isSaved, setSaved] = useState(false);
  return (
    <PinCard
      pin={pin}
      surface="AuthHomefeed"
      viewer="signed-in"
      save={
        <Button variant="primary" size="sm" onClick={() => setSaved(!isSaved)}>
          {isSaved ? 'Saved' : 'Save'}
        </Button>
      }
      savedTo={isSaved ? board : undefined}
    />
  );
}
