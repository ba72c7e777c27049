import type { PageKind } from './page-kinds.ts';

/**
 * One route of the site. In `pattern` a segment that starts with a colon is a parameter, and a final `*`
 * matches anything below, including nothing, as in React Router. `page` is its name in the log.
 */
export interface Route {
  readonly name: string;
  readonly pattern: string;
  readonly page: PageKind;
}

/**
 * All routes of the site in matching order: fixed segments precede parameters, so the routes of members and
 * their boards are last. Source: §2, RT-01.
 */
export const ROUTES = [
  { name: 'home', pattern: '/', page: 'home' },
  { name: 'homefeed', pattern: '/homefeed', page: 'home' },

  { name: 'login', pattern: '/login/*', page: 'login' },
  { name: 'onboarding', pattern: '/onboarding', page: 'other' },
  { name: 'logout', pattern: '/logout', page: 'other' },
  { name: 'signupSsoBusiness', pattern: '/signup/sso-business-account/*', page: 'other' },
  { name: 'signup', pattern: '/signup/*', page: 'other' },
  { name: 'passwordReset', pattern: '/password/reset/*', page: 'other' },
  { name: 'passwordOf', pattern: '/pw/:username', page: 'other' },
  { name: 'securePanic', pattern: '/secure/panic/*', page: 'other' },
  { name: 'emailSubscription', pattern: '/email/subscription/*', page: 'other' },
  { name: 'emailSurvey', pattern: '/email/user_survey/*', page: 'other' },
  { name: 'emailVerification', pattern: '/email/verification/*', page: 'other' },
  { name: 'emailVerificationError', pattern: '/email_verification_error/*', page: 'other' },
  { name: 'notifications', pattern: '/notifications/*', page: 'other' },

  { name: 'pinCreate', pattern: '/pin/create/*', page: 'other' },
  { name: 'pin', pattern: '/pin/:slug', page: 'pin' },
  { name: 'pinComments', pattern: '/pin/:id/comments', page: 'pin' },
  { name: 'pinEdit', pattern: '/pin/:id/edit', page: 'pin' },
  { name: 'pinRepin', pattern: '/pin/:id/repin', page: 'pin' },
  { name: 'pinVisualSearchProducts', pattern: '/pin/:id/visual-search/products', page: 'pin' },
  { name: 'pinVisualSearch', pattern: '/pin/:id/visual-search', page: 'pin' },
  { name: 'pinSent', pattern: '/pin/:id/sent/*', page: 'pin' },
  { name: 'pinFeedback', pattern: '/pin/:id/feedback/*', page: 'pin' },
  { name: 'pinNumbers', pattern: '/pin/:id/numbers', page: 'pin' },
  { name: 'pinRedirect', pattern: '/pin_redirect/*', page: 'other' },
  { name: 'offsite', pattern: '/offsite', page: 'other' },

  { name: 'boardCreate', pattern: '/board/create', page: 'other' },
  { name: 'boardInvite', pattern: '/board/invite', page: 'other' },
  { name: 'boardShared', pattern: '/board/shared/*', page: 'other' },
  { name: 'boardEdit', pattern: '/board/:id/edit', page: 'other' },
  { name: 'boardCollaborators', pattern: '/board/:id/edit/collaborators', page: 'other' },
  { name: 'boardAddCollaborators', pattern: '/board/:id/edit/add_collaborators', page: 'other' },
  { name: 'boardShare', pattern: '/board/:id/edit/share', page: 'other' },
  { name: 'boardGuests', pattern: '/board/:id/guests', page: 'other' },
  { name: 'boardSectionEdit', pattern: '/boardsection/:id/edit', page: 'other' },

  { name: 'searchPins', pattern: '/search/pins/*', page: 'other' },
  { name: 'search', pattern: '/search/*', page: 'other' },
  { name: 'ideasRoot', pattern: '/ideas', page: 'ideas-root' },
  { name: 'ideas', pattern: '/ideas/:interest/:id', page: 'ideas' },
  { name: 'videos', pattern: '/videos', page: 'videos' },
  { name: 'videosCategory', pattern: '/videos/:category/:id', page: 'videos-category' },
  { name: 'shoppingRoot', pattern: '/shopping', page: 'shopping-root' },
  { name: 'shoppingCategory', pattern: '/shopping/:category/:id', page: 'shopping-category' },
  { name: 'topics', pattern: '/topics/*', page: 'other' },
  { name: 'today', pattern: '/today', page: 'today' },
  { name: 'todayArticle', pattern: '/today/article/*', page: 'article' },
  { name: 'todayBest', pattern: '/today/best/*', page: 'today' },
  { name: 'todayTrending', pattern: '/today/trending/*', page: 'today' },
  { name: 'todayPopular', pattern: '/today/popular/*', page: 'today' },
  { name: 'todayShop', pattern: '/today/shop/*', page: 'shopping-spotlight' },
  { name: 'article', pattern: '/discover/article/:slug', page: 'article' },
  { name: 'editorial', pattern: '/editorial', page: 'other' },
  { name: 'editorialArticle', pattern: '/editorial/:id', page: 'other' },
  { name: 'conversations', pattern: '/conversation', page: 'other' },
  { name: 'conversation', pattern: '/conversation/:id', page: 'other' },

  { name: 'pinEditor', pattern: '/pin-editor/*', page: 'other' },
  { name: 'pinBuilder', pattern: '/pin-builder/*', page: 'other' },
  { name: 'storyPinBuilder', pattern: '/story-pin-builder/*', page: 'other' },
  { name: 'ideaPinBuilder', pattern: '/idea-pin-builder/*', page: 'other' },
  { name: 'pinCreationTool', pattern: '/pin-creation-tool/*', page: 'other' },
  { name: 'ideaAdsTool', pattern: '/idea-ads-tool/*', page: 'other' },
  { name: 'tvStudio', pattern: '/tv/studio/*', page: 'other' },
  { name: 'settings', pattern: '/settings/*', page: 'other' },
  { name: 'ageAppeal', pattern: '/age-appeal/*', page: 'other' },
  { name: 'appealedPin', pattern: '/appealed-pin', page: 'other' },
  { name: 'reportsAndViolations', pattern: '/reports-and-violations', page: 'other' },
  { name: 'moderationQueue', pattern: '/reports-and-violations/queue', page: 'other' },
  { name: 'moderationDecisions', pattern: '/reports-and-violations/decisions', page: 'other' },
  { name: 'communityGuidelines', pattern: '/policy/community-guidelines', page: 'other' },
  { name: 'oauth', pattern: '/oauth/*', page: 'other' },
  { name: 'appFactoryOauth', pattern: '/app-factory-oauth/*', page: 'other' },
  { name: 'quickPromote', pattern: '/advertiser/quick-promote/*', page: 'other' },
  { name: 'storyboard', pattern: '/_/storyboard/*', page: 'other' },
  { name: 'administration', pattern: '/_/*', page: 'other' },
  { name: 'tuneHomeFeed', pattern: '/edit', page: 'other' },

  { name: 'businessConvert', pattern: '/business/convert/*', page: 'other' },
  { name: 'businessHub', pattern: '/business/hub/*', page: 'other' },
  { name: 'businessInvite', pattern: '/business/invite/*', page: 'other' },
  { name: 'businessScheduleCall', pattern: '/business/schedule_call/*', page: 'other' },
  { name: 'businessCommerce', pattern: '/business/commerce-integrations/*', page: 'other' },
  { name: 'businessAccess', pattern: '/business/business-access/:userBizId/*', page: 'other' },
  { name: 'businessManager', pattern: '/business/business-manager/:id/*', page: 'other' },
  {
    name: 'businessHierarchy',
    pattern: '/business/business-hierarchy/:businessHierarchyId/*',
    page: 'other',
  },
  { name: 'business', pattern: '/business/*', page: 'other' },

  { name: 'me', pattern: '/me', page: 'profile' },
  { name: 'unauthProfile', pattern: '/unauth-profile/*', page: 'unauth-profile' },
  { name: 'profile', pattern: '/:username', page: 'profile' },
  { name: 'profileSaved', pattern: '/:username/_saved', page: 'profile' },
  { name: 'profileCreated', pattern: '/:username/_created', page: 'profile' },
  { name: 'profileShop', pattern: '/:username/_shop', page: 'profile' },
  { name: 'profilePins', pattern: '/:username/pins', page: 'profile' },
  { name: 'profileFollowers', pattern: '/:username/followers', page: 'profile' },
  { name: 'profileFollowing', pattern: '/:username/following', page: 'profile' },
  { name: 'profileFollowingBoards', pattern: '/:username/following/boards', page: 'profile' },
  { name: 'profileFollowingTopics', pattern: '/:username/following/topics', page: 'profile' },
  { name: 'board', pattern: '/:username/:board', page: 'board' },
  { name: 'boardSection', pattern: '/:username/:board/:section', page: 'board' },
] as const;

/** The name of a route of the table. */
export type RouteName = (typeof ROUTES)[number]['name'];

/** The pattern of a route. */
export type RoutePattern<Name extends RouteName> = Extract<
  (typeof ROUTES)[number],
  { readonly name: Name }
>['pattern'];

/** The parameter names of a pattern, each one segment. */
export type PathParams<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Part}/${infer More}`
    ? Part | PathParams<More>
    : Rest
  : never;
