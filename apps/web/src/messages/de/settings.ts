import type { SiteTables } from '../tables.ts';

/** The settings' navigation and the pages “Privacy” and “Account”, in German. */
export const settings: SiteTables['settings'] = {
  navigation: 'Einstellungen',
  back: 'Alle Einstellungen',
  pages: {
    profile: 'Öffentliches Profil',
    account: 'Konto',
    privacy: 'Privatsphäre',
    appearance: 'Sprache und Darstellung',
    notifications: 'Mitteilungen',
    email: 'E-Mail',
    feed: 'Startseite',
    ads: 'Werbung',
    muted: 'Stummgeschaltet',
    blocked: 'Blockiert',
    boards: 'Archivierte Pinnwände',
    security: 'Sicherheit und Anmeldungen',
    apps: 'Verbundene Apps',
    data: 'Deine Daten',
    reports: 'Meldungen und Verstöße',
    close: 'Deaktivieren oder löschen',
  },
  privacy: {
    title: 'Privatsphäre',
    intro: 'Lege fest, wer dich findet und dir schreibt.',
    search: 'Suchmaschinen',
    hide: 'Mein Profil aus Suchmaschinen heraushalten',
    hideHint:
      'Suchmaschinen werden gebeten, dein Profil, deine Pinnwände und Pins nicht aufzunehmen, und es gibt keine Feeds davon. Seiten, die sie schon kennen, können noch einige Wochen bleiben.',
    contact: 'Wer dich kontaktieren darf',
    messages: 'Eine Unterhaltung mit dir beginnen',
    messagesHint: 'Unterhaltungen, die du schon hast, gehen weiter.',
    mentions: 'Dich in Kommentaren und Pins erwähnen',
    comments: 'Deine Pins kommentieren',
    audiences: { everyone: 'Alle', followed: 'Personen, denen du folgst', nobody: 'Niemand' },
    save: 'Änderungen speichern',
    saved: 'Deine Änderungen sind gespeichert.',
    history: 'Verlauf',
    historyHint:
      'Deine letzten Suchen und die Pins, die du auf diesem Gerät zuletzt geöffnet hast. Nur du siehst sie.',
    clear: 'Verlauf löschen',
    cleared: 'Dein Verlauf ist gelöscht.',
    ads: 'Personalisierte Werbung',
    adsHint: 'Lege fest, welche Informationen deine Werbung bestimmen.',
    signal:
      'Dein Browser sendet ein Datenschutzsignal, etwa Global Privacy Control. Solange er das tut, ist deine Werbung nicht personalisiert, was auch immer du wählst.',
  },
  account: {
    title: 'Konto',
    email: 'Deine E-Mail-Adresse änderst du unter',
    leave: 'Pause machen oder gehen',
    leaveHint: 'Deaktiviere dein Konto für eine Weile, oder lösche es mit allem, was darin ist.',
  },
};
