import { CLOSEUP_VIEW_TYPE, EVENT_TYPES, type LogEvent, type OTHER_EVENT_TYPES } from '@pegboard/types';
import type { AuxData } from './sanitize-event.ts';
import type { Impression } from './impression.ts';

/** An event before it is logged: the log adds the id, and the time if it is missing. */
export type NewEvent = Omit<LogEvent, 'id' | 'time'> & { readonly time?: number };

/** The context of an event: view, subject of the view, part of the page, element, and further facts. */
export type EventContext = {
  readonly viewType?: number | undefined;
  readonly viewParameter?: number | undefined;
  readonly component?: number | undefined;
  readonly element?: number | undefined;
  readonly aux?: AuxData | undefined;
};

/** A pin, and its board where relevant. */
export type LoggedPin = { readonly pinId: string; readonly boardId?: string | undefined };

/** Returns the context of a close-up, with the code of its contents (`VIEW_PARAMETERS`). */
export function closeupContext(viewParameter?: number): EventContext {
  return { viewType: CLOSEUP_VIEW_TYPE, viewParameter };
}

/** Creates event 5: a pin was saved to a board, or to the profile if it has no board. Source: §7, SF-13. */
export function saveEvent(pin: LoggedPin, place?: EventContext): NewEvent {
  return pinEvent(EVENT_TYPES.save, pin, place);
}

/** Creates event 18: a pin was in view; `time` is the start of the impression. Source: §7, §4. */
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
 * Creates event 18 of a video ad whose viewable impression was held until it was played: its render time is
 * 0, and it ends when it starts. Source: §4, VD-03.
 */
export function viewableImpressionEvent(
  held: LoggedPin & { readonly time: number },
  place?: EventContext,
): NewEvent {
  const facts = { is_viewable: true, render_duration: 0, end_time: held.time };
  return { ...pinEvent(EVENT_TYPES.pinImpression, held, place, facts), time: held.time };
}

/** Creates event 54: a member was blocked. The event does not identify the member. Source: §7, EL-02. */
export function blockEvent(place?: EventContext): NewEvent {
  return placedEvent(EVENT_TYPES.block, place);
}

/** Creates event 55: a member was unblocked. Source: §7. */
export function unblockEvent(place?: EventContext): NewEvent {
  return placedEvent(EVENT_TYPES.unblock, place);
}

/** Creates event 102: the share button was pressed. Source: §7, CU-12. */
export function shareTapEvent(pin: LoggedPin, place?: EventContext): NewEvent {
  return pinEvent(EVENT_TYPES.shareTap, pin, place);
}

/** Creates event 7352: a slide of a carousel was in view, counted from 0. Source: §7, PC-14. */
export function carouselSlotImpressionEvent(
  slot: LoggedPin & { readonly index: number },
  place?: EventContext,
): NewEvent {
  return pinEvent(EVENT_TYPES.carouselSlotImpression, slot, place, { slot_index: slot.index });
}

/** Creates an event that is defined by its number alone. Source: §7, TY-20. */
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

/**
 * Creates an event in a context. The event's own facts precede those of the context, which are dropped first
 * when there are too many.
 */
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

/** Returns the event without its undefined fields. */
function withoutUndefined(event: Undefinable<NewEvent>): NewEvent {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as NewEvent;
}
