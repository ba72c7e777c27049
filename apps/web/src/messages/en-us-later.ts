import type { RouteName } from '@pegboard/routes';

/** What an address will be for that has no screen yet, and where its reader may go instead. */
export type LaterText = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
};

const search = { to: '/search/pins/', label: 'Search Pins' };
const home = { to: '/', label: 'See what is new' };
const settings = { to: '/settings/', label: 'Open settings' };

const create: LaterText = {
  title: 'Make a Pin',
  text: 'This is where you will make Pins from your own pictures and videos, and from pages that you found.',
  link: { to: '/board/create/', label: 'Create a board for them' },
};
const shopping: LaterText = {
  title: 'Shopping',
  text: 'Products of all shops will be gathered here, with prices and what is in stock.',
  link: search,
};
const articles: LaterText = {
  title: 'Articles',
  text: 'Stories that take Pins further will be read here.',
  link: home,
};
const ads: LaterText = {
  title: 'Promote a Pin',
  text: 'Businesses will show their Pins to more people from here, and see what came of it.',
  link: { to: '/settings/ads/', label: 'How ads are chosen for you' },
};
const business: LaterText = {
  title: 'Pegboard for businesses',
  text: 'Businesses will find their numbers, their people and their catalogs here.',
  link: home,
};
const apps: LaterText = {
  title: 'Connect an app',
  text: 'You will be asked here before an app may read or save Pins in your name.',
  link: settings,
};

/** The addresses of the route table that have no screen yet, with what is said there (RT-01). */
export const laterTexts: Readonly<Partial<Record<RouteName, LaterText>>> = {
  pinSent: {
    title: 'Pins sent to you',
    text: 'Pins that people sent you will be found here, with what they wrote.',
    link: home,
  },
  pinFeedback: {
    title: 'What you said of this Pin',
    text: 'You will read and change here what you told us about a Pin.',
    link: { to: '/reports-and-violations/', label: 'See your reports' },
  },
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
  ideaAdsTool: ads,
  appealedPin: {
    title: 'Your appeal',
    text: 'You will read here what became of a Pin that was removed and that you asked us to look at again.',
    link: { to: '/reports-and-violations/', label: 'See reports and decisions' },
  },
  oauth: apps,
  appFactoryOauth: apps,
  signupSsoBusiness: business,
};
