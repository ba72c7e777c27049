// @boundaries-ignore the app installs it
import { PinCard, cardSize } from '@pegboard/pin-card';
// @boundaries-ignore the app installs it
import { PinGrid } from '@pegboard/pin-grid';
// @boundaries-ignore the app installs it
import { createElement } from 'react';
// @boundaries-ignore the app installs it
import { renderToString } from 'react-dom/server';
import { pins } from './app/pins.ts';

const context = { surface: 'AuthHomefeed', viewer: 'signed-in' };

/** Prints the markup of the grid of the README, which the page by hand repeats. */
process.stdout.write(
  renderToString(
    createElement(PinGrid, {
      label: 'Pins',
      items: pins.slice(0, 50),
      getKey: (pin) => pin.id,
      getSize: (pin, width) => cardSize(pin, context, width),
      renderItem: (pin, isPriority) => createElement(PinCard, { pin, ...context, isPriority }),
      status: 'end',
      onLoadMore: () => undefined,
      nonce: 'n',
    }),
  ),
);
