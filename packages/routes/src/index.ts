export { parsePinId } from './parse-pin-id.ts';
export { buildAppLink, stripSensitiveParams, SENSITIVE_PARAMETERS } from './deep-link-address.ts';
export { INFORMATION_PAGES, informationPath, type InformationPage } from './information-pages.ts';
export { landingType, LANDING_TYPES, type LandingType } from './landing-type.ts';
export {
  LOGIN_REASONS,
  limitedLoginMessages,
  limitedSignUpMessages,
  getLoginTitle,
  type LimitedLoginMessages,
  type LoginReason,
} from './limited-login.ts';
export { getLoginRedirect, getSafeRedirect, type LoginAttempt } from './login-redirect.ts';
export { matchRoute, pageKindOf, type RouteMatch } from './match-route.ts';
export { PAGE_KINDS, type PageKind } from './page-kinds.ts';
export {
  articlePath,
  articlesPath,
  boardPath,
  communityGuidelinesPath,
  ideasPath,
  loginPath,
  pinPath,
  profilePath,
  todayPath,
  videosPath,
} from './paths.ts';
export {
  pinEditPath,
  pinFeedbackPath,
  pinNumbersPath,
  pinSentPath,
  repinPath,
  savedPinEditPath,
  visualSearchPath,
} from './pin-paths.ts';
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
  parseQueryMarkers,
  type BoardInviteMarker,
  type MarkerName,
  type QueryMarkers,
} from './query-markers.ts';
export { parseRepinParams, type RepinParams } from './repin-params.ts';
export {
  isReservedBoardSlug,
  isReservedUsername,
  RESERVED_FIRST_SEGMENTS,
  RESERVED_SECOND_SEGMENTS,
} from './reserved-words.ts';
export { routePath, type RouteParams } from './route-path.ts';
export { parseSearchEngine, SEARCH_ENGINES, type SearchEngine } from './search-engine.ts';
export {
  parseSharedTexts,
  SHARE_TARGET_PATH,
  SHARED_FILES_MISSING,
  sharedPinPath,
  type SharedFields,
  type SharedTexts,
} from './share-target.ts';
export { ROUTES, type PathParams, type RoutePattern, type Route, type RouteName } from './route-table.ts';
