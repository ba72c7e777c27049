import { describe, expect, test } from 'vitest';

import { matchRoute, pageKindOf } from './match-route.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { ROUTES } from './route-table.ts';

describe('matchRoute', () => {
  test.each([
    ['/', 'home', {}],
    ['/homefeed/', 'homefeed', {}],
    ['/login/?next=/me/', 'login', {}],
    ['/signup/', 'signup', {}],
    ['/signup/sso-business-account/step/2', 'signupSsoBusiness', {}],
    ['/pw/maya', 'passwordOf', { username: 'maya' }],
    ['/pin/cup--912/', 'pin', { slug: 'cup--912' }],
    ['/pin/912/#imgViewer', 'pin', { slug: '912' }],
    ['/pin/912/comments', 'pinComments', { id: '912' }],
    ['/pin/912/repin/?isEditingPin=true', 'pinRepin', { id: '912' }],
    ['/pin/912/visual-search/', 'pinVisualSearch', { id: '912' }],
    ['/pin/912/visual-search/products/', 'pinVisualSearchProducts', { id: '912' }],
    ['/pin/create/', 'pinCreate', {}],
    ['/board/7/edit/add_collaborators', 'boardAddCollaborators', { id: '7' }],
    ['/boardsection/7/edit', 'boardSectionEdit', { id: '7' }],
    ['/search/', 'search', {}],
    ['/search/pins/?q=cups', 'searchPins', {}],
    ['/ideas/', 'ideasRoot', {}],
    ['/ideas/ceramics/77', 'ideas', { interest: 'ceramics', id: '77' }],
    ['/today/shop/cups', 'todayShop', {}],
    ['/_/storyboard/7', 'storyboard', {}],
    ['/edit', 'tuneHomeFeed', {}],
    ['/business/business-access/7/dashboard', 'businessAccess', { userBizId: '7' }],
    ['/business/create/', 'business', {}],
    ['/me/', 'me', {}],
    ['/maya/', 'profile', { username: 'maya' }],
    ['/maya/_saved', 'profileSaved', { username: 'maya' }],
    ['/maya/_created/', 'profileCreated', { username: 'maya' }],
    ['/maya/cups/', 'board', { username: 'maya', board: 'cups' }],
    ['/maya/caf%C3%A9/', 'board', { username: 'maya', board: 'café' }],
    ['/maya/7/8', 'boardSection', { username: 'maya', board: '7', section: '8' }],
    ['/LOGIN/', 'login', {}],
  ])('%s is the route %s', (address, name, parts) => {
    expect(matchRoute(address)).toMatchObject({ name, parts });
  });

  test.each([
    ['/search/cups/', 'search'],
    ['/pin/create/cups/', 'pinCreate'],
    ['/login/cups/', 'login'],
    ['/business/cups/', 'business'],
    ['/settings/cups/', 'settings'],
    ['/maya/_saved/', 'profileSaved'],
    ['/maya/following/', 'profileFollowing'],
    ['/maya/Followers/', 'profileFollowers'],
  ])('[RT-02] %s is no board, but the route %s', (address, name) => {
    expect(matchRoute(address)?.name).toBe(name);
  });

  test.each(['_tools', 'tried'])('[RT-02] /maya/%s/ is no board', (segment) => {
    expect(matchRoute(`/maya/${segment}/`)).toBeUndefined();
    expect(matchRoute(`/maya/${segment.toUpperCase()}/`)).toBeUndefined();
  });

  test.each(['about', 'ads', 'terms', 'discover', 'ABOUT', '%61bout', 'graphql'])(
    '[RT-02] /%s/ is no profile, and nothing below it is a board',
    (segment) => {
      expect(matchRoute(`/${segment}/`)).toBeUndefined();
      expect(matchRoute(`/${segment}/cups/`)).toBeUndefined();
    },
  );

  test.each([
    ['an empty text', ''],
    ['a path that does not start at the root', 'maya/'],
    ['another site', 'https://evil.example/maya/'],
    ['an empty part', '/maya//cups/'],
    ['only slashes', '//'],
    ['a part that cannot be decoded', '/%zz/'],
    ['a fixed address with more below', '/me/cups/more/still'],
    ['four parts', '/maya/cups/small/more/'],
  ])('%s belongs to no route', (_, address) => {
    expect(matchRoute(address)).toBeUndefined();
  });
});

describe('pageKindOf', () => {
  test.each([
    ['/pin/912/', 'pin'],
    ['/maya/cups/', 'board'],
    ['/maya/cups/small/', 'board'],
    ['/login/', 'login'],
    ['/', 'home'],
    ['/maya/', 'profile'],
    ['/ideas/ceramics/77/', 'ideas'],
    ['/ideas/', 'ideas-root'],
    ['/videos/', 'videos'],
    ['/videos/ceramics/77/', 'videos-category'],
    ['/discover/article/glazes/', 'article'],
    ['/today/article/glazes/', 'article'],
    ['/today/shop/cups/', 'shopping-spotlight'],
    ['/today/', 'today'],
    ['/unauth-profile/maya/', 'unauth-profile'],
    ['/shopping/', 'shopping-root'],
    ['/shopping/cups/77/', 'shopping-category'],
    ['/settings/', 'other'],
    ['/no/such/page/here/', 'other'],
  ])('[RT-04] %s is logged as %s', (address, kind) => {
    expect(pageKindOf(address)).toBe(kind);
  });

  test('[RT-04] the kinds are those of the specification, and each has an address', () => {
    expect(PAGE_KINDS.join(', ')).toBe(
      'pin, board, login, home, profile, ideas, ideas-root, videos, videos-category, article, shopping-spotlight, ' +
        'today, unauth-profile, shopping-root, shopping-category, other',
    );
    expect(new Set(ROUTES.map(({ page }) => page))).toEqual(new Set(PAGE_KINDS));
  });
});
