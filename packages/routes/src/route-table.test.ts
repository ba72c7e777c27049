import { expect, test } from 'vitest';

import { matchRoute } from './match-route.ts';
import { routePath, type RouteParams } from './route-path.ts';
import { RESERVED_FIRST_SEGMENTS, RESERVED_SECOND_SEGMENTS } from './reserved-words.ts';
import { ROUTES, type RouteName } from './route-table.ts';

const names = ROUTES.map(({ name }) => name);

test('a name and a pattern stand for one route', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(ROUTES.map(({ pattern }) => pattern)).size).toBe(names.length);
});

/** Returns an address of the route with values that need encoding for all its parameters. */
const addressOf = (name: RouteName): string => {
  const anything = new Proxy({}, { get: () => 'a/b c' });
  return routePath(name, ...([anything] as unknown as RouteParams<RouteName>));
};

test.each(names)('[RT-01] the address that is built for %s is found again, with its parts', (name) => {
  const match = matchRoute(addressOf(name));
  expect(match?.name).toBe(name);
  expect(new Set(Object.values(match?.parts ?? {}))).toEqual(
    new Set(ROUTES.find((route) => route.name === name)?.pattern.includes(':') ? ['a/b c'] : []),
  );
});

test.each([
  ['with a slash at the end', routePath('pinEdit', { id: '7' }), '/pin/7/edit/'],
  ['encoded', routePath('board', { username: 'maya', board: 'a/b?' }), '/maya/a%2Fb%3F/'],
  ['without what may follow', routePath('settings'), '/settings/'],
  ['for the home page a slash', routePath('home'), '/'],
  ['home, when a part is empty', routePath('profile', { username: '' }), '/'],
  ['home, when a part leads up', routePath('board', { username: 'maya', board: '..' }), '/'],
  ['well-formed, also of half a character', routePath('profile', { username: '\ud800' }), '/%EF%BF%BD/'],
])('an address is %s', (_, path, expected) => {
  expect(path).toBe(expected);
});

/** The addresses of §2 in order, with their route and page kind. */
const SPECIFIED = `
/                                            home                     home
/homefeed/                                   homefeed                 home
/login*                                      login                    login
/signup*                                     signup                   other
/signup/sso-business-account/*               signupSsoBusiness        other
/password/reset*                             passwordReset            other
/pw/{username}                               passwordOf               other
/secure/panic*                               securePanic              other
/email/subscription*                         emailSubscription        other
/email/user_survey*                          emailSurvey              other
/email_verification_error/*                  emailVerificationError   other
/notifications/*                             notifications            other
/pin/{slug}                                  pin                      pin
/pin/{id}/comments                           pinComments              pin
/pin/{id}/edit                               pinEdit                  pin
/pin/{id}/repin                              pinRepin                 pin
/pin/{id}/visual-search/                     pinVisualSearch          pin
/pin/{id}/visual-search/products/            pinVisualSearchProducts  pin
/pin/create/*                                pinCreate                other
/pin/{id}/sent/*                             pinSent                  pin
/pin/{id}/feedback/*                         pinFeedback              pin
/pin_redirect*                               pinRedirect              other
/{username}/{board}                          board                    board
/{username}/{board}/{section}                boardSection             board
/board/{id}/edit                             boardEdit                other
/board/{id}/edit/collaborators               boardCollaborators       other
/board/{id}/edit/add_collaborators           boardAddCollaborators    other
/boardsection/{id}/edit                      boardSectionEdit         other
/{username}/                                 profile                  profile
/{username}/_saved                           profileSaved             profile
/me/                                         me                       profile
/unauth-profile*                             unauthProfile            unauth-profile
/search*                                     search                   other
/search/pins*                                searchPins               other
/ideas                                       ideasRoot                ideas-root
/ideas/{interest}/{id}                       ideas                    ideas
/videos/                                     videos                   videos
/videos/{category}/{id}                      videosCategory           videos-category
/shopping/                                   shoppingRoot             shopping-root
/shopping/{category}/{id}                    shoppingCategory         shopping-category
/topics*                                     topics                   other
/today                                       today                    today
/today/article/*                             todayArticle             article
/today/best/*                                todayBest                today
/today/trending/*                            todayTrending            today
/today/popular/*                             todayPopular             today
/today/shop/*                                todayShop                shopping-spotlight
/discover/article/{slug}                     article                  article
/conversation/{id}                           conversation             other
/pin-editor*                                 pinEditor                other
/pin-builder*                                pinBuilder               other
/story-pin-builder*                          storyPinBuilder          other
/idea-pin-builder*                           ideaPinBuilder           other
/pin-creation-tool*                          pinCreationTool          other
/idea-ads-tool*                              ideaAdsTool              other
/tv/studio*                                  tvStudio                 other
/settings*                                   settings                 other
/age-appeal*                                 ageAppeal                other
/appealed-pin/                               appealedPin              other
/reports-and-violations/                     reportsAndViolations     other
/oauth*                                      oauth                    other
/app-factory-oauth*                          appFactoryOauth          other
/advertiser/quick-promote*                   quickPromote             other
/_/storyboard*                               storyboard               other
/edit                                        tuneHomeFeed             other
/business/*                                  business                 other
/business/convert*                           businessConvert          other
/business/hub*                               businessHub              other
/business/invite/*                           businessInvite           other
/business/schedule_call/*                    businessScheduleCall     other
/business/commerce-integrations/*            businessCommerce         other
/business/business-access/{userBizId}/*      businessAccess           other
/business/business-manager/{id}/*            businessManager          other
/business/business-hierarchy/{businessHierarchyId}/*  businessHierarchy  other
/offsite/                                    offsite                  other
`
  .trim()
  .split('\n')
  .map((row) => row.split(/ +/) as [address: string, name: RouteName, page: string]);

test.each(SPECIFIED)('[RT-01] %s of the specification is the route %s, of kind %s', (address, name, page) => {
  const path = address.replace(/\/?\*$/, '').replaceAll(/[{}]/g, '') || '/';
  const parts = Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, part]));
  expect(matchRoute(path)).toEqual({ name, parts, page });
  expect(routePath(name, ...([parts] as unknown as RouteParams<RouteName>)).replace(/(.)\/$/, '$1')).toBe(
    path.replace(/(.)\/$/, '$1'),
  );
  // With a wildcard, longer addresses belong to the same page; otherwise they match another route, or none.
  const below = matchRoute(`${path}/step/7/`.replaceAll('//', '/'));
  expect(below?.name === name).toBe(address.endsWith('*'));
  const [first = '', second = ''] = path.split('/').slice(1);
  if (first !== '' && !address.startsWith('/{')) expect(RESERVED_FIRST_SEGMENTS).toContain(first);
  if (address.startsWith('/{') && second.startsWith('_')) expect(RESERVED_SECOND_SEGMENTS).toContain(second);
});

test('[RT-01] beside the addresses of the specification there are these, and no others', () => {
  const specified: readonly string[] = SPECIFIED.map(([, name]) => name);
  expect(names.filter((name) => !specified.includes(name))).toEqual([
    'onboarding',
    'logout',
    'emailVerification',
    'pinNumbers',
    'boardCreate',
    'boardInvite',
    'boardShared',
    'boardShare',
    'boardGuests',
    'editorial',
    'editorialArticle',
    'conversations',
    'moderationQueue',
    'moderationDecisions',
    'communityGuidelines',
    'administration',
    'profileCreated',
    'profileShop',
    'profilePins',
    'profileFollowers',
    'profileFollowing',
    'profileFollowingBoards',
    'profileFollowingTopics',
  ]);
});
