import type { SiteTables } from '../tables.ts';
import { counted, pins } from './counted.ts';

/** The texts of the page “Your data”, in German. */
export const portability: SiteTables['portability'] = {
  title: 'Deine Daten',
  hint: 'Nimm alles mit: ein Archiv deiner Pinnwände, Pins und Bilder, das du auch ohne Pegboard ansehen kannst.',
  exporting: 'Daten mitnehmen',
  contents:
    'Eine ZIP-Datei mit deinem Profil, Pinnwänden, Bereichen, Notizen und Pins, Bildern und Videos, Links und Alternativtexten, deinen Kommentaren und allem, dem du folgst. account.html enthält den Rest: Anmeldungen, Geräte, Apps, gesendete Nachrichten, Suchen, Stummgeschaltetes, Meldungen und mehr. Öffne darin index.html, um alles anzusehen. Wir schicken dir eine E-Mail, wenn sie fertig ist.',
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
  confirming: {
    title: 'Bestätige, dass du es bist',
    intro: (day) =>
      `Der Export vom ${day} enthält alles, was du hier hast. Gib dein Passwort ein, um ihn herunterzuladen.`,
    password: 'Dein Passwort',
    download: 'Herunterladen',
    passkeyButton: 'Mit Passkey bestätigen und herunterladen',
    started: 'Der Download hat begonnen.',
    gone: 'Dieser Export ist nicht verfügbar. Er wurde gelöscht oder ist noch nicht fertig.',
    back: 'Deine Daten',
  },
};
