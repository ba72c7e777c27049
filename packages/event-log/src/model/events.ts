import { CLOSEUP_VIEW_TYPE, EVENT_TYPES, type LogEvent, type OTHER_EVENT_TYPES } from '@pegboard/types';
import type { AuxData } from './sanitize-event.ts';
import type { Impression } from './impression.ts';

/** An event before it is logged: the log gives it its id, and the time if it has none. */
export type NewEvent = Omit<LogEvent, 'id' | 'time'> & { readonly time?: number };

/** The context of an event: view, subject of the view, part of the page, element, and further facts. */
export type EventContext = {
  readonly viewType?: number | undefined;
  readonly viewParameter?: number | undefined;
  readonly component?: number | undefined;
  readonly element?: number | undefined;
  readonly aux?: AuxData | undefined;
};

/** A pin, and the board that it is on where that matters. */
export type LoggedPin = { readonly pinId: string; readonly boardId?: string | undefined };

/** The close-up, with the code of what it shows (`VIEW_PARAMETERS`). */
export function closeupContext(viewParameter?: number): EventContext {
  return { viewType: CLOSEUP_VIEW_TYPE, viewParameter };
}

/** Event 5: a pin was saved to a board, or to the profile without one. Source: §7, SF-13. */
export function saveEvent(pin: LoggedPin, place?: EventContext): NewEvent {
  return pinEvent(EVENT_TYPES.save, pin, place);
}

/** Event 18: a pin was in view; `time` is when it came. Source: §7, §4. */
export function pinImpressionEvent(pin: LoggedPin, seen: Impression, place?: EventContext): NewEvent {
  const [over50, over80, full] = seen.reachedMs;
  return {
    ...pinEvent(EVENT_TYPES.pinImpression, pin, place, {
      end_time: seen.end,
      visible_ms: seen.visibleMs,
      ...(over50 == null ? {} : { over_50_ms: over50 }),
      ...(over80 == null ? {} : { over_80_ms: over80 }),
      ...(full == null ? {} : { full_ms: full }),
      exit: seen.exit,
    }),
    time: seen.start,
  };
}

/**
 * Event 18 of a video ad whose watchable impression was held until it was played: it took no time to render, and ends as
 * it begins. Source: §4, VD-03.
 */
export function viewableImpressionEvent(
  held: LoggedPin & { readonly time: number },
  place?: EventContext,
): NewEvent {
  const facts = { is_viewable: true, render_duration: 0, end_time: held.time };
  return { ...pinEvent(EVENT_TYPES.pinImpression, held, place, facts), time: held.time };
}

/** Event 54: someone was blocked. Who it was is no one's to know. Source: §7, EL-02. */
export function blockEvent(place?: EventContext): NewEvent {
  return placedEvent(EVENT_TYPES.block, place);
}

/** Event 55: someone was unblocked. Source: §7. */
export function unblockEvent(place?: EventContext): NewEvent {
  return placedEvent(EVENT_TYPES.unblock, place);
}

/** Event 102: the share button was pressed. Source: §7, CU-12. */
export function shareTapEvent(pin: LoggedPin, place?: EventContext): NewEvent {
  return pinEvent(EVENT_TYPES.shareTap, pin, place);
}

/** Event 7352: a slide of a carousel was in view, counted from 0. Source: §7, PC-14. */
export function carouselSlotImpressionEvent(
  slot: LoggedPin & { readonly index: number },
  place?: EventContext,
): NewEvent {
  return pinEvent(EVENT_TYPES.carouselSlotImpression, slot, place, { slot_index: slot.index });
}

/** One of the events that the log knows by their numbers alone. Source: §7, TY-20. */
export function eventOfType(
  eventType: (typeof OTHER_EVENT_TYPES)[number],
  about: Partial<LoggedPin> & { readonly objectId?: string | undefined } = {},
  place?: EventContext,
): NewEvent {
  const { pinId, boardId, objectId } = about;
  return withoutUndefined({
    ...placedEvent(eventType, place),
    pin_id: pinId,
    board_id: boardId,
    object_id: objectId,
  });
}

function pinEvent(
  type: number,
  { pinId, boardId }: LoggedPin,
  place?: EventContext,
  facts?: AuxData,
): NewEvent {
  return withoutUndefined({ ...placedEvent(type, place, facts), pin_id: pinId, board_id: boardId });
}

/** The event's own facts come first: of too many, those of the place are left out. */
function placedEvent(type: number, place: EventContext = {}, facts?: AuxData): NewEvent {
  const { viewType, viewParameter, component, element, aux } = place;
  return withoutUndefined({
    event_type: type,
    view_type: viewType,
    view_parameter: viewParameter,
    component,
    element,
    aux_data: facts || aux ? { ...facts, ...aux, ...facts } : undefined,
  });
}

type Undefinable<T> = { readonly [Key in keyof T]: T[Key] | undefined };

/** The event without the fields that are undefined. */
function withoutUndefined(event: Undefinable<NewEvent>): NewEvent {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as NewEvent;
}
