import { expect, test } from 'vitest';

import { parsePinId } from './parse-pin-id.ts';

test.each([
  ['912', '912', 'the whole slug'],
  ['stoneware-cup--912', '912', 'the text after the double hyphen'],
  ['cup--in--ash-glaze--912', '912', 'the text after the last double hyphen'],
  ['cup---912', '912', 'the text after the last of three hyphens'],
  ['ash-glaze-912', 'ash-glaze-912', 'the whole slug, for one hyphen is none'],
  ['--912', '912', 'the text after a double hyphen that starts the slug'],
  ['cup--', '', 'nothing, when nothing follows'],
  ['', '', 'nothing of nothing'],
])('[CU-01] of the slug %j the id is %j: %s', (slug, id) => {
  expect(parsePinId(slug)).toBe(id);
});
