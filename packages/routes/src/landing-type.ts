import { matchRoute } from './match-route.ts';
import type { RouteName } from './route-table.ts';

/** The landing types of visits in the log. Source: §2, RT-05. */
export const LANDING_TYPES = [
  'today',
  'ideas',
  'own_section',
  'own_board',
  'section',
  'board',
  'closeup',
  'home',
  'profile',
  'search',
  'topic',
  'empty',
] as const;

/** One of `LANDING_TYPES`. */
export type LandingType = (typeof LANDING_TYPES)[number];

const TYPES: Readonly<Partial<Record<RouteName, LandingType>>> = {
  home: 'home',
  homefeed: 'home',
  pin: 'closeup',
  searchPins: 'search',
  search: 'search',
  ideasRoot: 'ideas',
  ideas: 'ideas',
  topics: 'topic',
  today: 'today',
  todayArticle: 'today',
  todayBest: 'today',
  todayTrending: 'today',
  todayPopular: 'today',
  todayShop: 'today',
  me: 'profile',
  unauthProfile: 'profile',
  profile: 'profile',
  profileSaved: 'profile',
  profileCreated: 'profile',
};

/**
 * Returns the landing type of a visit's first address. The viewer's own boards and sections, by username, are
 * their own type. `empty` if it is none. Source: RT-05.
 */
export function landingType(address: string, viewerName: string | null): LandingType {
  const match = matchRoute(address);
  if (match?.name !== 'board' && match?.name !== 'boardSection')
    return (match && TYPES[match.name]) ?? 'empty';
  const type = match.name === 'board' ? 'board' : 'section';
  return match.parts.username.toLowerCase() === viewerName?.toLowerCase() ? `own_${type}` : type;
}
