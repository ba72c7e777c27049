import type { SiteTables } from '../tables.ts';

/** The texts of the pages about the site, of appeals and of copyright notices, in German. */
export const information: SiteTables['information'] = {
  pages: 'Über diese Website',
  names: {
    about: 'Über uns',
    help: 'Hilfe',
    'community-guidelines': 'Richtlinien',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    cookies: 'Cookie-Hinweise',
    copyright: 'Urheberrecht',
    contact: 'Kontakt',
    imprint: 'Impressum',
  },
  notice: {
    title: 'Urheberrechtsmeldung schicken',
    name: 'Dein Name',
    email: 'Deine E-Mail-Adresse',
    addresses: 'Adressen der Pins auf dieser Website',
    addressesHint: 'Eine in jeder Zeile.',
    work: 'Dein Werk',
    workHint: 'Beschreibe es und gib an, wo das Original ist.',
    goodFaith:
      'Ich bin nach bestem Wissen überzeugt, dass diese Nutzung weder vom Rechteinhaber noch vom Gesetz erlaubt ist.',
    accurate: 'Meine Angaben sind richtig, und ich bin Rechteinhaber oder darf für ihn handeln.',
    send: 'Meldung schicken',
    received: 'Deine Meldung ist angekommen',
    receivedHint: (reference) =>
      `Ihre Vorgangsnummer ist ${reference}. Schreib sie auf, damit du später nachfragen kannst.`,
  },
  appeals: {
    title: 'Einsprüche',
    intro: 'Entscheidungen über deine Inhalte. Gegen jede kannst du einmal Einspruch einlegen.',
    open: 'Einspruch einlegen oder Antwort lesen',
    none: 'Es gibt keine Entscheidungen über deine Inhalte.',
    reports: 'Meldungen und Verstöße',
    rule: 'Regel',
    guidelines: 'Community-Richtlinien',
    text: 'Warum ist die Entscheidung falsch?',
    textHint: '10 bis 2.000 Zeichen. Moderatoren lesen sie.',
    send: 'Einspruch schicken',
    yours: 'Dein Einspruch',
    sentOn: (day) => `Geschickt am ${day}`,
    waiting: 'Wartet auf einen Moderator',
    answers: {
      upheld: 'Die Entscheidung bleibt bestehen',
      withdrawn:
        'Die Entscheidung wurde zurückgenommen. Was entfernt wurde, ist wieder zu sehen, sofern es noch existiert.',
    },
    decidedOn: (day) => `Entschieden am ${day}`,
    until: (day) => `Du kannst bis ${day} Einspruch einlegen.`,
    over: 'Die Frist für einen Einspruch ist abgelaufen.',
  },
  moderation: {
    appeals: 'Einsprüche',
    noAppeals: 'Keine offenen Einsprüche',
    notices: 'Urheberrechtsmeldungen',
    noticesIntro:
      'Öffne jede Adresse, melde den Pin und entscheide über die Meldung. Nimm die Urheberrechtsmeldung dann an oder lehne sie ab.',
    noNotices: 'Keine offenen Urheberrechtsmeldungen',
    answer: 'Antwort an den Besitzer',
    answerHint: '10 bis 2.000 Zeichen.',
    upheld: 'Entscheidung beibehalten',
    withdrawn: 'Entscheidung zurücknehmen',
    accepted: 'Annehmen',
    rejected: 'Ablehnen',
    decidedBy: (name) => `Entschieden von ${name}`,
    from: (name, email) => `Von ${name}, ${email}`,
  },
};
