import { expect, test } from 'vitest';
import { source } from './source.ts';

const link = 'https://www.northlight.example/journal';

test('[CU-04] a pin leads to the destination of its ad, else to its destination, else to its link', () => {
  const pin = { adDestinationUrl: 'https://ad.example/', destinationUrl: 'https://shop.example/', link };
  expect(source(pin)?.href).toBe('https://ad.example/');
  expect(source({ ...pin, adDestinationUrl: null })?.href).toBe('https://shop.example/');
  expect(source({ link })).toEqual({ href: link, host: 'northlight.example' });
});

test('[CU-04] what is no web address leads nowhere', () => {
  expect(source({ link: 'javascript:alert(1)' })).toBeUndefined();
  expect(source({ link: '/pin/912/' })).toBeUndefined();
  expect(source({ link: '' })).toBeUndefined();
});
