import { freezeWire } from '@pegboard/wire';
import { test } from 'vitest';
import { writeStoredFormats } from './stored-formats.ts';

test('[PK-09] the formats in which pages of today store data on a device are frozen', () => {
  freezeWire('storage', writeStoredFormats());
});
