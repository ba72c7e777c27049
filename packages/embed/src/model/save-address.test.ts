import { expect, test } from 'vitest';
import { saveAddress } from './save-address.ts';

const SITE = 'https://pins.example/';
const PAGE = { url: '/bowls/', media: null, description: ' Bowls & cups ', base: 'https://blog.example/a/' };

test('[IO-07] the composer is opened with the page, the image and the description', () => {
  expect(saveAddress(SITE, { ...PAGE, media: '../bowl.jpg' })).toBe(
    'https://pins.example/pin/create/button/?url=https%3A%2F%2Fblog.example%2Fbowls%2F&media=https%3A%2F%2Fblog.example%2Fbowl.jpg&description=Bowls+%26+cups',
  );
  expect(saveAddress('https://club.example/pins/', { ...PAGE, description: '' })).toBe(
    'https://club.example/pins/pin/create/button/?url=https%3A%2F%2Fblog.example%2Fbowls%2F',
  );
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'blob:https://blog.example/1', 'https://'])(
  '[IO-07] %s is left out',
  (address) => {
    const { searchParams } = new URL(saveAddress(SITE, { ...PAGE, url: address, media: address }));
    expect([...searchParams.keys()]).toEqual(['description']);
  },
);

test('[IO-07] a description has at most 500 characters, none of them cut', () => {
  const { searchParams } = new URL(saveAddress(SITE, { ...PAGE, description: '🏺'.repeat(600) }));
  expect(searchParams.get('description')).toBe('🏺'.repeat(500));
});
