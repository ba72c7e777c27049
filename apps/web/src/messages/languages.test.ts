import { adExplanationMessages } from '@pegboard/ad-explanation';
import { noteMessages } from '@pegboard/boards/notes';
import { orderMessages } from '@pegboard/boards/order';
import { peopleMessages } from '@pegboard/boards/people';
import { pinNumbersMessages } from '@pegboard/business-dashboard/dashboard';
import { closeupMessages } from '@pegboard/closeup';
import { commentsMessages } from '@pegboard/closeup/comments';
import { cropMessages } from '@pegboard/closeup/crop';
import { editMessages } from '@pegboard/closeup/edit';
import { productTagsMessages } from '@pegboard/closeup/product-tags';
import { reactionsMessages } from '@pegboard/closeup/reactions';
import { visitorPanelMessages } from '@pegboard/closeup/visitor-panel';
import { shareMessages } from '@pegboard/closeup/share';
import { closeupCarouselMessages } from '@pegboard/closeup/carousel';
import { viewerMessages } from '@pegboard/closeup/viewer';
import { feedbackMessages, followMessages } from '@pegboard/feedback';
import { blockMessages, reportMessages } from '@pegboard/feedback/dialogs';
import { linkWarningMessages } from '@pegboard/outbound/link-warning';
import {
  cardFeedbackMessages,
  cardActionMessages,
  pinCardMessages,
  richCardMessages,
} from '@pegboard/pin-card';
import { pinGridMessages } from '@pegboard/pin-grid';
import { limitedLoginMessages, limitedSignUpMessages } from '@pegboard/routes';
import { alsoSavedListMessages, saveMessages, queuedSaveMessages } from '@pegboard/save-flow';
import { boardFieldMessages } from '@pegboard/save-flow/board-field';
import { bulkMessages } from '@pegboard/save-flow/bulk-edit';
import { LOCALES } from '@pegboard/types';
import { modalMessages, toastMessages, verifiedMessages } from '@pegboard/ui';
import { videoMessages } from '@pegboard/video';
import { expect, test } from 'vitest';
import { pins } from './ar/counted.ts';
import { accountTexts } from './en-us-accounts.ts';
import { appTexts } from './en-us-apps.ts';
import { adSettingsTexts } from './en-us-ad-settings.ts';
import { adTexts } from './en-us-ads.ts';
import { articleTexts } from './en-us-articles.ts';
import { boardPageTexts } from './en-us-board-page.ts';
import { boardTexts } from './en-us-boards.ts';
import { closingTexts } from './en-us-closing.ts';
import { conversationTexts } from './en-us-conversations.ts';
import { creatingTexts } from './en-us-creating.ts';
import { studioTexts } from './en-us-studio.ts';
import { emailTexts } from './en-us-email.ts';
import { experienceTexts } from './en-us-experiences.ts';
import { exploreTexts } from './en-us-explore.ts';
import { feedbackScreenTexts, feedbackTexts } from './en-us-feedback.ts';
import { homeFeedTexts } from './en-us-home-feed.ts';
import { importDetailsTexts } from './en-us-import-details.ts';
import { importingTexts } from './en-us-importing.ts';
import { inviteTexts } from './en-us-invites.ts';
import { linkedProviderTexts } from './en-us-linked-providers.ts';
import { signOnTexts } from './en-us-sign-on.ts';
import { offlineTexts } from './en-us-offline.ts';
import { outboundMessages } from './en-us-offsite.ts';
import { memberTexts } from './en-us-member.ts';
import { informationTexts } from './en-us-information.ts';
import { duplicateTexts } from './en-us-duplicates.ts';
import { pinFactsTexts } from './en-us-pin-facts.ts';
import { mutingTexts } from './en-us-muting.ts';
import { portabilityTexts } from './en-us-portability.ts';
import { notificationTexts } from './en-us-notifications.ts';
import { fewerAiTexts, pinNumbersTexts, pinProductsTexts, visualSearchTexts } from './en-us-pin.ts';
import { profileTexts } from './en-us-profile.ts';
import { reportTexts } from './en-us-reports.ts';
import { searchTexts } from './en-us-search.ts';
import { securityTexts } from './en-us-security.ts';
import { settingsTexts } from './en-us-settings.ts';
import { shoppingTexts } from './en-us-shopping.ts';
import { screenMessages } from './en-us-screens.ts';
import { visitorMessages } from './en-us-visitor.ts';
import { messages } from './en-us.ts';
import { readLanguage } from './languages.ts';
import type { Tables } from './tables.ts';

