import type { MailMessages } from './mail-texts.ts';

/** The messages of emails to members, in German. */
export const de: MailMessages = {
  hello: (name) => `Hallo ${name},`,
  passwordReset: {
    subject: 'Wähle ein neues Passwort für Pegboard',
    resetRequested: (minutes) =>
      `jemand hat für dein Pegboard-Konto ein neues Passwort verlangt. Wenn du das warst, wähle es hier in den nächsten ${minutes} Minuten:`,
    choose: 'Neues Passwort wählen',
    once: 'Der Link gilt einmal. Sobald das Passwort gesetzt ist, bist du überall abgemeldet.',
    notYou: 'Wenn du es nicht warst, ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse für Pegboard',
    addressEntered:
      'diese Adresse wurde für ein Pegboard-Konto angegeben. Wenn du das warst, bestätige sie hier in den nächsten drei Tagen:',
    confirm: 'Diese E-Mail-Adresse bestätigen',
    notYou: 'Wenn du es nicht warst, ist nichts zu tun.',
  },
  accountChanged: {
    subject: 'Dein Pegboard-Konto wurde geändert',
    password: 'Das Passwort deines Pegboard-Kontos wurde geändert.',
    email: 'Jemand möchte dein Pegboard-Konto auf eine andere E-Mail-Adresse umstellen.',
    twoStepOn: 'Die Anmeldung in zwei Schritten wurde für dein Pegboard-Konto eingeschaltet.',
    twoStepOff: 'Die Anmeldung in zwei Schritten wurde für dein Pegboard-Konto ausgeschaltet.',
    twoStepOffByOperator:
      'Der Betreiber der Website hat die Anmeldung in zwei Schritten für dein Pegboard-Konto ausgeschaltet, weil du darum gebeten hast.',
    recoveryCodes: 'Die Wiederherstellungscodes deines Pegboard-Kontos wurden ersetzt.',
    recoveryCodeUsed: 'Ein Wiederherstellungscode deines Pegboard-Kontos wurde benutzt. Er gilt nicht mehr.',
    signOnLinked: 'Deinem Pegboard-Konto wurde eine weitere Anmeldung hinzugefügt: die eines Anbieters.',
    signOnUnlinked: 'Die Anmeldung eines Anbieters wurde von deinem Pegboard-Konto entfernt.',
    notYou: 'Wenn du das warst, ist nichts zu tun. Wenn nicht, melde alle ab und wähle ein neues Passwort:',
    logOut: 'Überall abmelden',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei deinem Pegboard-Konto',
    loggedIn: 'jemand hat sich mit einem neuen Gerät bei deinem Pegboard-Konto angemeldet.',
    unknownDevice: 'Unbekannt',
    device: (device) => `Gerät: ${device}`,
    time: (time) => `Zeit: ${time}`,
    place: (country) => `Ort: ${country}`,
    notYou: 'Wenn du das warst, ist nichts zu tun. Wenn nicht, melde alle ab und wähle ein neues Passwort:',
    logOut: 'Überall abmelden',
  },
  webhookDisabled: {
    subject: (app) => `Webhooks von ${app} sind ausgeschaltet`,
    gone: (app) =>
      `eine Adresse deiner App ${app} hat mit 410 Gone geantwortet. Sie bekommt keine Ereignisse mehr.`,
    failing: (app) =>
      `eine Adresse deiner App ${app} hat drei Tage lang nichts angenommen. Sie bekommt keine Ereignisse mehr.`,
    address: (url) => `Adresse: ${url}`,
    whatNext:
      'Wenn sie wieder funktioniert, schalte sie auf ihrer Seite ein. Dort kannst du auch erneut senden, was sie bis zum Ausschalten verpasst hat:',
    open: 'Zustellungen ansehen',
  },
  exportReady: {
    subject: 'Dein Pegboard-Export ist fertig',
    ready:
      'der Export deiner Daten ist fertig. Lade ihn in deinen Einstellungen herunter, nachdem du bestätigt hast, dass du es bist:',
    open: 'Deine Daten',
    until: (day) => `Er wird am ${day} gelöscht.`,
    notYou: 'Wenn du ihn nicht angefordert hast, lösche ihn dort und wähle ein neues Passwort.',
  },
  signUpApproved: {
    subject: 'Willkommen bei Pegboard',
    approved: 'das Team dieser Website hat deine Registrierung angenommen. Du kannst dich jetzt anmelden:',
    logIn: 'Anmelden',
  },
  appealAnswer: {
    subject: 'Dein Einspruch wurde beantwortet',
    upheld: (excerpt) => `die Entscheidung über deinen Inhalt „${excerpt}“ bleibt bestehen.`,
    withdrawn: (excerpt) => `die Entscheidung über deinen Inhalt „${excerpt}“ wurde zurückgenommen.`,
    text: (text) => `Die Antwort: ${text}`,
    link: 'Antwort lesen',
  },
  decisionWithdrawn: {
    subject: 'Eine Entscheidung über deinen Inhalt wurde zurückgenommen',
    restored: 'Es war ein Fehler. Dein Inhalt ist wieder zu sehen, auch wo andere ihn sich gemerkt haben.',
    gone: 'Es war ein Fehler. Leider gibt es deinen Inhalt nicht mehr: Bitte veröffentliche ihn noch einmal.',
  },
  heldPublished: {
    subject: 'Dein Kommentar ist veröffentlicht',
    published: (excerpt) =>
      `das Team dieser Website hat deinen Kommentar „${excerpt}“ geprüft. Jetzt können ihn alle sehen.`,
  },
  moderationDecision: {
    subject: { remove: 'Dein Inhalt wurde entfernt', warn: 'Eine Verwarnung zu deinem Inhalt' },
    remove: (excerpt) => `das Team dieser Website hat deinen Inhalt „${excerpt}“ entfernt.`,
    warn: (excerpt) =>
      `das Team dieser Website verwarnt dich wegen deines Inhalts „${excerpt}“. Er bleibt bestehen.`,
    untitled: 'ohne Text',
    rule: (rules) =>
      `Er verstößt gegen unsere Richtlinien: ${rules}. Andere haben ihn gemeldet, und ein Mitglied des Teams hat entschieden.`,
    statement: (statement) => `Der Grund: ${statement}`,
    appeal:
      'Wenn du nicht einverstanden bist, kannst du Einspruch erheben. Jemand anderes aus dem Team antwortet:',
    appealLink: 'Einspruch erheben',
    rules: {
      spam: 'Spam',
      nudity: 'Nacktheit',
      self_harm: 'Selbstverletzung',
      misinformation: 'Falschinformation',
      hate: 'Hass',
      harassment: 'Belästigung',
      violence: 'Gewalt',
      dangerous_goods: 'gefährliche Waren',
      privacy: 'Privatsphäre anderer',
      intellectual_property: 'Rechte anderer',
      impersonation: 'falsche Identität',
      other: 'eine andere Regel',
    },
  },
  imageUnblocked: {
    subject: 'Du kannst dein Bild wieder speichern',
    mistake:
      'ein Bild, das du speichern wolltest, wurde versehentlich abgelehnt. Wir haben es korrigiert: Du kannst es jetzt speichern. Es tut uns leid.',
  },
  accountSuspended: {
    subject: 'Dein Pegboard-Konto ist gesperrt',
    withoutEnd:
      'das Team dieser Website hat dein Konto gesperrt. Du bist überall abgemeldet und kannst dich nicht anmelden.',
    until: (time) =>
      `das Team dieser Website hat dein Konto bis ${time} gesperrt. Du bist überall abgemeldet und kannst dich danach wieder anmelden.`,
    reason: (reason) => `Der Grund: ${reason}`,
    contact: 'Wenn du das für einen Fehler hältst, schreibe uns:',
    contactLink: 'Kontakt',
  },
  accountClosed: {
    deactivatedSubject: 'Dein Pegboard-Konto ist deaktiviert',
    deactivated: 'dein Konto wurde deaktiviert. Niemand sieht dein Profil, deine Pinnwände und Pins mehr.',
    comeBack: 'Melde dich an, um mit allem zurückzukehren:',
    deletedSubject: 'Dein Pegboard-Konto wird gelöscht',
    deleted: (day) =>
      `du möchtest dein Konto löschen. Dein Profil, deine Pinnwände und Pins sind ab jetzt verborgen, und am ${day} wird alles gelöscht.`,
    keep: 'Um das Konto zu behalten, melde dich vorher an und wähle „Mein Konto behalten“:',
    logIn: 'Anmelden',
    notYou: 'Wenn du das nicht warst, melde dich an, behalte das Konto und wähle ein neues Passwort.',
  },
  businessInvite: {
    subject: (business) => `${business} lädt dich zur Zusammenarbeit auf Pegboard ein`,
    invited: (business, role, days) =>
      `${business} lädt dich ein, am Unternehmen auf Pegboard mitzuarbeiten. Deine Rolle wäre: ${role}. Du hast ${days} Tage Zeit, um zu antworten:`,
    roles: {
      owner: 'Inhaber',
      admin: 'Administrator',
      analyst: 'Analyst',
      finance: 'Finanzen',
      catalog_manager: 'Katalogverwaltung',
    },
    open: 'Einladung ansehen',
    unknown: 'Wenn du dieses Unternehmen nicht kennst, kannst du diese E-Mail ignorieren.',
    guest: 'und willkommen',
  },
  businessCall: {
    subject: 'Wir haben deine Bitte um einen Anruf erhalten',
    received: 'Wir rufen dich wegen deines Unternehmens auf Pegboard an. Deine Angaben:',
    topic: (topic) => `Thema: ${topic}`,
    topics: {
      start: 'erste Schritte',
      ads: 'Anzeigen',
      catalogs: 'Kataloge',
      measuring: 'Ergebnisse messen',
      other: 'etwas anderes',
    },
    time: (day, part, zone) => `Zeit: ${day}, ${part} (${zone})`,
    parts: { morning: 'vormittags', afternoon: 'nachmittags', evening: 'abends' },
    phone: (phone) => `Telefon: ${phone}`,
    manage: 'Anfragen ansehen oder zurückziehen',
  },
  businessDigest: {
    subject: (business) => `${business}: deine Woche auf Pegboard`,
    week: (business, from, to) =>
      `das sind die Zahlen von ${business} vom ${from} bis ${to}, verglichen mit der Woche davor:`,
    counts: {
      impressions: ({ count, change }) => `Impressionen: ${count} (${change})`,
      saves: ({ count, change }) => `Gemerkt: ${count} (${change})`,
      outbound_clicks: ({ count, change }) => `Ausgehende Klicks: ${count} (${change})`,
      engaged: ({ count, change }) => `Aktives Publikum: ${count} (${change})`,
      followers: ({ count, change }) => `Neue Follower: ${count} (${change})`,
    },
    change: {
      none: 'in beiden Wochen 0',
      new: 'in der Woche davor 0',
      same: 'wie davor',
      up: (ratio) => `${ratio} mehr`,
      down: (ratio) => `${ratio} weniger`,
    },
    topPins: 'Deine erfolgreichsten Pins der Woche:',
    pin: (title, impressions, saves) => `${title}: ${impressions} Impressionen, ${saves}-mal gemerkt`,
    untitled: 'Pin ohne Titel',
    paid: 'Deine Kampagnen:',
    spend: (spend, change) => `Ausgaben: ${spend} (${change})`,
    results: (impressions, clicks, conversions) =>
      `Bezahlte Impressionen: ${impressions}, bezahlte Klicks: ${clicks}, Conversions: ${conversions}`,
    open: 'Dashboard öffnen',
    why: 'Du bekommst diese E-Mail einmal in der Woche, weil du zu diesem Unternehmen gehörst.',
    preferences: 'E-Mail-Einstellungen',
    unsubscribe: 'Abbestellen',
  },
  boardInvite: {
    subject: (inviter) => `${inviter} hat dich auf eine Pinnwand eingeladen`,
    asks: (inviter, board) =>
      `${inviter} möchte, dass du auf der Pinnwand „${board}“ mitmachst. Sieh sie dir an, und nimm an oder lehne ab:`,
    open: 'Pinnwand öffnen',
    why: 'Du bekommst das, weil dich jemand mit Namen eingeladen hat. Damit keine solchen Mails mehr kommen:',
    preferences: 'E-Mail-Einstellungen',
  },
  notifications: {
    one: 'Du hast eine neue Mitteilung.',
    several: (count) => (count === 1 ? 'Eine neue Mitteilung' : `${count} neue Mitteilungen`),
    test: 'Mitteilungen funktionieren auf diesem Gerät.',
    people([first, second], count) {
      if (first === undefined) return 'Jemand';
      if (count <= 1) return first;
      if (count === 2) return second === undefined ? `${first} und noch jemand` : `${first} und ${second}`;
      return `${first} und ${count - 1} weitere`;
    },
    kinds: {
      follow: ({ who }) => `Neu unter deinen Followern: ${who}`,
      follow_request: ({ who }) => `Anfrage, dir zu folgen, von ${who}`,
      follow_accepted: ({ who }) => `Deine Anfrage wurde angenommen von ${who}`,
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
      guest_images: ({ board }) => `Bilder von Gästen warten auf ${board}`,
      board_pins: ({ board, pins }) => `${pins === 1 ? 'Ein neuer Pin' : 'Neue Pins'} auf ${board}`,
      export_ready: ({ count }) =>
        count === 1
          ? 'Dein Export steht zum Herunterladen bereit'
          : `${count} Exporte stehen zum Herunterladen bereit`,
      webhook_disabled: ({ app }) => `Eine Webhook-Adresse von ${app} wurde ausgeschaltet`,
      business_digest: ({ business }) => `Die Zahlen der letzten Woche für ${business} sind da`,
    },
    open: 'Öffnen',
    all: 'Alle Mitteilungen ansehen',
    digest: { daily: 'Dein Tag auf Pegboard', weekly: 'Deine Woche auf Pegboard' },
    news: 'das ist auf Pegboard neu für dich:',
    image: 'Bild eines Pins',
    why: 'Du bekommst diese E-Mail, weil du es in deinen Einstellungen für Mitteilungen so gewählt hast.',
    whyDigest:
      'Du bekommst diese Zusammenfassung, weil du sie in deinen Einstellungen für Mitteilungen gewählt hast.',
    preferences: 'E-Mail-Einstellungen',
    unsubscribe: 'Abbestellen',
  },
};
