import { expect, test } from 'vitest';
import { defineEmbeds } from './index.ts';

test('[IO-07] on a server nothing is registered', () => {
  expect(() => defineEmbeds({ siteUrl: 'https://pins.example' })).not.toThrow();
});
