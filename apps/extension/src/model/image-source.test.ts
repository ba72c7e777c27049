import { expect, test } from 'vitest';
import { largestSource, type ImageSources } from './image-source.ts';

const BASE = 'https://gallery.example/lamps/';
const largest = (sources: Partial<ImageSources>): string | undefined =>
  largestSource({ preferred: null, sets: [], addresses: [], ...sources }, BASE);

test.each<[string, Partial<ImageSources>, string]>([
  [
    'the preferred file',
    { preferred: '/best.jpg', sets: ['/a.jpg 800w'] },
    'https://gallery.example/best.jpg',
  ],
  ['the widest candidate', { sets: ['a.jpg 400w, b.jpg 1600w, c.jpg 800w'] }, `${BASE}b.jpg`],
  ['the densest candidate', { sets: ['a.jpg, b.jpg 3x, c.jpg 2x'] }, `${BASE}b.jpg`],
  [
    'an address with commas',
    { sets: ['/w_1,h_2/a.jpg 400w, /w_2,h_4/b.jpg 800w'] },
    'https://gallery.example/w_2,h_4/b.jpg',
  ],
  ['the address of a lazy image', { addresses: ['', 'data:image/gif;base64,R0', 'a.jpg'] }, `${BASE}a.jpg`],
])('[CR-14] %s is chosen', (_, sources, expected) => {
  expect(largest(sources)).toBe(expected);
});

test.each([
  'data:image/png;base64,iVBO',
  'blob:https://gallery.example/7',
  'javascript:alert(1)',
  `https://gallery.example/${'a'.repeat(2000)}`,
  'https://',
])('[CR-14] %s is no image of the web', (address) => {
  expect(largest({ addresses: [address] })).toBeUndefined();
});
