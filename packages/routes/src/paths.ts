import { segmentsPath } from './segments-path.ts';

/** Returns the path of a member's profile; the home page without a username. */
export const profilePath = (username: string | null | undefined): string => segmentsPath([username ?? '']);

/** Returns the path of a board: its own `url`, which the server sends. */
export const boardPath = (board: { readonly url: string }): string => board.url;

/** Returns the path of a close-up. */
export const pinPath = (pin: { readonly id: string }): string => segmentsPath(['pin', pin.id]);

/** Returns the path of a topic: `urlName` is its slug. */
export const ideasPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['ideas', topic.urlName, topic.id]);

/** Returns the path of a topic's videos. */
export const videosPath = (topic: { readonly urlName: string; readonly id: string }): string =>
  segmentsPath(['videos', topic.urlName, topic.id]);

/** Returns the path of the most saved pins: of today's topics, or a list. */
export const todayPath = (list?: 'best' | 'trending' | 'popular'): string =>
  segmentsPath(['today', ...(list ? [list] : [])]);

/** Returns the canonical path of an article. */
export const articlePath = (article: { readonly slug: string }): string =>
  segmentsPath(['discover', 'article', article.slug]);

/** Returns the path of the list of articles of a kind. */
export const articlesPath = (kind: 'article' | 'shop'): string => segmentsPath(['today', kind]);

/** The path of the community guidelines. */
export const communityGuidelinesPath: string = segmentsPath(['policy', 'community-guidelines']);

/**
 * Returns the path of the login page: `next` is the redirect, `for` the visitor's intent, see
 * `LOGIN_REASONS`.
 */
export const loginPath = (of: { readonly next: string; readonly for: string }): string =>
  `/login/?${new URLSearchParams(of)}`;
