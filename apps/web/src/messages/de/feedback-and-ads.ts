import type { PackageTables } from '../tables.ts';

type Reason = Parameters<PackageTables['adExplanationMessages']['reason']>[0];

const THANKS = 'Danke! Deine Rückmeldung hilft uns, die Community zu schützen.';
const HOLDS = 'Von dem, was sich die Werbenden gewünscht haben, trifft dies auf dich zu.';
const SOMEBODY = 'diesem Unternehmen';
const GENDERS = {
  FEMALE: ['Du hast uns gesagt, dass du weiblich bist', 'Frauen'],
  MALE: ['Du hast uns gesagt, dass du männlich bist', 'Männer'],
} as const;

/** The texts of feedback, reports, log-in, links and ads in German. */
export const talkingTables: Pick<
  PackageTables,
  | 'adExplanationMessages'
  | 'blockMessages'
  | 'feedbackMessages'
  | 'followMessages'
  | 'headsUpMessages'
  | 'limitedLoginMessages'
  | 'limitedSignUpMessages'
  | 'reportMessages'
> = {
  adExplanationMessages: {
    title: 'Warum du diese Anzeige siehst',
    close: 'Schließen',
    reading: 'Wir sehen nach …',
    failed: 'Wir konnten den Grund gerade nicht herausfinden.',
    again: 'Noch einmal versuchen',
    paid: (promoter) =>
      `${promoter || 'Ein Unternehmen'} hat dafür bezahlt, dass dieser Pin dort erscheint, wo er dir eher auffällt.`,
    intro: {
      both: `${HOLDS} Wir haben uns angesehen, was du hier tust und was unsere Partner wissen:`,
      activity: `${HOLDS} Wir haben uns angesehen, was du hier tust, nicht was unsere Partner wissen:`,
      partners: `${HOLDS} Wir haben uns angesehen, was unsere Partner wissen, nicht was du hier tust:`,
      none: `${HOLDS} Wir haben uns weder angesehen, was du hier tust, noch was unsere Partner wissen:`,
    },
    reason: reasonText,
    partnership: (partner, advertiser) =>
      `${partner} und ${advertiser} haben diesen Pin in einer bezahlten Partnerschaft erstellt.`,
    aiLabel: { aiModified: 'Mit KI verändert' },
    settings: 'Anzeigeneinstellungen',
    hide: 'Diese Anzeige ausblenden',
    report: 'Diese Anzeige melden',
  },
  blockMessages: {
    title: (name) => `${name} blockieren?`,
    text: 'Ihr seht Pins, Pinnwände und Kommentare voneinander nicht mehr und könnt einander weder folgen noch schreiben. Die Person erfährt nichts davon.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    block: 'Blockieren',
  },
  feedbackMessages: {
    reported: 'Gemeldet',
    reportedThanks: THANKS,
    hidden: 'Pin ausgeblendet',
    moreRelevant: 'Alles klar! Wir versuchen, dir künftig passendere Pins zu zeigen.',
    lessOfTopic: (topic) => `Wir zeigen dir künftig weniger Pins zu ${topic}.`,
    lessOfAd: 'Alles klar! Wir versuchen, dir künftig passendere Anzeigen zu zeigen.',
    unfollow: (name) => `${name} nicht mehr folgen`,
    unfollowedPinner: (pinner) =>
      `Du folgst ${pinner} nicht mehr und siehst Pins, die diese Person merkt, nicht mehr.`,
    unfollowedBoard: (board) =>
      `Du folgst der Pinnwand ${board} nicht mehr und siehst Pins nicht mehr, die auf ihr gemerkt werden.`,
    unfollowedTopic: (topic) => `Du folgst ${topic} nicht mehr und siehst weniger Pins dazu.`,
  },
  followMessages: { follow: 'Folgen', following: 'Gefolgt' },
  headsUpMessages: {
    title: 'Achtung!',
    label: 'Wir haben diesen Link gesperrt',
    confirm: 'Alles klar',
    close: 'Schließen',
    guidelines: 'Mehr dazu in unseren Community-Richtlinien',
  },
  limitedLoginMessages: {
    continue: 'Melde dich an, um weiterzumachen',
    save: 'Melde dich an, um diesen Pin zu merken',
    send: 'Melde dich an, um diesen Pin zu senden',
    edit: 'Melde dich an, um diesen Pin zu bearbeiten',
    create: 'Melde dich an, um einen Pin oder eine Pinnwand anzulegen',
    hide: 'Melde dich an, um diesen Pin auszublenden',
    'share-profile': 'Melde dich an, um das Profil zu teilen',
    'create-board': 'Melde dich an, um eine Pinnwand anzulegen',
    follow: 'Melde dich an, um zu folgen oder nicht mehr zu folgen',
    'board-invite': (inviter) =>
      inviter === undefined
        ? 'Freunde haben dich auf ihre Pinnwand eingeladen'
        : `${inviter} hat dich auf eine Pinnwand eingeladen`,
  },
  limitedSignUpMessages: {
    continue: 'Registriere dich, um weiterzumachen',
    save: 'Registriere dich, um diesen Pin zu merken',
    send: 'Registriere dich, um diesen Pin zu senden',
    edit: 'Registriere dich, um diesen Pin zu bearbeiten',
    create: 'Registriere dich, um einen Pin oder eine Pinnwand anzulegen',
    hide: 'Registriere dich, um diesen Pin auszublenden',
    'share-profile': 'Registriere dich, um das Profil zu teilen',
    'create-board': 'Registriere dich, um eine Pinnwand anzulegen',
    follow: 'Registriere dich, um zu folgen oder nicht mehr zu folgen',
    'board-invite': (inviter) =>
      inviter === undefined
        ? 'Freunde haben dich auf ihre Pinnwand eingeladen'
        : `${inviter} hat dich auf eine Pinnwand eingeladen`,
  },
  reportMessages: {
    title: {
      pin: 'Pin melden',
      comment: 'Kommentar melden',
      user: 'Profil melden',
      board: 'Pinnwand melden',
    },
    question: 'Was stimmt damit nicht?',
    reasons: {
      spam: { label: 'Spam', hint: 'Irreführend oder immer wieder gepostet' },
      nudity: { label: 'Nacktheit oder sexuelle Inhalte', hint: 'Explizit oder unerwünscht' },
      self_harm: { label: 'Selbstverletzung', hint: 'Ermutigt Menschen, sich zu verletzen' },
      misinformation: { label: 'Falschinformation', hint: 'Falsche Behauptungen, die schaden können' },
      hate: { label: 'Hass', hint: 'Gegen Menschen, weil sie sind, wer sie sind' },
      harassment: { label: 'Belästigung', hint: 'Beleidigt oder bedroht jemanden' },
      violence: { label: 'Gewalt', hint: 'Zeigt sie oder ruft dazu auf' },
      dangerous_goods: { label: 'Gefährliche Waren', hint: 'Waffen, Drogen und Ähnliches' },
      privacy: { label: 'Privatsphäre', hint: 'Private Bilder oder was nur Freunde wissen' },
      intellectual_property: {
        label: 'Geistiges Eigentum',
        hint: 'Jemand anderes hat es gemacht, oder ihm gehört der Name',
      },
      impersonation: { label: 'Falsche Identität', hint: 'Gibt sich als jemand anderes aus' },
      other: { label: 'Etwas anderes', hint: 'Sag es uns in eigenen Worten' },
    },
    detail: 'Was sollten wir noch wissen? (freiwillig)',
    detailHint: 'Höchstens 500 Zeichen. Nur die Moderation liest es.',
    noReason: 'Wähle einen Grund.',
    tooLong: 'Verwende höchstens 500 Zeichen.',
    failed: 'Das tut uns leid! Bei uns ist etwas schiefgelaufen.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    report: 'Melden',
    reported: 'Gemeldet',
    reportedThanks: THANKS,
    done: 'Fertig',
  },
};

