import type { SiteTables } from '../tables.ts';

/** The texts of the site's frame, home page and close-up in German. */
export const site: SiteTables['site'] = {
  site: 'Pegboard',
  tagline: 'Finde Ideen, die bleiben',
  skipToContent: 'Zum Inhalt springen',
  header: {
    main: 'Hauptmenü',
    search: 'Suche',
    searchPlaceholder: 'Suchen',
    logIn: 'Anmelden',
    signUp: 'Registrieren',
  },
  feed: { label: 'Pins' },
  home: {
    title: 'Startseite',
    heading: 'Dein Feed',
    signedOutTitle: 'Finde Ideen, die bleiben',
    signedOutIntro:
      'Zimmer, Rezepte, Handgemachtes: Sieh dich um und behalte auf eigenen Pinnwänden, was dir gefällt.',
    ideas: 'Ideen nach Themen',
    empty: 'Noch nichts da',
    emptyHint: 'Neue Pins erscheinen hier, sobald jemand einen merkt.',
  },
  pin: {
    related: 'Mehr davon',
    linkCopied: 'Link kopiert',
    codeCopied: 'Code kopiert',
    untitled: 'Pin',
    seeMore: 'Mehr sehen',
    searchPicture: 'Mit diesem Bild suchen',
    moreFromBoard: (board) => `Mehr von ${board}`,
    moreFromCreator: (name) => `Mehr von ${name}`,
  },
  errors: {
    screens: {
      missing: {
        title: 'Diese Seite haben wir nicht gefunden',
        text: 'Vielleicht wurde sie verschoben oder gelöscht, oder sie ist privat.',
      },
      gone: {
        title: 'Das wurde gelöscht',
        text: 'Es ist nicht mehr auf Pegboard. Vielleicht findest du etwas Ähnliches.',
      },
      forbidden: {
        title: 'Diese Seite ist für dich nicht zugänglich',
        text: 'Bitte die Person, die dir den Link geschickt hat, dich hereinzulassen, oder melde dich mit einem anderen Konto an.',
      },
      outdated: {
        title: 'Diese Seite wurde nicht vollständig geladen',
        text: 'Vielleicht hat sich Pegboard inzwischen geändert, oder deine Verbindung ist abgebrochen.',
      },
      failed: {
        title: 'Bei uns ist etwas schiefgelaufen',
        text: 'Es ist nichts verloren gegangen. Versuch es gleich noch einmal.',
      },
    },
    failed: 'Es ist nichts verloren gegangen. Versuch es gleich noch einmal.',
    offline: 'Du scheinst offline zu sein. Prüfe deine Verbindung und versuch es noch einmal.',
    home: 'Zur Startseite',
    searchFor: (words) => `Nach „${words}“ suchen`,
    id: (id) => `Wenn du uns davon berichtest, nenne uns diese Nummer: ${id}`,
    youAreOffline: 'Du bist offline. Was du siehst, ist vielleicht nicht aktuell.',
    retry: 'Noch einmal versuchen',
  },
  title: (page) => `${page} | Pegboard`,
};

/** The texts that only members see on every screen. */
export const member: SiteTables['member'] = {
  home: 'Startseite',
  explore: 'Entdecken',
  profile: 'Dein Profil',
  menu: 'Konto und Einstellungen',
  messages: 'Nachrichten',
  business: 'Business Hub',
  settings: 'Einstellungen',
  logOut: 'Abmelden',
  signedInAs: (name) => `Angemeldet als ${name}`,
  yourBoards: 'Mach da weiter, wo du aufgehört hast',
  shortcuts: {
    title: 'Tastenkürzel',
    intro: 'Für den Pin, der den Fokus hat:',
    move: 'Zum nächsten Pin in dieser Richtung gehen',
    next: 'Zum nächsten Pin in Lesereihenfolge gehen',
    open: 'Pin öffnen',
    save: 'Pin merken oder wieder entfernen',
    hide: 'Pin ausblenden',
    close: 'Pin schließen und zu seiner Karte zurückkehren',
    help: 'Diese Liste zeigen',
  },
};

/** Texts about ads. */
export const ads: SiteTables['ads'] = { why: 'Warum sehe ich diese Anzeige?' };