const ENGLISH = {
  accounts: accountTexts,
  security: securityTexts,
  apps: appTexts,
  ads: adTexts,
  adSettings: adSettingsTexts,
  boardPage: boardPageTexts,
  articles: articleTexts,
  boards: boardTexts,
  conversations: conversationTexts,
  creating: creatingTexts,
  studio: studioTexts,
  email: emailTexts,
  experiences: experienceTexts,
  explore: exploreTexts,
  feedback: feedbackTexts,
  feedbackScreens: feedbackScreenTexts,
  fewerAi: fewerAiTexts,
  homeFeed: homeFeedTexts,
  importing: importingTexts,
  importDetails: importDetailsTexts,
  invites: inviteTexts,
  linkedProviders: linkedProviderTexts,
  signOn: signOnTexts,
  leave: outboundMessages,
  member: memberTexts,
  information: informationTexts,
  duplicates: duplicateTexts,
  pinFacts: pinFactsTexts,
  muting: mutingTexts,
  offline: offlineTexts,
  portability: portabilityTexts,
  closing: closingTexts,
  settings: settingsTexts,
  notifications: notificationTexts,
  pinProducts: pinProductsTexts,
  profile: profileTexts,
  reports: reportTexts,
  screens: screenMessages,
  search: searchTexts,
  shopping: shoppingTexts,
  site: messages,
  visitor: visitorMessages,
  pinNumbers: pinNumbersTexts,
  visualSearch: visualSearchTexts,
  adExplanationMessages,
  alsoSavedMessages: alsoSavedListMessages,
  blockMessages,
  boardFieldMessages,
  bulkMessages,
  cardMessages: { ...pinCardMessages, ...richCardMessages, ...cardActionMessages, ...cardFeedbackMessages },
  closeupMessages,
  commentsMessages,
  cropMessages,
  editMessages,
  feedbackMessages,
  followMessages,
  headsUpMessages: linkWarningMessages,
  limitedLoginMessages,
  limitedSignUpMessages,
  modalMessages,
  noteMessages,
  orderMessages,
  peopleMessages,
  pinGridMessages,
  pinNumbersMessages,
  productTagsMessages,
  reactionsMessages,
  reportMessages,
  saveMessages: { ...saveMessages, waiting: queuedSaveMessages },
  seeMoreMessages: visitorPanelMessages,
  shareMessages,
  slidesMessages: closeupCarouselMessages,
  toastMessages,
  verifiedMessages,
  videoMessages,
  viewerMessages,
} satisfies Record<keyof Tables, object>;

/** Names and signs. */
const SAME_EVERYWHERE = ['Pegboard', 'GIF', '7 | Pegboard'];
/** Words that German has too. */
const SAME_IN_GERMAN =
  'Audio,Code,Fitness,GIFs,Haha,Link,Moderation,Name,Orange,Passkeys,Pin,Pins,Puzzles,Shop,Sofas,Software,Spam,Video,Videos,Video, 7,Website,Wow,Story, 7,7 Pins'
    .split(',')
    .concat('Video, 7', 'Story, 7');
const LETTERS = /\p{Letter}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Returns all texts by their path. Message functions get the number 7; those that need other arguments are left out. */
function textsOf(table: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof table === 'string') return [[path, table]];
  if (typeof table === 'function') return [[path, madeOf7(table)]];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

function madeOf7(make: unknown): string {
  try {
    const made = (make as (...args: readonly unknown[]) => unknown)('7', '7', 7);
    return typeof made === 'string' && LETTERS.test(made) ? made : '';
  } catch {
    return '';
  }
}

const languages = await Promise.all(LOCALES.map(readLanguage));
const [english, german, arabic] = languages;

test('[WB-12] US English stands in the code, every other language in a file of its own', () => {
  expect(english).toBeNull();
  expect([german?.locale, arabic?.locale]).toEqual(['de', 'ar']);
});

test.each([
  ['German', german, [...SAME_EVERYWHERE, ...SAME_IN_GERMAN]],
  ['Arabic', arabic, SAME_EVERYWHERE],
] as const)('[WB-12] no text of the site is left in English: %s', (_, language, same) => {
  const { locale: _locale, refusal: _refusal, ...tables } = language ?? { locale: '', refusal: null };
  const translated = new Map(textsOf(tables));
  const inEnglish = textsOf(ENGLISH);
  expect([...translated.keys()].toSorted()).toEqual(inEnglish.map(([path]) => path).toSorted());
  const left = inEnglish.filter(
    ([path, text]) => translated.get(path) === text && text !== '' && !same.some((each) => each === text),
  );
  expect(left).toEqual([]);
});

test('[WB-12] all that is said in Arabic is in its letters', () => {
  const { locale: _locale, refusal: _refusal, ...tables } = arabic ?? { locale: '', refusal: null };
  const foreign = textsOf(tables).filter(
    ([, text]) => text !== '' && !ARABIC.test(text) && !SAME_EVERYWHERE.includes(text),
  );
  expect(foreign).toEqual([]);
});

test('[WB-12] within Arabic a name in Latin letters keeps its signs', () => {
  expect(arabic?.cardMessages.promotedBy('Kiln & Co.')).toBe('إعلان من \u2068Kiln & Co.\u2069');
  expect(arabic?.cardMessages.promotedBy('نور')).toBe('إعلان من نور');
});

test.each([
  [0, 'لا دبابيس'],
  [1, 'دبوس واحد'],
  [2, 'دبوسان'],
  [3, '3 دبابيس'],
  [10, '10 دبابيس'],
  [11, '11 دبوسًا'],
  [99, '99 دبوسًا'],
  [100, '100 دبوس'],
  [102, '102 دبوس'],
  [1203, '1,203 دبابيس'],
])('[WB-12] Arabic counts %i pins in the form of its number', (count, words) => {
  expect(pins(count)).toBe(words);
});
