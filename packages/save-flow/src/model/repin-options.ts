import type { SaveTarget } from './saved-location.ts';

/** The parameters of a save beyond pin and target. */
export type RepinContext = {
  readonly userId: string;
  readonly clientTrackingParams?: string | undefined;
  readonly eventContext?: Readonly<Record<string, unknown>> | undefined;
};

/** The options of a `RepinResource` create, as the specification's §7 names them (SF-13). */
export type RepinOptions = {
  readonly pin_id: string;
  readonly board_id?: string;
  readonly section?: string;
  readonly user_id: string;
  readonly clientTrackingParams?: string;
  readonly disable_event_log_info: true;
  readonly eventContext?: Readonly<Record<string, unknown>>;
};

/**
 * Returns the options of a save: without `board_id` for the profile, and without `section` for a board itself (SF-13).
 */
export function repinOptions(pinId: string, target: SaveTarget, context: RepinContext): RepinOptions {
  return {
    pin_id: pinId,
    ...(target.boardId === undefined ? {} : { board_id: target.boardId }),
    ...(target.sectionId === undefined ? {} : { section: target.sectionId }),
    user_id: context.userId,
    ...(context.clientTrackingParams === undefined
      ? {}
      : { clientTrackingParams: context.clientTrackingParams }),
    disable_event_log_info: true,
    ...(context.eventContext === undefined ? {} : { eventContext: context.eventContext }),
  };
}
