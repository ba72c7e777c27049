import type { LoginReason, RouteName } from '@pegboard/routes';
import type { SiteTables } from '../../messages/tables.ts';

/** What an address will be for, where its reader may go instead, and for what visitors are asked to log in. */
export type LaterScreen = {
  readonly kind: keyof SiteTables['later'];
  readonly to: string;
  readonly asks?: LoginReason;
};

const create: LaterScreen = { kind: 'create', to: '/board/create/', asks: 'create' };
const shopping: LaterScreen = { kind: 'shopping', to: '/search/pins/' };
const articles: LaterScreen = { kind: 'articles', to: '/today/' };
const apps: LaterScreen = { kind: 'apps', to: '/settings/' };

/** The addresses of the route table that have no screen yet (RT-01). */
export const laterScreens: Readonly<Partial<Record<RouteName, LaterScreen>>> = {
  pinCreate: create,
  pinEditor: create,
  pinBuilder: create,
  pinCreationTool: create,
  storyPinBuilder: create,
  ideaPinBuilder: create,
  tvStudio: create,
  shoppingRoot: shopping,
  shoppingCategory: shopping,
  todayArticle: articles,
  todayShop: shopping,
  article: articles,
  appealedPin: { kind: 'appeal', to: '/reports-and-violations/', asks: 'continue' },
  oauth: apps,
  appFactoryOauth: apps,
  signupSsoBusiness: { kind: 'business', to: '/business/hub/' },
};
