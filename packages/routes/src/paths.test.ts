import { expect, test } from 'vitest';

import { matchRoute } from './match-route.ts';
import {
  articlePath,
  articlesPath,
  boardPath,
  ideasPath,
  loginPath,
  pinPath,
  profilePath,
  todayPath,
  videosPath,
} from './paths.ts';
import {
  pinEditPath,
  pinFeedbackPath,
  pinNumbersPath,
  pinSentPath,
  repinPath,
  savedPinEditPath,
} from './pin-paths.ts';
import {
  allPinsPath,
  createdPath,
  followersPath,
  followingPath,
  savedPath,
  shopPath,
  unauthProfilePath,
} from './profile-paths.ts';

test.each([
  [profilePath('maya'), '/maya/', 'profile'],
  [profilePath(null), '/', 'home'],
  [profilePath(undefined), '/', 'home'],
  [profilePath(''), '/', 'home'],
  [savedPath('maya'), '/maya/_saved/', 'profileSaved'],
  [createdPath('maya'), '/maya/_created/', 'profileCreated'],
  [shopPath('maya'), '/maya/_shop/', 'profileShop'],
  [allPinsPath('maya'), '/maya/pins/', 'profilePins'],
  [followersPath('maya'), '/maya/followers/', 'profileFollowers'],
  [followingPath('maya'), '/maya/following/', 'profileFollowing'],
  [followingPath('maya', 'boards'), '/maya/following/boards/', 'profileFollowingBoards'],
  [followingPath('maya', 'topics'), '/maya/following/topics/', 'profileFollowingTopics'],
  [unauthProfilePath('maya'), '/unauth-profile/maya/', 'unauthProfile'],
  [ideasPath({ urlName: 'home-decor', id: '7' }), '/ideas/home-decor/7/', 'ideas'],
  [videosPath({ urlName: 'home-decor', id: '7' }), '/videos/home-decor/7/', 'videosCategory'],
  [todayPath(), '/today/', 'today'],
  [todayPath('best'), '/today/best/', 'todayBest'],
  [articlePath({ slug: 'clay-cups' }), '/discover/article/clay-cups/', 'article'],
  [articlesPath('article'), '/today/article/', 'todayArticle'],
  [articlesPath('shop'), '/today/shop/', 'todayShop'],
  [boardPath({ url: '/maya/cups/' }), '/maya/cups/', 'board'],
  [pinPath({ id: '912' }), '/pin/912/', 'pin'],
  [repinPath('912'), '/pin/912/repin/', 'pinRepin'],
  [pinEditPath('912'), '/pin/912/edit/', 'pinEdit'],
  [pinSentPath('912'), '/pin/912/sent/', 'pinSent'],
  [pinNumbersPath('912'), '/pin/912/numbers/', 'pinNumbers'],
  [pinFeedbackPath('912'), '/pin/912/feedback/', 'pinFeedback'],
  [
    savedPinEditPath({ pinId: '912', boardId: '7', originalPinId: '8' }),
    '/pin/912/repin/?isEditingPin=true&pinBoardId=7&isFromToast=true&originalPinId=8',
    'pinRepin',
  ],
  [
    loginPath({ next: '/pin/912/?a=b&c', for: 'save' }),
    '/login/?next=%2Fpin%2F912%2F%3Fa%3Db%26c&for=save',
    'login',
  ],
])('%s is %s, of the route %s', (path, expected, name) => {
  expect(path).toBe(expected);
  expect(matchRoute(path)?.name).toBe(name);
});
