import '@pegboard/ui/styles.css';
import '@pegboard/pin-card/styles.css';

import { PinCard } from '@pegboard/pin-card';
import { cardSize } from '@pegboard/pin-card/model';
import { LinkButton } from '@pegboard/ui';
// @boundaries-ignore the app has it
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { SomeCards } from '../shared/some-cards';
import { somePins } from '../shared/some-pins';
import { CupCard } from './cup-card';
import { Host } from './host';

const WIDTH = 236;

/** A server component that renders cards itself, and uses the card's rules. */
export default async function Page(): Promise<ReactNode> {
  await connection();
  return (
    <>
      <Host />
      <div id="cards">
        {somePins.map((pin) => {
          const { aspect, extra } = cardSize(pin, { surface: 'SearchItem', viewer: 'signed-in' });
          return (
            <div key={pin.id} className="cell" data-height={Math.round(aspect * WIDTH + extra)}>
              <PinCard
                pin={pin}
                surface="SearchItem"
                viewer="signed-in"
                save={<LinkButton href={`/save/${pin.id}/`}>Save</LinkButton>}
              />
            </div>
          );
        })}
        <div className="cell">
          <CupCard />
        </div>
        <SomeCards pins={somePins} />
      </div>
    </>
  );
}
