import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';

import { PinCard } from '@pegboard/pin-card';
import { useState, type ReactNode } from 'react';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;

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
    <div style={{ inlineSize: 236 }}>
      <PinCard
        pin={pin}
        surface="AuthHomefeed"
        viewer="signed-in"
        save={
          <button type="button" onClick={() => setSaved(!isSaved)}>
            {isSaved ? 'Saved' : 'Save'}
          </button>
        }
        savedTo={isSaved ? board : undefined}
      />
    </div>
  );
}
