import type { SiteTables } from '../tables.ts';

/** The pages that deactivate and delete an account, in German. */
export const closing: SiteTables['closing'] = {
  title: 'Konto deaktivieren oder löschen',
  intro: 'Deaktiviere dein Konto für eine Pause, oder lösche es mit allem, was darin ist.',
  deactivate: 'Deaktivieren',
  deactivateHint:
    'Dein Profil, deine Pinnwände und Pins werden verborgen, und du wirst überall abgemeldet. Melde dich wieder an, um mit allem zurückzukehren.',
  deactivateButton: 'Konto deaktivieren',
  delete: 'Löschen',
  deleteHint:
    'Dein Profil, deine Pinnwände und Pins werden sofort vor allen verborgen. Du hast 14 Tage Zeit, es dir zu überlegen: Melde dich an und wähle „Mein Konto behalten“. Danach wird alles endgültig gelöscht.',
  whatHappens: 'Was mit deinen Sachen geschieht',
  facts: {
    boards: {
      name: 'Pinnwände',
      text: 'Deine Pinnwände werden mit allem gelöscht, was darauf ist. Bis dahin sehen andere sie nicht.',
    },
    pins: {
      name: 'Pins',
      text: 'Pins, die du erstellt hast, werden überall gelöscht, auch wo andere sie gemerkt haben. Pins, die du von anderen gemerkt hast, bleiben bei ihnen.',
    },
    groupBoards: {
      name: 'Gruppenpinnwände',
      text: 'Eine Gruppenpinnwand von dir geht an die Person, die ihr zuerst beigetreten ist. Deine Pins und Notizen darauf werden gelöscht.',
    },
    comments: {
      name: 'Kommentare',
      text: 'Deine Kommentare und Reaktionen auf Pins anderer werden gelöscht, ebenso die Antworten auf deine Kommentare.',
    },
    messages: {
      name: 'Nachrichten',
      text: 'Unterhaltungen mit einer Person werden für euch beide gelöscht. In Gruppen werden deine Nachrichten gelöscht.',
    },
    reports: {
      name: 'Meldungen',
      text: 'Deine Meldungen und die Entscheidungen über deine Inhalte werden gelöscht.',
    },
    business: {
      name: 'Unternehmen',
      text: 'Ein Unternehmen, das du allein führst, wird mit Anzeigen, Katalogen und Statistiken gelöscht. Restliches Anzeigenguthaben verfällt.',
    },
    invoices: {
      name: 'Rechnungen',
      text: 'Rechnungen und Zahlungen werden so lange aufbewahrt, wie das Gesetz es verlangt. Sie nennen das Unternehmen.',
    },
    exports: {
      name: 'Exporte',
      text: 'Deine Exporte werden gelöscht. Wenn du deine Daten behalten willst, exportiere und lade sie vorher herunter.',
    },
    backups: {
      name: 'Sicherungen',
      text: 'Sicherungen der Website können deine Daten enthalten, bis sie ablaufen.',
    },
  },
  groupBoards: 'Deine Gruppenpinnwände und wer sie bekommt',
  nextOwner: (board, member) => `„${board}“ geht an ${member}`,
  exportFirst: 'Exportiere zuerst deine Daten',
  obstacles: {
    account_runs_business:
      'Du kannst dein Konto noch nicht löschen: Du führst ein Unternehmen mit weiteren Mitgliedern. Mach zuerst jemand anderen zum Inhaber, und lösche deine Kataloge und Werbekonten darin.',
    account_owes_charges:
      'Du kannst dein Konto noch nicht löschen: Es gibt Anzeigen, die noch nicht abgerechnet, oder Rechnungen, die nicht bezahlt sind. Bezahle sie zuerst.',
  },
  password: 'Dein Passwort',
  deleteButton: 'Konto löschen',
  passkeyButton: 'Mit Passkey bestätigen und löschen',
  closedTitle: 'Dein Konto ist deaktiviert',
  closedIntro: 'Du bist abgemeldet. Melde dich wieder an, um zurückzukehren.',
  deletedTitle: 'Dein Konto wird gelöscht',
  deletedIntro: (day) =>
    `Du bist abgemeldet, und niemand sieht dein Profil mehr. Am ${day} wird alles gelöscht. Um dein Konto zu behalten, melde dich vorher an und wähle „Mein Konto behalten“.`,
  logIn: 'Anmelden',
};
