import { EVENT_TYPES, logEventSchema, OTHER_EVENT_TYPES, VIEW_PARAMETERS } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  blockEvent,
  carouselSlotImpressionEvent,
  closeupContext,
  eventOfType,
  pinImpressionEvent,
  saveEvent,
  shareTapEvent,
  unblockEvent,
  viewableImpressionEvent,
  type NewEvent,
} from './events.ts';
import { sanitizeEvent } from './sanitize-event.ts';
import type { Impression } from './impression.ts';

const pin = { pinId: '912' };
const seen: Impression = { start: 100, end: 900, visibleMs: 700, reachedMs: [0, 20, null], exit: 'hidden' };
const place = { viewType: 1, component: 13, element: 27, aux: { slot: 4 } };

test.each<[string, NewEvent, NewEvent]>([
  ['5: a save', saveEvent({ pinId: '912', boardId: '8' }), { event_type: 5, pin_id: '912', board_id: '8' }],
  ['5: a save to the profile has no board', saveEvent(pin), { event_type: 5, pin_id: '912' }],
  [
    '18: a pin impression, with its milestones',
    pinImpressionEvent(pin, seen),
    {
      event_type: 18,
      time: 100,
      pin_id: '912',
      aux_data: { end_time: 900, visible_ms: 700, over_50_ms: 0, over_80_ms: 20, exit: 'hidden' },
    },
  ],
  [
    '18: a held impression of a video that is played: no render duration, its end is its start',
    viewableImpressionEvent({ pinId: '912', time: 300 }),
    {
      event_type: 18,
      time: 300,
      pin_id: '912',
      aux_data: { is_viewable: true, render_duration: 0, end_time: 300 },
    },
  ],
  ['54: a block, without who it was', blockEvent({ element: 3 }), { event_type: 54, element: 3 }],
  ['55: an unblock', unblockEvent(), { event_type: 55 }],
  ['102: a tap on share', shareTapEvent(pin), { event_type: 102, pin_id: '912' }],
  [
    '7352: a slide of a carousel',
    carouselSlotImpressionEvent({ pinId: '912', index: 2 }),
    { event_type: 7352, pin_id: '912', aux_data: { slot_index: 2 } },
  ],
  [
    'others by their number',
    eventOfType(4503, { objectId: 'ad:9' }, { viewType: 1 }),
    { event_type: 4503, object_id: 'ad:9', view_type: 1 },
  ],
  [
    'where it happened: view type, component, element, further facts',
    shareTapEvent(pin, place),
    { event_type: 102, pin_id: '912', view_type: 1, component: 13, element: 27, aux_data: { slot: 4 } },
  ],
  [
    'the close-up is view type 3, with the code of what it shows',
    saveEvent(pin, closeupContext(VIEW_PARAMETERS.recipe)),
    { event_type: 5, pin_id: '912', view_type: 3, view_parameter: 145 },
  ],
])('[EL-01] %s', (_, event, expected) => {
  expect(event).toEqual(expected);
  const sent = sanitizeEvent({ id: '2c5ea4c0-4067-41f9-8bad-9b1deb4d3b7d', time: 0, ...event });
  expect(logEventSchema.parse(sent)).toMatchObject(expected);
});

test('[EL-01] a fact of the event is not overwritten by one of the place', () => {
  const event = pinImpressionEvent(pin, seen, { aux: { exit: 'mine', slot: 4 } });
  expect(event.aux_data).toMatchObject({ exit: 'hidden', slot: 4 });
});

test('[EL-01] every event type of §7 can be made', () => {
  const made = [
    saveEvent(pin),
    pinImpressionEvent(pin, seen),
    blockEvent(),
    unblockEvent(),
    shareTapEvent(pin),
    carouselSlotImpressionEvent({ pinId: '912', index: 0 }),
    ...OTHER_EVENT_TYPES.map((type) => eventOfType(type)),
  ].map(({ event_type: type }) => type);
  expect(new Set(made)).toEqual(new Set([...Object.values(EVENT_TYPES), ...OTHER_EVENT_TYPES]));
});