function reasonText(reason: Reason): string {
  const wants = 'Die Werbenden möchten';
  switch (reason.kind) {
    case 'followed':
      return `Dieser Pin ist von ${reason.promoter}, einem Profil, dem du folgst`;
    case 'activity':
      return reason.isPersonal
        ? 'Dieser Pin passt zu dem, was du hier zuletzt getan hast'
        : `${wants} Menschen erreichen, die sie kennen`;
    case 'partner-info':
      return 'Diese Anzeige wurde mit Angaben eines unserer Partner für dich personalisiert';
    case 'interest':
      return reason.isPersonal
        ? `Du interessierst dich für ${reason.value}`
        : `${wants} Menschen erreichen, die sich für ${reason.value} interessieren`;
    case 'expanded':
      return reason.isPersonal
        ? 'Du hast ähnliche Pins gemerkt'
        : `${wants} Menschen jenseits ihres üblichen Publikums erreichen`;
    case 'persona':
      return reason.isPersonal
        ? 'Das meiste, was du zuletzt gemerkt hast, ist von dieser Art'
        : `${wants} Menschen erreichen, die solche Pins merken`;
    case 'shopping':
      return reason.isPersonal
        ? `Du merkst dir Produkte, und dir könnten die von ${reason.promoter || SOMEBODY} gefallen`
        : `${wants} Menschen erreichen, die solche Produkte kaufen`;
    case 'lookalike':
      return reason.isPersonal
        ? `Du merkst dir das Gleiche wie Menschen, die ${reason.promoter || SOMEBODY} folgen`
        : `${wants} Menschen erreichen, die denen ähneln, die sie kennen`;
    case 'customer-list':
      return reason.isPersonal
        ? `Deine E-Mail steht auf einer Kundenliste von ${reason.promoter || SOMEBODY}`
        : `${wants} ihre Kundschaft erreichen`;
    case 'visitor':
      return reason.isPersonal
        ? `Du hast die Website von ${reason.promoter || SOMEBODY} besucht`
        : `${wants} Menschen erreichen, die ihre Website besucht haben`;
    case 'age':
      return reason.isPersonal
        ? `Du hast uns gesagt, dass du zur Altersgruppe ${reason.value} gehörst`
        : `${wants} Menschen der Altersgruppe ${reason.value} erreichen`;
    case 'gender': {
      const [personal, meant] = GENDERS[reason.value];
      return reason.isPersonal ? personal : `${wants} ${meant} erreichen`;
    }
    case 'keyword':
      return `Du hast etwas wie „${reason.value}“ gesucht`;
    case 'locale':
      return `Du liest diese Website auf ${reason.value}`;
    case 'region':
      return `Deine Region ist ${reason.value}`;
    case 'postal-code':
      return `Du bist im Gebiet der Postleitzahl ${reason.value}`;
    case 'place':
      return 'Du bist in der Nähe eines Ortes, den die Werbenden gewählt haben';
    case 'device':
      return `Dein Gerät ist von der Art ${reason.value}`;
  }
}
