import { expect, test } from 'vitest';
import { savedPinEditPath } from './pin-paths.ts';
import { parseRepinParams } from './repin-params.ts';

const read = (query: string) => parseRepinParams(new URLSearchParams(query));

test('[SF-04] reads all that the toast puts into the address', () => {
  const address = new URL(
    savedPinEditPath({ pinId: '9', boardId: '5', originalPinId: '7' }),
    'https://a.example',
  );
  expect(parseRepinParams(address.searchParams)).toEqual({
    isOneTap: false,
    origin: undefined,
    isEditingPin: true,
    pinBoardId: '5',
    isFromToast: true,
    originalPinId: '7',
  });
});

test('[SF-04] [RT-06] reads the one-tap flag and the origin, a path of this site alone', () => {
  expect(read('isOneTap=true&origin=/search/?q=cup')).toMatchObject({
    isOneTap: true,
    origin: '/search/?q=cup',
  });
  for (const origin of [
    '//evil.example',
    '/\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect(read(`origin=${encodeURIComponent(origin)}`).origin).toBeUndefined();
});

test('[SF-04] what is no id is not there', () => {
  expect(read('originalPinId=abc&pinBoardId=1e9')).toMatchObject({
    originalPinId: undefined,
    pinBoardId: undefined,
  });
});
