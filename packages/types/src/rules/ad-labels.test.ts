import { describe, expect, test } from 'vitest';

import { AI_LABELS, AI_MEDIA_SOURCE_TYPES } from '../codes/ai-labels.ts';
import { aiLabel, isAiMedia } from './ai-label.ts';
import { matchedDeviceLabel } from './matched-device-label.ts';

test.each([
  ['AppType_WEB', 'Web'],
  ['AppType_WEB_DENZEL', 'Web'],
  ['AppType_WEB_MOBILE', 'Mobile Web'],
  ['AppType_IPHONE', undefined],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('[TY-12] the device %j is displayed as %j', (device, expected) => {
  expect(matchedDeviceLabel(device)).toBe(expected);
});

describe('AI labels', () => {
  test.each([
    [0, 'Digital capture'],
    [1, 'Negative film'],
    [2, 'Positive film'],
    [3, 'Print'],
    [4, 'Minor human edits'],
    [5, 'Composite capture'],
    [6, 'Algorithmically enhanced'],
    [7, 'Data-driven media'],
    [8, 'Digital art'],
    [9, 'Virtual recording'],
    [10, 'Composite synthetic'],
    [11, 'Trained algorithmic media'],
    [12, 'Composite with trained algorithmic media'],
    [13, 'Algorithmic media'],
    [14, 'Software image'],
    [15, 'Multi-pin trained algorithmic media'],
    [16, undefined],
    [-1, undefined],
    [1.5, undefined],
    [null, undefined],
  ])('[TY-13] label %s is %j', (code, expected) => {
    expect(aiLabel(code)).toBe(expected);
  });

  test('[TY-13] there are sixteen', () => {
    expect(AI_LABELS).toHaveLength(16);
  });

  test('[TY-12] the AI media source types are the three of trained media', () => {
    expect(Object.values(AI_MEDIA_SOURCE_TYPES).map(aiLabel)).toEqual([
      'Trained algorithmic media',
      'Composite with trained algorithmic media',
      'Multi-pin trained algorithmic media',
    ]);
    expect(AI_LABELS.map((_, code) => isAiMedia(code)).filter(Boolean)).toHaveLength(3);
    expect(isAiMedia(null)).toBe(false);
  });
});
