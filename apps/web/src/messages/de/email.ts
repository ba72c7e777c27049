import type { SiteTables } from '../tables.ts';

/** The texts about the mails of the site and about age, in German. */
export const email: SiteTables['email'] = {
  title: 'E-Mail-Einstellungen',
  intro: (address) => `Welche E-Mails ${address} bekommt.`,
  always: 'E-Mails zu deinem Konto, etwa zu einem neuen Passwort, werden immer geschickt.',
  lists: {
    board_invites: 'Einladungen zu Pinnwänden',
    notifications: 'Sofortige Mitteilungen',
    digest: 'Übersicht der Mitteilungen',
    business_digest: 'Wöchentliche Zahlen deines Unternehmens',
  },
  hints: {
    board_invites: 'Wenn dich jemand namentlich auf eine Pinnwand einlädt.',
    notifications:
      'Etwa zu Kommentaren auf deine Pins und zu Erwähnungen. Welche, wählst du in den Einstellungen für Mitteilungen.',
    digest: 'Einmal am Tag oder in der Woche, wenn es etwas Neues gibt.',
    business_digest:
      'Montags, wenn es Aktivität gab: Impressionen, gemerkte Pins, Klicks und die erfolgreichsten Pins.',
  },
  save: 'Speichern',
  saved: 'Gespeichert',
  none: 'Alle abbestellen',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneHint: 'Melde dich an und wähle in den Einstellungen, welche E-Mails du bekommst.',
  logIn: 'Anmelden',
  tellUs: 'Sag uns, was du von unseren E-Mails hältst',
  open: 'Wählen, welche E-Mails du bekommst',
  survey: {
    title: 'Was hältst du von unseren E-Mails?',
    reason: 'Unsere E-Mails',
    reasons: {
      useful: 'sind nützlich für mich',
      too_many: 'sind zu viele',
      not_for_me: 'handeln von Dingen, die mich nicht interessieren',
      never_asked: 'habe ich nicht bestellt',
      other: 'etwas anderes',
    },
    comment: 'Was sollten wir ändern?',
    send: 'Senden',
    thanks: 'Danke: Das wird gelesen.',
    preferences: 'Wählen, welche E-Mails du bekommst',
  },
  age: {
    title: 'Bestätige dein Alter',
    intro:
      'Für Pegboard musst du mindestens 13 Jahre alt sein. Sag uns, wann du geboren bist; nur das Jahr wird behalten.',
    birthDate: 'Geburtsdatum',
    send: 'Bestätigen',
    done: 'Danke. Dein Alter ist bestätigt.',
    tooYoung:
      'Für Pegboard musst du mindestens 13 Jahre alt sein. Wenn das Datum falsch war, kannst du es berichtigen: Du hast drei Versuche im Monat.',
    home: 'Zu deiner Startseite',
  },
};

/** The texts about prompts in German. */
export const experiences: SiteTables['experiences'] = {
  noApp: 'Die App ist nicht auf diesem Gerät.',
  howToKeep: 'Öffne das Menü deines Browsers und wähle „Zum Startbildschirm hinzufügen“.',
  prompts: {
    '500502': {
      title: 'Startseite abstimmen',
      text: 'Wähle die Pinnwände und Themen, aus denen deine Startseite entsteht.',
      confirm: 'Abstimmen',
      dismiss: 'Jetzt nicht',
    },
    '500511': {
      title: 'Pegboard griffbereit haben',
      text: 'Lege es auf deinen Startbildschirm und öffne es wie eine App.',
      confirm: 'Zeig mir, wie',
      dismiss: 'Jetzt nicht',
    },
    '500521': {
      title: 'Diesen Pin in der App öffnen',
      text: 'Du machst dort weiter, wo du hier bist.',
      confirm: 'App öffnen',
      dismiss: 'Hier bleiben',
    },
  },
};