/** Headings of similar products. */
export const pinProducts: SiteTables['pinProducts'] = { title: 'Ähnliches kaufen' };

/** The search by a part of a picture. */
export const visualSearch: SiteTables['visualSearch'] = {
  title: 'Mit einem Teil eines Bildes suchen',
  hint: 'Schieb den Rahmen über das, was dir gefällt, oder zieh an seinen Ecken.',
  back: 'Zurück zum Pin',
  kinds: 'Wonach gesucht wird',
  pins: 'Alle Pins',
  products: 'Produkte',
  results: 'Pins, die so aussehen',
  none: 'Kein Pin sieht so aus',
  noneHint: 'Markiere einen anderen Teil des Bildes.',
};

/** The choice to see fewer AI pins. */
export const fewerAi: SiteTables['fewerAi'] = {
  seeFewer: 'Weniger KI-Pins sehen',
  undo: 'Rückgängig',
  done: 'Du siehst künftig weniger KI-Pins.',
  settings: 'In den Einstellungen ändern',
  title: 'KI-Pins',
  hint: 'Pins, die ein trainiertes Modell erstellt oder verändert hat, bleiben aus deinem Feed, aus ähnlichen Pins und aus der Suche heraus. Auf Pinnwänden und Profilen siehst du sie weiterhin.',
};

/** The saved pins of visitors. */
export const visitor: SiteTables['visitor'] = {
  saved: 'Auf diesem Gerät aufbewahrt, bis du dich anmeldest',
  givenUp: 'Wird nicht mehr aufbewahrt',
  see: 'Ansehen',
  undo: 'Rückgängig',
  keptPins: (count) => `Aufbewahrte Pins: ${count}`,
  screen: {
    title: 'Aufbewahrte Pins',
    intro:
      'Sie warten auf diesem Gerät. Sobald du dich anmeldest oder registrierst, kommen sie in dein Profil; bis dahin sieht sie sonst niemand.',
    none: 'Noch nichts aufbewahrt',
    noneHint: 'Merk dir einen Pin, und er wartet hier, bis du dich anmeldest: höchstens zwei.',
    noneHere: 'Auf diesem Gerät wird nichts aufbewahrt',
    noneHereHint: 'Melde dich an, um Pins zu merken: Danach bist du wieder bei dem Pin.',
    gone: 'Diesen Pin gibt es nicht mehr',
    giveUp: 'Nicht aufbewahren',
    giveUpNamed: (title) => `${title} nicht aufbewahren`,
    pin: 'diesen Pin',
    failed: 'Dieser Pin konnte nicht geladen werden.',
    home: 'Pins entdecken',
  },
  merged: (count) =>
    count === 1 ? 'Dein aufbewahrter Pin ist gemerkt' : `Deine ${count} aufbewahrten Pins sind gemerkt`,
  notMerged: (count) =>
    count === 1
      ? 'Dein aufbewahrter Pin konnte leider nicht gemerkt werden.'
      : `${count} aufbewahrte Pins konnten leider nicht gemerkt werden.`,
};

/** The pins that someone shared by a link. */
export const invites: SiteTables['invites'] = {
  sharedBy: (firstName) => `Geteilt von ${firstName}`,
  shared: (firstName) => `${firstName} hat diesen Pin mit dir geteilt`,
  popoverHint: (firstName) =>
    `Registriere dich, um ihn zu merken und ${firstName} auch einen Pin zu schicken.`,
  signUp: 'Registrieren',
  close: 'Schließen',
};

/** The ways out of the site. */
export const leave: SiteTables['leave'] = {
  title: {
    unsigned: 'Du verlässt Pegboard',
    interstitial: 'Du verlässt Pegboard',
    expired: 'Dieser Link ist abgelaufen',
    blocked: 'Achtung!',
    invalid: 'Dieser Link funktioniert nicht',
    failed: 'Das tut uns leid!',
  },
  blocked: 'Wir haben diesen Link gesperrt',
  guidelines: 'Mehr dazu in unseren Community-Richtlinien',
  leads: (domain) => `Dieser Link führt zu ${domain}.`,
  careful: 'Geh nur weiter, wenn du diese Seite kennst.',
  invalid: 'Er wurde unterwegs gekürzt oder verändert.',
  onward: (domain) => `Weiter zu ${domain}`,
  back: 'Zurück zum Pin',
  home: 'Zur Startseite',
  signUpHint: 'Registriere dich, um diesen Pin zu merken und Ähnliches zu finden.',
  signUp: 'Registrieren',
  report: 'Diesen Pin melden',
  reported: 'Danke. Wir sehen es uns an.',
  reportFailed: 'Das konnte nicht gemeldet werden. Versuch es noch einmal.',
};

