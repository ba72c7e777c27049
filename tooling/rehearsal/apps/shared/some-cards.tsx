'use client';

import { PinCard } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import { Button } from '@pegboard/ui';
import { useMemo, useState, type ReactNode } from 'react';

/** Renders cards of every kind with all their actions, and the last action. */
export function SomeCards({ pins }: { readonly pins: readonly Pin[] }): ReactNode {
  const [lastAction, setLastAction] = useState('nothing');
  const menu = useMemo(
    () => ({
      onHide: (pin: { readonly id: string }) => setLastAction(`hide ${pin.id}`),
      onReport: (pin: { readonly id: string }) => setLastAction(`report ${pin.id}`),
    }),
    [],
  );
  return (
    <div id="doing">
      <output id="last-action">{lastAction}</output>
      {pins.map((pin) => (
        <div key={pin.id} className="cell">
          <PinCard
            pin={pin}
            surface="AuthHomefeed"
            viewer="signed-in"
            save={<Button onClick={() => setLastAction(`save ${pin.id}`)}>Save</Button>}
            menu={menu}
            onSend={() => setLastAction(`send ${pin.id}`)}
          />
        </div>
      ))}
    </div>
  );
}
