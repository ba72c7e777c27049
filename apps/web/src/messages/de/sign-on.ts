import type { SiteTables } from '../tables.ts';

/** Texts of single sign-on, in German. */
export const signOn: SiteTables['signOn'] = {
  continueWith: (label) => `Weiter mit ${label}`,
  company: 'Weiter mit deiner Firma',
  or: 'oder',
  domain: {
    title: 'Mit der Firma anmelden',
    intro:
      'Gib deine Firmen-E-Mail ein. Hat deine Firma hier ihre Anmeldung eingerichtet, geht es dort weiter.',
    email: 'Firmen-E-Mail',
    find: 'Anmeldung suchen',
    found: (domain, host) => `Die Anmeldung von ${domain} ist bei ${host}.`,
    go: (host) => `Weiter zu ${host}`,
    other: 'Anders anmelden',
    setUp: 'Anmeldung deiner Firma einrichten',
  },
  signUp: {
    title: 'Leg dein Konto an',
    intro: (label, email) => `${label} hat ${email} bestätigt. Noch kein Konto hat diese E-Mail.`,
    create: 'Konto anlegen',
  },
  logIn: {
    title: 'Du hast schon ein Konto',
    intro: (label, email) =>
      `${label} hat ${email} bestätigt, und ein Konto hat diese E-Mail. Melde dich dort wie gewohnt an und verknüpfe dann ${label}: Eine E-Mail allein öffnet kein Konto.`,
    logIn: 'Anmelden und verknüpfen',
    forgot: 'Passwort vergessen, oder nie eines gehabt?',
    logOut: 'Du bist in einem anderen Konto angemeldet. Melde dich ab und dann in dem mit dieser E-Mail an.',
  },
  link: {
    title: (label) => `${label} verknüpfen?`,
    intro: (label, username) => `Von jetzt an meldet dich auch ${label} als ${username} an.`,
    identity: (email) => `Vom Anbieter bestätigt: ${email}`,
    link: 'Verknüpfen',
    notNow: 'Jetzt nicht',
  },
  resume: {
    title: 'Noch ein Schritt',
    intro: (label) => `${label} hat bestätigt, wer du bist, aber dein Konto ist nicht offen.`,
    logIn: 'Anmelden',
  },
  problems: {
    failed: 'Die Anmeldung beim Anbieter ist nicht gelungen. Versuch es noch einmal.',
    unavailable: 'Der Anbieter dieser Anmeldung ist nicht erreichbar. Versuch es später.',
    emailMissing:
      'Der Anbieter hat keine E-Mail von dir bestätigt. Bestätige sie dort und versuch es dann noch einmal.',
    emailForeign: 'Der Anbieter einer Firma meldet nur E-Mails ihrer Domain an.',
    linked: 'Diese Anmeldung gehört zu einem anderen Konto. Melde dich dort an, um sie zu lösen.',
    domainUnknown: 'Keine Firma hat eine Anmeldung für diese E-Mail eingerichtet.',
    limited: 'Das waren zu viele Versuche. Warte ein paar Minuten.',
  },
  business: {
    title: 'Anmeldung deiner Firma',
    intro:
      'Lass alle mit einer E-Mail der Domain deiner Firma sich mit eurem OpenID-Connect-Anbieter registrieren und anmelden.',
    none: 'Dafür brauchst du ein Unternehmen, das dir gehört oder das du verwaltest.',
    convert: 'Unternehmen anlegen',
    addTitle: 'Domain hinzufügen',
    ofBusiness: (name) => `Unternehmen: ${name}`,
    domain: 'Domain eurer E-Mails',
    domainHint: 'Zum Beispiel example.com',
    add: 'Domain hinzufügen',
    states: {
      claimed: 'Noch nicht nachgewiesen',
      proved: 'Nachgewiesen, noch ohne Anbieter',
      ready: 'Aus',
      on: 'Ein',
      required: 'Ein und verlangt',
    },
    proveIntro: (domain) =>
      `Zeig auf einem von zwei Wegen, dass ${domain} euch gehört. DNS kann eine Stunde dauern.`,
    byDns: 'Ein TXT-Eintrag mit diesem Namen und Wert',
    byFile: 'Oder eine Textdatei an dieser Adresse mit diesem Wert',
    check: 'Jetzt prüfen',
    provider: 'Anbieter',
    redirect: 'Trag diese Weiterleitungsadresse beim Anbieter ein',
    issuer: 'Aussteller (Issuer)',
    issuerHint: 'Zum Beispiel https://login.example.com',
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    secretKept: 'Gespeichert. Lass es leer, um es zu behalten.',
    save: 'Anbieter speichern',
    testIntro:
      'Melde dich einmal mit einer E-Mail der Domain an und schalte die Anmeldung dann ein. Für dein Konto ändert sich nichts.',
    test: 'Anmeldung testen',
    tested: 'Der Test ist gelungen. Du kannst die Anmeldung einschalten.',
    require:
      'Verlangen: Mitglieder mit einer E-Mail dieser Domain können sich nicht mit Passwort oder Passkey anmelden',
    turnOn: 'Einschalten',
    saveState: 'Speichern',
    turnOff: 'Ausschalten',
    remove: 'Domain entfernen',
    removeOf: (domain) => `Domain entfernen: ${domain}`,
  },
};

/** Texts of the linked providers of a member, in German. */
export const linkedProviders: SiteTables['linkedProviders'] = {
  title: 'Anmeldung bei anderen Anbietern',
  hint: 'Melde dich mit einem Konto an, das du anderswo hast. Wir erfahren Namen und E-Mail, nie das Passwort.',
  none: 'Kein Anbieter ist verknüpft.',
  linkedOn: (day) => `Verknüpft am ${day}`,
  usedOn: (day) => `zuletzt benutzt am ${day}`,
  neverUsed: 'seitdem nicht benutzt',
  link: (label) => `${label} verknüpfen`,
  linkCompany: 'Anmeldung deiner Firma verknüpfen',
  unlink: 'Lösen',
  unlinkOf: (label) => `Lösen: ${label}`,
  noPassword: 'Dein Konto hat kein Passwort.',
  setPassword: 'Eines per E-Mail festlegen',
};