/** The notifications. */
export const notifications: SiteTables['notifications'] = {
  title: 'Mitteilungen',
  settings: 'Einstellungen',
  markAll: 'Alle als gelesen markieren',
  notMarked: 'Nicht als gelesen markiert. Versuch es noch einmal.',
  filter: 'Arten von Benachrichtigungen',
  filters: {
    all: 'Alle',
    saves: 'Gemerkt',
    comments: 'Kommentare',
    reactions: 'Reaktionen',
    people: 'Follower',
    boards: 'Pinnwände',
    account: 'Konto',
  },
  noneOfFilter: 'Es gibt keine Benachrichtigungen dieser Art.',
  none: 'Noch nichts',
  noneHint: 'Wenn dir jemand folgt, einen Pin von dir merkt oder etwas schreibt, steht es hier.',
  unread: 'Neu',
  more: 'Mehr anzeigen',
  loading: 'Mehr wird geladen',
  failed: 'Mehr konnte nicht geladen werden.',
  somebody: 'Jemand',
  people([first, second], count) {
    if (first === undefined) return 'Jemand';
    if (count <= 1) return first;
    if (count === 2) return second === undefined ? `${first} und noch jemand` : `${first} und ${second}`;
    return `${first} und ${count - 1} weitere`;
  },
  kinds: {
    follow: ({ who }) => `Neu unter deinen Followern: ${who}`,
    follow_request: ({ who }) => `Anfrage, dir zu folgen: ${who}`,
    follow_accepted: ({ who }) => `Deine Anfrage wurde angenommen: ${who}`,
    board_follow: ({ who, board }) => `Neu unter den Followern deiner Pinnwand ${board}: ${who}`,
    save: ({ who }) => `Dein Pin wurde gemerkt von ${who}`,
    board_invite: ({ who, board }) => `Einladung zur Pinnwand ${board} von ${who}`,
    invite_accepted: ({ who, board }) => `Neu auf deiner Pinnwand ${board}: ${who}`,
    comment: ({ who }) => `Neuer Kommentar zu deinem Pin von ${who}`,
    reply: ({ who }) => `Neue Antwort auf deinen Kommentar von ${who}`,
    mention: ({ who }) => `Du wurdest in einem Kommentar erwähnt von ${who}`,
    story_mention: ({ who }) => `Du wurdest in einer Story erwähnt von ${who}`,
    reaction: ({ who }) => `Neue Reaktion auf deinen Pin von ${who}`,
    comment_reaction: ({ who }) => `Neue Reaktion auf deinen Kommentar von ${who}`,
    board_pins: ({ board, pins }) => `${pins === 1 ? 'Ein neuer Pin' : 'Neue Pins'} auf ${board}`,
    guest_images: ({ board, count }) =>
      count === 1
        ? `Ein Bild eines Gastes wartet auf deine Prüfung: ${board}`
        : `${count} Bilder von Gästen warten auf deine Prüfung: ${board}`,
    export_ready: ({ count }) =>
      count === 1
        ? 'Dein Export steht zum Herunterladen bereit'
        : `${count} Exporte stehen zum Herunterladen bereit`,
    webhook_disabled: ({ app }) =>
      `Eine Webhook-Adresse von ${app} wurde ausgeschaltet, weil Zustellungen fehlschlugen`,
    business_digest: ({ business }) => `Die Zahlen der letzten Woche für ${business} sind da`,
  },
};

/** The numbers of an own pin. */
export const pinNumbers: SiteTables['pinNumbers'] = { promote: 'Diesen Pin bewerben' };
