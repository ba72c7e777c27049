import type { SiteTables } from '../tables.ts';
import { counted, pins } from './counted.ts';

/** The texts of the page “Your data”, in German. */
export const portability: SiteTables['portability'] = {
  title: 'Deine Daten',
  hint: 'Nimm alles mit: ein Archiv deiner Pinnwände, Pins und Bilder, das du auch ohne Pegboard ansehen kannst.',
  exporting: 'Daten mitnehmen',
  contents:
    'Eine ZIP-Datei mit deinem Profil, Pinnwänden, Bereichen, Notizen und Pins, Bildern und Videos, Links und Alternativtexten, deinen Kommentaren und allem, dem du folgst. Öffne darin index.html, um deine Pinnwände anzusehen.',
  secret: 'Auch deine geheimen und archivierten Pinnwände sind enthalten. Bewahre die Datei sicher auf.',
  size: (boards, count, bytes) =>
    `${counted(boards, 'Pinnwand', 'Pinnwände')} und ${pins(count)}, etwa ${bytes}`,
  what: 'Was exportiert wird',
  everything: 'Alles',
  format: 'Dateiformat',
  formats: { archive: 'Archiv mit Bildern (ZIP)', csv: 'Tabelle der Pins (CSV)' },
  csvHint: 'Eine Tabelle enthält die Texte, Links und Bildadressen deiner Pins, aber keine Bilder.',
  start: 'Daten exportieren',
  running: 'Dein Export wird vorbereitet. Du kannst diese Seite verlassen.',
  progress: 'Fortschritt des Exports',
  percent: (percent) => `${percent} fertig`,
  cancel: 'Abbrechen',
  canceled: 'Der Export wurde abgebrochen.',
  ready: 'Dein Export ist fertig.',
  failed: 'Dieser Export ist fehlgeschlagen. Starte einen neuen.',
  list: 'Deine Exporte',
  createdOn: (day) => `Export vom ${day}`,
  facts: (count, day) => `${pins(count)} · verfügbar bis ${day}`,
  download: (bytes) => `Herunterladen (${bytes})`,
  remove: 'Löschen',
  removeOf: (day) => `Export vom ${day} löschen`,
  removed: 'Der Export wurde gelöscht.',
};
