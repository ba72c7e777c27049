import { aOneTapPin, aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { cardTarget } from './card-target.ts';

test('[PC-20] a pin opens at its close-up, at the address given or at its own', () => {
  expect(cardTarget(aPin({ id: '77' }))).toEqual({ openMode: 'closeup', href: '/pin/77/' });
  expect(cardTarget(aPin({ id: '77' }), '/pin/cup--77/')).toEqual({
    openMode: 'closeup',
    href: '/pin/cup--77/',
  });
});

test('[PC-20] a pin that should open in the stream says so', () => {
  expect(cardTarget(aPin({ id: '77', shouldOpenInStream: true }))).toEqual({
    openMode: 'stream',
    href: '/pin/77/',
  });
});

test('[PC-20] a one-tap pin opens its destination, its link when it has none, its close-up without either', () => {
  const pin = aOneTapPin({ id: '77', adDestinationUrl: 'https://northlight.example/shop', link: null });
  expect(cardTarget(pin)).toEqual({ openMode: 'destination', href: 'https://northlight.example/shop' });
  const linked = { ...pin, adDestinationUrl: null, link: 'https://northlight.example/' };
  expect(cardTarget(linked).href).toBe('https://northlight.example/');
  expect(cardTarget({ ...pin, adDestinationUrl: 'javascript:alert(1)' })).toEqual({
    openMode: 'closeup',
    href: '/pin/77/',
  });
});

test('[PC-20] an address that is none of the web is never opened', () => {
  expect(cardTarget(aPin({ id: '77' }), 'javascript:alert(1)').href).toBe('/pin/77/');
  expect(cardTarget(aPin({ id: '77' }), 'data:text/html,x').href).toBe('/pin/77/');
});
