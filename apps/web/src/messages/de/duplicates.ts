import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of saved Pins with the same picture, in German. */
export const duplicates: SiteTables['duplicates'] = {
  title: 'Doppelte Pins',
  open: 'Öffnen',
  openNamed: (title) => `${cut(title)} öffnen`,
  find: 'Doppelte Pins finden',
  hint: 'Gemerkte Pins, die dasselbe Bild zeigen, auch in anderer Größe. Zusammengeführt liegt ein Pin auf allen ihren Pinnwänden. Pins, die du erstellt hast, stehen hier nicht.',
  group: (count) => `${count} Pins mit demselben Bild`,
  how: 'Der Pin, den du wählst, ersetzt die anderen auf jeder Pinnwand, mit deinen Titeln und Notizen. Auf einer Pinnwand mit mehreren bleibt er in seinem Abschnitt. Du kannst das 7 Tage lang rückgängig machen.',
  keep: 'Diesen behalten',
  keepProposed: 'Diesen behalten (Vorschlag)',
  merge: 'Zusammenführen',
  merged: (count) =>
    count === 1 ? '1 doppelter Pin zusammengeführt' : `${count} doppelte Pins zusammengeführt`,
  mergedOne: 'Die doppelten Pins sind zusammengeführt.',
  undo: 'Rückgängig',
  undone: 'Die Pins sind wieder an ihrem Platz.',
  untitled: 'Pin',
  profile: 'Profil',
  noLink: 'Kein Link',
  none: 'Keine doppelten Pins',
  noneHint: 'Keine deiner gemerkten Pins zeigen dasselbe Bild.',
  noneAction: 'Mehr Ideen finden',
  more: 'Mehr',
};
