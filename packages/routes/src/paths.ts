import { segmentsPath } from './route-path.ts';

/** The page of a person; the home page when no one is named. */
export const profilePath = (username: string | null | undefined): string => segmentsPath([username ?? '']);

/** The page of a board: its own `url`, which the server gives. */
export const boardPath = (board: { readonly url: string }): string => board.url;

/** The close-up of a pin. */
export const pinPath = (pin: { readonly id: string }): string => segmentsPath(['pin', pin.id]);

/** The page of a topic: `urlName` is its slug. */
export const ideasPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['ideas', topic.urlName, topic.id]);

/** The videos of a topic. */
export const videosPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['videos', topic.urlName, topic.id]);

/** Returns the path of the most saved pins: of today's topics, or a list. */
export const todayPath = (list?: 'best' | 'trending' | 'popular'): string =>
  segmentsPath(['today', ...(list ? [list] : [])]);

/** The path of the community guidelines. */
export const communityGuidelinesPath: string = segmentsPath(['policy', 'community-guidelines']);

/** The log-in page: `next` is where to be afterwards, `for` what the visitor wanted, see `LOGIN_REASONS`. */
export const loginPath = (of: { readonly next: string; readonly for: string }): string =>
  `/login/?${new URLSearchParams(of)}`;
