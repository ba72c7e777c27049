import type { SiteTables } from '../tables.ts';

/** The texts of the page that tunes the home feed, in German. */
export const homeFeed: SiteTables['homeFeed'] = {
  title: 'Startseite abstimmen',
  open: 'Abstimmen',
  openHint: 'Wähle, aus welchen Pinnwänden, Themen und gemerkten Pins sie entsteht.',
  heading: 'Startseite',
  intro:
    'Deine Startseite mischt, was unten steht, mit Leuten, denen du folgst, und mit Neuem. Was du weglässt, bringt nichts mehr; du folgst ihm weiter.',
  history: {
    title: 'Verlauf',
    name: 'Was du zuletzt gemerkt hast',
    hint: 'Bringt mehr zu denselben Themen',
  },
  topics: {
    title: 'Themen',
    hint: 'Die Themen, denen du folgst. Was du weglässt, kommt auch nicht von allein.',
    none: 'Du folgst noch keinen Themen.',
    find: 'Themen finden',
  },
  boards: {
    title: 'Pinnwände',
    hint: 'Deine Pinnwände sagen, was du magst; Pinnwände, denen du folgst, bringen ihre Pins.',
    none: 'Du hast noch keine Pinnwände mit Pins und folgst keiner.',
    own: 'Deine Pinnwand',
    followed: 'Du folgst ihr',
  },
  isOn: 'Auf deiner Startseite',
  isOff: 'Weggelassen',
  leaveOut: 'Weglassen',
  leaveOutOf: (name) => `${name} weglassen`,
  takeIn: 'Wieder nutzen',
  takeInOf: (name) => `${name} wieder nutzen`,
  home: 'Zu deiner Startseite',
};
