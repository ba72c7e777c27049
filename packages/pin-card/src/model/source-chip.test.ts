import { aCarouselPin, aPin } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { sourceChip } from './source-chip.ts';

test('[PC-08] the source is the host of the destination without www, and its address', () => {
  const link = 'https://www.northlight.example/a';
  expect(sourceChip(aPin({ link }))).toEqual({ host: 'northlight.example', href: link });
  expect(sourceChip(aPin({ link, adDestinationUrl: 'https://shop.example/' }))?.host).toBe('shop.example');
});

test('[PC-08] else it is that of the slot that is shown, else the domain', () => {
  const pin = aCarouselPin({ link: null });
  expect(sourceChip(pin)?.href).toBe('https://www.northlight.example/glazes/ash');
  expect(sourceChip(pin, pin.carousel?.slots[1])?.href).toBe('https://www.northlight.example/glazes/celadon');
  expect(sourceChip(aPin({ link: null, domain: 'www.northlight.example' }))).toEqual({
    host: 'northlight.example',
    href: undefined,
  });
});

test('[PC-08] an upload, and a pin that names nothing, has none', () => {
  expect(sourceChip(aPin({ link: null, domain: 'Uploaded by user' }))).toBeUndefined();
  expect(sourceChip(aPin({ link: null, domain: ' ' }))).toBeUndefined();
});

test.for(['javascript:alert(1)', 'data:text/html,<b>', 'java\nscript:alert(1)', 'https://', '/path'])(
  '[PC-08] %j is no source: the domain stands for it',
  (link) => {
    expect(sourceChip(aPin({ link, domain: 'northlight.example' }))).toEqual({
      host: 'northlight.example',
      href: undefined,
    });
  },
);
