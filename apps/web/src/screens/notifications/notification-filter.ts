import type { NewsKind } from '../../data/generated/graphql.ts';
import { pageOf } from '../../features/reports/report-format.ts';

/** The kinds of notifications behind each filter of the page. */
export const NOTIFICATION_FILTERS = {
  saves: ['save'],
  comments: ['comment', 'reply', 'mention', 'story_mention'],
  reactions: ['reaction', 'comment_reaction'],
  people: ['follow', 'follow_request', 'follow_accepted'],
  boards: ['board_pins', 'board_follow', 'board_invite', 'invite_accepted', 'guest_images'],
  account: ['export_ready', 'webhook_disabled', 'business_digest'],
} as const satisfies Readonly<Record<string, readonly NewsKind[]>>;

/** A filter of the page of notifications. */
export type NotificationFilter = keyof typeof NOTIFICATION_FILTERS;

/** The filters in the order of the page. */
export const FILTER_NAMES = Object.keys(NOTIFICATION_FILTERS) as readonly NotificationFilter[];

/** Returns the filter of an address; undefined for all notifications. */
export function filterOf(search: URLSearchParams): NotificationFilter | undefined {
  const named = search.get('show');
  return FILTER_NAMES.find((name) => name === named);
}

/** Returns the variables of the query for an address. */
export function toParams(search: URLSearchParams) {
  const filter = filterOf(search);
  return { ...pageOf(search), kinds: filter === undefined ? null : [...NOTIFICATION_FILTERS[filter]] };
}
