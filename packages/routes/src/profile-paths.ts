import { segmentsPath } from './segments-path.ts';

/** Returns the path of a member's saved pins. */
export const savedPath = (username: string): string => segmentsPath([username, '_saved']);

/** Returns the path of a member's created pins. */
export const createdPath = (username: string): string => segmentsPath([username, '_created']);

/** Returns the path of the profile as signed-out visitors see it. */
export const unauthProfilePath = (username: string): string => segmentsPath(['unauth-profile', username]);

/** Returns the path of the products that a member created or saved. */
export const shopPath = (username: string): string => segmentsPath([username, '_shop']);

/** Returns the path of all pins that a member saved. */
export const allPinsPath = (username: string): string => segmentsPath([username, 'pins']);

/** Returns the path of a member's followers. */
export const followersPath = (username: string): string => segmentsPath([username, 'followers']);

/** Returns the path of the members, boards or topics that a member follows. */
export const followingPath = (username: string, what?: 'boards' | 'topics'): string =>
  segmentsPath([username, 'following', ...(what ? [what] : [])]);
