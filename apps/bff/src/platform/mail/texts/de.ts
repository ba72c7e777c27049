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
  boardInvite: {
    subject: (inviter) => `${inviter} hat dich auf eine Pinnwand eingeladen`,
    asks: (inviter, board) =>
      `${inviter} möchte, dass du auf der Pinnwand „${board}“ mitmachst. Sieh sie dir an, und nimm an oder lehne ab:`,
    open: 'Pinnwand öffnen',
    why: 'Du bekommst das, weil dich jemand mit Namen eingeladen hat. Damit keine solchen Mails mehr kommen:',
    preferences: 'E-Mail-Einstellungen',
  },
};
