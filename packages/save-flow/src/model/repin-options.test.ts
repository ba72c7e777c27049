import { expect, test } from 'vitest';
import { repinOptions } from './repin-options.ts';

test('[SF-13] a save to a section contains all parameters of the request', () => {
  expect(
    repinOptions(
      '7',
      { boardId: '5', sectionId: '51' },
      { userId: '3', clientTrackingParams: 'CwABx', eventContext: { a: 1 } },
    ),
  ).toEqual({
    pin_id: '7',
    board_id: '5',
    section: '51',
    user_id: '3',
    clientTrackingParams: 'CwABx',
    disable_event_log_info: true,
    eventContext: { a: 1 },
  });
});

test('[SF-13] a save to the profile contains no board', () => {
  expect(repinOptions('7', {}, { userId: '3' })).toEqual({
    pin_id: '7',
    user_id: '3',
    disable_event_log_info: true,
  });
});
