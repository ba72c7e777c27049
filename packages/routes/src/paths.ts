import { segmentsPath } from './route-path.ts';

/** The page of a person; the home page when nobody is named. */
export const profilePath = (username: string | null | undefined): string => segmentsPath([username ?? '']);

/** What a person saved. */
export const savedPath = (username: string): string => segmentsPath([username, '_saved']);

/** What a person made. */
export const createdPath = (username: string): string => segmentsPath([username, '_created']);

/** The page of a person that visitors are led to when it is to be shown to them as visitors see it. */
export const unauthProfilePath = (username: string): string => segmentsPath(['unauth-profile', username]);

/** Products that a person made or saved. */
export const shopPath = (username: string): string => segmentsPath([username, '_shop']);

/** Every pin that a person saved. */
export const allPinsPath = (username: string): string => segmentsPath([username, 'pins']);

/** Who follows a person. */
export const followersPath = (username: string): string => segmentsPath([username, 'followers']);

/** Whom a person follows, or which boards or topics. */
export const followingPath = (username: string, what?: 'boards' | 'topics'): string =>
  segmentsPath([username, 'following', ...(what ? [what] : [])]);

/** The page of a board: its own `url`, which the server gives. */
export const boardPath = (board: { readonly url: string }): string => board.url;

/** The close-up of a pin. */
export const pinPath = (pin: { readonly id: string }): string => segmentsPath(['pin', pin.id]);

/** Where a pin is saved: a board is chosen there. */
export const repinPath = (id: string): string => segmentsPath(['pin', id, 'repin']);

/** Where a pin is edited by those who may. */
export const pinEditPath = (id: string): string => segmentsPath(['pin', id, 'edit']);

/** Where pins are found, or products alone, that look like a part of a pin's picture; `crop` is that part. */
export const visualSearchPath = (id: string, what?: 'products', crop?: string): string =>
  segmentsPath(['pin', id, 'visual-search', ...(what ? [what] : [])]) + (crop ? `?crop=${crop}` : '');

/** Where a saved pin is moved to another board, as the toast of the save offers. Source: §2. */
export const savedPinEditPath = (of: {
  readonly pinId: string;
  readonly boardId: string;
  readonly originalPinId: string;
}): string =>
  `${repinPath(of.pinId)}?${new URLSearchParams({
    isEditingPin: 'true',
    pinBoardId: of.boardId,
    isFromToast: 'true',
    originalPinId: of.originalPinId,
  })}`;

/** The page of a topic: `urlName` is its slug. */
export const ideasPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['ideas', topic.urlName, topic.id]);

/** The videos of a topic. */
export const videosPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['videos', topic.urlName, topic.id]);

/** What was saved most: of today's topics, or a list. */
export const todayPath = (list?: 'best' | 'trending' | 'popular'): string =>
  segmentsPath(['today', ...(list ? [list] : [])]);

/** What we want of everybody here. */
export const communityGuidelinesPath: string = segmentsPath(['policy', 'community-guidelines']);

/** The log-in page: `next` is where to be afterwards, `for` what the visitor wanted, see `LOGIN_REASONS`. */
export const loginPath = (of: { readonly next: string; readonly for: string }): string =>
  `/login/?${new URLSearchParams(of)}`;
