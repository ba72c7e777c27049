import { expect, test } from 'vitest';
import { getSourceLink } from './source-link.ts';

const link = 'https://www.northlight.example/journal';

test('[CU-04] a pin leads to the destination of its ad, else to its destination, else to its link', () => {
  const pin = { adDestinationUrl: 'https://ad.example/', destinationUrl: 'https://shop.example/', link };
  expect(getSourceLink(pin)?.href).toBe('https://ad.example/');
  expect(getSourceLink({ ...pin, adDestinationUrl: null })?.href).toBe('https://shop.example/');
  expect(getSourceLink({ link })).toEqual({ href: link, host: 'northlight.example' });
});

test('[CU-04] what is no web address leads nowhere', () => {
  expect(getSourceLink({ link: 'javascript:alert(1)' })).toBeUndefined();
  expect(getSourceLink({ link: '/pin/912/' })).toBeUndefined();
  expect(getSourceLink({ link: '' })).toBeUndefined();
});
