import type { SiteTables } from '../tables.ts';

/** The texts of the account pages in German. */
export const accounts: SiteTables['accounts'] = {
  logOut: {
    title: 'Von Pegboard abmelden?',
    intro: 'Du kannst dich jederzeit wieder anmelden. Was du gemerkt hast, bleibt, wo es ist.',
    button: 'Abmelden',
    stay: 'Angemeldet bleiben',
  },
  signUpModes: {
    inviteCode: 'Einladungscode',
    invite: 'Diese Website ist nur auf Einladung. Gib den Code ein, den du erhalten hast.',
    approval:
      'Das Team dieser Website nimmt neue Konten an. Du erhältst eine E-Mail, wenn du dich anmelden kannst.',
    closed: 'Diese Website nimmt zurzeit keine neuen Konten an.',
    waitingTitle: 'Deine Registrierung wartet auf Annahme',
    waitingIntro:
      'Das Team dieser Website sieht sie sich an. Du erhältst eine E-Mail, wenn du dich anmelden kannst.',
  },
  suspended: {
    withoutEnd: 'Das Team dieser Website hat dein Konto gesperrt.',
    until: (time) => `Das Team dieser Website hat dein Konto bis ${time} UTC gesperrt.`,
    reason: 'Grund:',
  },
  closing: {
    keep: 'Mein Konto behalten',
    keepByPasskey: 'Mein Konto mit Passkey behalten',
  },
  reset: {
    ask: {
      title: 'Passwort vergessen?',
      intro: 'Sag uns, wer du bist, und wir schicken dir einen Link, mit dem du ein neues festlegst.',
      of: (username) => `Ein neues Passwort für ${username}`,
      ofIntro:
        'Wir schicken einen Link an die Adresse dieses Kontos, falls es eine gibt. Er funktioniert einmal.',
      account: 'E-Mail oder Benutzername',
      send: 'Link schicken',
    },
    sent: {
      title: 'Sieh in deine E-Mails',
      intro:
        'Wenn es ein Konto mit diesem Namen gibt, ist ein Link an seine Adresse unterwegs. Er funktioniert einmal und gilt eine Stunde.',
      again: 'Nichts gekommen? Sieh in deinen Spam-Ordner, oder',
      againLink: 'fordere einen neuen Link an',
    },
    choose: {
      title: 'Neues Passwort wählen',
      intro: 'Sobald es festgelegt ist, wirst du überall abgemeldet.',
      password: 'Neues Passwort',
      set: 'Passwort festlegen',
    },
    done: {
      title: 'Dein Passwort ist festgelegt',
      intro: 'Du wurdest überall abgemeldet. Melde dich mit dem neuen Passwort an.',
    },
    forgot: 'Passwort vergessen?',
    remembered: 'Wieder eingefallen?',
  },
  panic: {
    title: 'Überall abmelden?',
    intro:
      'Jedes Gerät, das an diesem Konto angemeldet ist, wird abgemeldet, und Links für ein neues Passwort gelten nicht mehr.',
    button: 'Überall abmelden',
    doneTitle: 'Du bist überall abgemeldet',
    doneIntro: 'Wenn jemand anderes in deinem Konto war, wähle jetzt ein neues Passwort.',
    choose: 'Neues Passwort wählen',
  },
  verification: {
    title: 'Bestätige deine E-Mail',
    intro: 'Ein Klick, und diese Adresse gehört zu deinem Konto.',
    button: 'Bestätigen',
    doneTitle: 'Deine E-Mail ist bestätigt',
    doneIntro: 'Danke. Was wir schicken, erreicht dich.',
    errorTitle: 'Dieser Link funktioniert nicht mehr',
    errorIntro:
      'Er ist älter als drei Tage, wurde unterwegs verändert, oder inzwischen wurde eine andere Adresse gewählt.',
    again: 'In den Einstellungen einen neuen Link anfordern',
    home: 'Weiter zu Pegboard',
  },
  onboarding: {
    title: 'Willkommen bei Pegboard',
    intro: 'Wähle ein paar Themen, und deine Startseite beginnt damit. Alles lässt sich später ändern.',
    topics: 'Was gefällt dir?',
    about: 'Über dich',
    gender: 'Geschlecht',
    genders: { unspecified: 'Möchte ich nicht sagen', female: 'Weiblich', male: 'Männlich' },
    country: 'Land',
    language: 'Sprache',
    done: 'Los geht’s',
    skip: 'Vorerst überspringen',
  },
};

/** The texts of the ad settings in German. */
export const adSettings: SiteTables['adSettings'] = {
  title: 'Anzeigeneinstellungen',
  intro:
    'Werbende wünschen sich Menschen danach, was sie mögen, wo sie leben und mehr. Hier wählst du, was von dir damit verglichen werden darf. Wer du bist, erfährt niemand von ihnen.',
  personalization: 'Personalisierung',
  byActivity: 'Anzeigen nach dem, was du hier tust',
  byActivityHint:
    'Pins, die du merkst, Themen und Profile, denen du folgst, und was du unten über dich sagst. Ohne dies wird nichts davon für Anzeigen angesehen.',
  byPartners: 'Anzeigen nach dem, was unsere Partner wissen',
  byPartnersHint:
    'Werbende bringen Listen ihrer Kundschaft mit. Deine E-Mail wird hier verschlüsselt damit verglichen; mehr erfahren wir aus keiner Liste.',
  asksForPrivacy:
    'Dein Browser bittet Websites, dir nicht zu folgen. Solange er das tut, sind deine Anzeigen nicht personalisiert, was immer du hier wählst.',
  aboutYou: 'Über dich',
  aboutYouHint:
    'Wird mit den Wünschen der Werbenden verglichen und niemandem gezeigt. Du kannst es offenlassen.',
  gender: 'Geschlecht',
  genders: { unspecified: 'Möchte ich nicht sagen', female: 'Weiblich', male: 'Männlich' },
  birthYear: 'Geburtsjahr',
  save: 'Änderungen speichern',
  saved: 'Deine Änderungen sind gespeichert.',
};
