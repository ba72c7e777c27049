import type { AppScope } from '../../platform/http/app-scope.ts';

/** The scopes that cover an event, and those that a secret board adds. */
type Coverage = { readonly scopes: readonly AppScope[]; readonly secretScopes: readonly AppScope[] };

const OF_PINS: Coverage = { scopes: ['pins:read'], secretScopes: ['pins:read_secret'] };
const OF_BOARDS: Coverage = { scopes: ['boards:read'], secretScopes: ['boards:read_secret'] };

/** The events that an endpoint can receive, by the names of their domain events, with the scopes that cover them. */
export const WEBHOOK_EVENTS = {
  'pin.created': OF_PINS,
  'pin.updated': OF_PINS,
  'pin.deleted': OF_PINS,
  'pin.saved': OF_PINS,
  'board.created': OF_BOARDS,
  'board.updated': OF_BOARDS,
  'board.deleted': OF_BOARDS,
  'board.joined': OF_BOARDS,
  'board.followed': { ...OF_BOARDS, scopes: ['boards:read', 'user_accounts:read'] },
  'section.created': OF_BOARDS,
  'section.updated': OF_BOARDS,
  'section.deleted': OF_BOARDS,
  'user.followed': { scopes: ['user_accounts:read'], secretScopes: [] },
  'comment.created': OF_PINS,
} as const satisfies Record<string, Coverage>;

/** The name of an event that an endpoint can receive. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** The names of the events in the order of the documentation. */
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventType[];

/** The event that a developer sends by hand. */
export const TEST_EVENT = 'endpoint.test';

/** Returns the scopes that an app needs for an event. */
export function neededScopes(type: WebhookEventType, isSecret: boolean): readonly AppScope[] {
  const { scopes, secretScopes } = WEBHOOK_EVENTS[type];
  return isSecret ? [...scopes, ...secretScopes] : scopes;
}

/** The events with their scopes, for the reference of the public API. */
export const LISTED_WEBHOOK_EVENTS: readonly {
  readonly type: WebhookEventType;
  readonly scopes: readonly AppScope[];
}[] = WEBHOOK_EVENT_TYPES.map((type) => ({ type, scopes: neededScopes(type, false) }));
