import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of muting words, people, sites and topics, in German. */
export const muting: SiteTables['muting'] = {
  title: 'Stummgeschaltete Wörter, Personen, Websites und Themen',
  open: 'Stummgeschaltet',
  hint: 'Was du stummschaltest, bleibt aus deiner Startseite, ähnlichen Pins, der Suche, Vorschlägen, Benachrichtigungen und E-Mails heraus. Nur du siehst diese Liste. Deine eigenen Pins und Pinnwände werden nie ausgeblendet.',
  kinds: 'Was stummgeschaltet ist',
  tabs: { word: 'Wörter', member: 'Personen', site: 'Websites', topic: 'Themen' },
  none: {
    word: 'Keine stummgeschalteten Wörter',
    member: 'Keine stummgeschalteten Personen',
    site: 'Keine stummgeschalteten Websites',
    topic: 'Keine stummgeschalteten Themen',
  },
  how: {
    word: 'Pins, Pinnwände, Kommentare und Vorschläge mit einem stummgeschalteten Wort werden ausgeblendet. Es zählen nur ganze Wörter; Großschreibung und Akzente spielen keine Rolle.',
    member: 'Um jemanden stummzuschalten, öffne das Menü des Profils. Die Person erfährt nichts davon.',
    site: 'Pins, die zu einer stummgeschalteten Website oder einem Teil davon wie shop.example.com führen, werden ausgeblendet.',
    topic: 'Um ein Thema stummzuschalten, öffne das Menü seiner Seite.',
  },
  word: 'Wort oder Wortgruppe',
  site: 'Website',
  siteHint: 'Zum Beispiel example.com',
  duration: 'Stummschalten',
  durations: { forever: 'Bis du es aufhebst', week: 'Für 7 Tage', month: 'Für 30 Tage' },
  add: 'Stummschalten',
  until: (date) => `Bis ${date}`,
  unmute: 'Aufheben',
  unmuteOf: (name) => `Stummschaltung von ${cut(name)} aufheben`,
  muteOf: (name) => `${cut(name)} stummschalten`,
  muteTopic: 'Thema stummschalten',
  unmuteTopic: 'Stummschaltung des Themas aufheben',
  muted: (name) => `Du hast ${cut(name)} stummgeschaltet`,
  unmuted: (name) => `Du hast die Stummschaltung von ${cut(name)} aufgehoben`,
  unseen: 'Jemand, den du nicht sehen kannst',
  moreOf: (name) => `Weitere Optionen für ${cut(name)}`,
  more: 'Mehr',
  undo: 'Rückgängig',
  failed: 'Das tut uns leid! Bei uns ist etwas schiefgelaufen.',
};
