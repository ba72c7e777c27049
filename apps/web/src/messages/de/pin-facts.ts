import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of the dialog about a Pin, in German. */
export const pinFacts: SiteTables['pinFacts'] = {
  title: 'Über diesen Pin',
  close: 'Schließen',
  loading: 'Wird geladen',
  notFound: 'Das tut uns leid! Wir konnten diesen Pin nicht finden.',
  why: 'Warum du ihn siehst',
  reasons: {
    ad: 'Jemand hat bezahlt, damit er gezeigt wird.',
    activity: 'Er ähnelt dem, was du gemerkt und angesehen hast.',
    related: 'Er ähnelt den Pins auf dieser Seite.',
    here: 'Er gehört zu der Seite, die du geöffnet hast.',
  },
  namedReasons: {
    board: (name) => `Du folgst der Pinnwand ${cut(name)}.`,
    member: (name) => `Du folgst ${cut(name)}.`,
    topic: (name) => `Du folgst dem Thema ${cut(name)}.`,
    search: (name) => `Er passt zu deiner Suche nach ${cut(name)}.`,
  },
  seeFewer: 'Weniger davon zeigen',
  ad: 'Anzeige',
  paid: 'Das ist eine Anzeige.',
  paidBy: (name) => `Das ist eine Anzeige von ${cut(name)}.`,
  notPaid: 'Keine Anzeige. Niemand hat dafür bezahlt.',
  whyAd: 'Warum diese Anzeige, und ausblenden',
  ai: 'Mit KI erstellt',
  madeWithAi: 'Als mit KI erstellt gekennzeichnet.',
  noAiLabel: 'Nicht als mit KI erstellt gekennzeichnet.',
  editLabel: 'Kennzeichnung ändern',
  reportLabel: 'Falsche Kennzeichnung melden',
  link: 'Link',
  noLink: 'Er hat keinen Link.',
  safety: { safe: 'Es ist keine Warnung bekannt.', warning: 'Wir warnen vor dem Öffnen.' },
  availability: { alive: 'Die Seite antwortet.', gone: 'Die Seite gibt es nicht mehr.', unknown: '' },
  checkedOn: (day) => `Zuletzt geprüft am ${day}.`,
  unchecked: 'Noch nicht geprüft.',
  archive: 'Nach einer archivierten Kopie suchen',
  editLink: 'Link bearbeiten',
  reportLink: 'Link melden',
};
