import { expect, test } from 'vitest';
import { parseDraft } from './message-draft.ts';

const SITE = 'https://pegboard.example';

test.each([
  ['Look at this', { text: 'Look at this' }],
  ['  for the kitchen \n', { text: 'for the kitchen' }],
  ['https://pegboard.example/pin/7/', { pin_id: '7' }],
  ['For you: https://pegboard.example/pin/blue-cup--7/', { text: 'For you:', pin_id: '7' }],
  ['https://elsewhere.example/pin/7/', { text: 'https://elsewhere.example/pin/7/' }],
  ['https://pegboard.example/ada/cups/', { text: 'https://pegboard.example/ada/cups/' }],
  ['https://[', { text: 'https://[' }],
  [' \n ', undefined],
])('[WB-10] %j is sent as %j', (written, sent) => {
  expect(parseDraft(written, SITE)).toEqual(sent);
});
