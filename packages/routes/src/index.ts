export { closeupId } from './closeup-id.ts';
export { appLink, deepLinkAddress, SENSITIVE_PARAMETERS } from './deep-link-address.ts';
export { landingType, LANDING_TYPES, type LandingType } from './landing-type.ts';
export {
  LOGIN_REASONS,
  limitedLoginMessages,
  limitedLoginTitle,
  type LimitedLoginMessages,
  type LoginReason,
} from './limited-login.ts';
export { loginTarget, safeLoginTarget, type LoginAttempt } from './login-target.ts';
export { matchRoute, pageKindOf, type RouteMatch } from './match-route.ts';
export { PAGE_KINDS, type PageKind } from './page-kinds.ts';
export {
  boardPath,
  communityGuidelinesPath,
  ideasPath,
  loginPath,
  pinPath,
  profilePath,
  todayPath,
  videosPath,
} from './paths.ts';
export { pinEditPath, repinPath, savedPinEditPath, visualSearchPath } from './pin-paths.ts';
export {
  allPinsPath,
  createdPath,
  followersPath,
  followingPath,
  savedPath,
  shopPath,
  unauthProfilePath,
} from './profile-paths.ts';
export {
  DEEP_LINK_ATTRIBUTION,
  MARKER_NAMES,
  markerName,
  queryMarkers,
  type BoardInviteMarker,
  type MarkerName,
  type QueryMarkers,
} from './query-markers.ts';
export { repinFlags, type RepinFlags } from './repin-flags.ts';
export {
  isReservedBoardSlug,
  isReservedUsername,
  RESERVED_FIRST_SEGMENTS,
  RESERVED_SECOND_SEGMENTS,
} from './reserved-words.ts';
export { routePath, type PartsFor } from './route-path.ts';
export { searchEngineOf, SEARCH_ENGINES, type SearchEngine } from './search-engine.ts';
export { ROUTES, type PartsOf, type PatternOf, type Route, type RouteName } from './route-table.ts';
