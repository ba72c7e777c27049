import { segmentsPath } from './route-path.ts';

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
