/** The markers in the query of an address, in addition to its screen. Source: §2, RT-06. */
export type QueryMarkers = {
  /** The code of an invite: on a pin it identifies the sharer, with `boardInvite` it opens the board. */
  readonly inviteCode: string | undefined;
  /** True if the address was created for sharing. */
  readonly hasUtmPai: boolean;
  /** An invite to a board of this site. */
  readonly boardInvite: BoardInviteMarker | undefined;
  /** True if search results are limited to products on sale. */
  readonly isOnSale: boolean;
  /** True if the visit came from one of our links into the app (RT-09). */
  readonly isFromDeepLink: boolean;
};

/** The parameters of a board invitation's address. */
export type BoardInviteMarker = {
  /** The path of the board on this site: `/{username}/{board}/`. */
  readonly boardPath: string;
  /** True if the viewer comes to answer the invite. */
  readonly acceptsInvite: boolean;
  /** True if logging in also accepts the invite. */
  readonly isSeamless: boolean;
};

/** The attribution that links into the app carry. Source: §9, RT-09. */
export const DEEP_LINK_ATTRIBUTION = { utm_source: '140', utm_medium: '2152' } as const;

const INVITE_CODE = /^[\w-]{1,100}$/;
const BOARD_PATH = /^\/(?![/\\])[^/\\\s?#]+\/[^/\\\s?#]+\/?$/;
const IS_ON = new Set(['true', '1']);

/** Parses the markers of a query. Malformed values, and addresses of other sites, are ignored. */
export function parseQueryMarkers(query: string | URLSearchParams): QueryMarkers {
  const params = new URLSearchParams(query);
  const isOn = (name: string): boolean => IS_ON.has(params.get(name) ?? '');
  const boardPath = BOARD_PATH.exec(params.get('board_url') ?? '')?.[0];
  return {
    inviteCode: INVITE_CODE.exec(params.get('invite_code') ?? '')?.[0],
    hasUtmPai: params.has('utm_pai'),
    boardInvite:
      boardPath === undefined
        ? undefined
        : { boardPath, acceptsInvite: isOn('accept_invite'), isSeamless: isOn('seamless') },
    isOnSale: isOn('on_sale'),
    isFromDeepLink: Object.entries(DEEP_LINK_ATTRIBUTION).every(
      ([name, value]) => params.get(name) === value,
    ),
  };
}

/** The log names of a query's markers; of several, the first in this list applies. */
export const MARKER_NAMES = ['board-invite', 'invite', 'deep-link', 'utm-pai', 'on-sale', 'none'] as const;

/** One of `MARKER_NAMES`. */
export type MarkerName = (typeof MARKER_NAMES)[number];

/** Returns the log's name of an address's markers: their kind, never their values. */
export function markerName(address: string): MarkerName {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? [];
  if (query === '') return 'none';
  const markers = parseQueryMarkers(query);
  if (markers.boardInvite) return 'board-invite';
  if (markers.inviteCode !== undefined) return 'invite';
  if (markers.isFromDeepLink) return 'deep-link';
  if (markers.hasUtmPai) return 'utm-pai';
  return markers.isOnSale ? 'on-sale' : 'none';
}
