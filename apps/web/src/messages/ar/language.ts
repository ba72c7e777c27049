import type { Language } from '../language.ts';
import { createErrorTranslator } from '../error-messages.ts';
import type { Tables } from '../tables.ts';
import { accounts, adSettings } from './accounts.ts';
import { security } from './security.ts';
import { apps } from './apps.ts';
import { boardPage, boards } from './boards.ts';
import { articles } from './articles.ts';
import { closeupTables } from './closeup.ts';
import { pinNumbersMessages } from './pin-numbers.ts';
import { conversations } from './conversations.ts';
import { creating } from './creating.ts';
import { studio } from './studio.ts';
import { email, experiences } from './email.ts';
import { explore } from './explore.ts';
import { homeFeed } from './home-feed.ts';
import { linkedProviders, signOn } from './sign-on.ts';
import { feedback, feedbackScreens, profile, reports } from './people.ts';
import { isolating } from './isolating.ts';
import { information } from './information.ts';
import { duplicates } from './duplicates.ts';
import { pinFacts } from './pin-facts.ts';
import { muting } from './muting.ts';
import { importDetails, importing } from './importing.ts';
import { settings } from './settings.ts';
import { closing } from './closing.ts';
import { offline } from './offline.ts';
import { portability } from './portability.ts';
import { refusals } from './refusals.ts';
import { savingTables } from './saving.ts';
import { screens } from './screens.ts';
import { search } from './search.ts';
import { shopping } from './shopping.ts';
import {
  ads,
  fewerAi,
  invites,
  leave,
  member,
  notifications,
  pinProducts,
  site,
  visitor,
  pinNumbers,
  visualSearch,
} from './site.ts';
import { talkingTables } from './feedback-and-ads.ts';

const tables: Tables = {
  accounts,
  security,
  apps,
  ads,
  adSettings,
  articles,
  boardPage,
  boards,
  conversations,
  creating,
  studio,
  email,
  experiences,
  explore,
  feedback,
  feedbackScreens,
  fewerAi,
  homeFeed,
  importing,
  importDetails,
  invites,
  linkedProviders,
  signOn,
  leave,
  member,
  information,
  duplicates,
  muting,
  pinFacts,
  closing,
  settings,
  offline,
  portability,
  notifications,
  pinProducts,
  profile,
  reports,
  screens,
  search,
  shopping,
  site,
  visitor,
  pinNumbers,
  visualSearch,
  ...closeupTables,
  pinNumbersMessages,
  ...savingTables,
  ...talkingTables,
};

/** Arabic, read from right to left. */
export const language: Language = {
  locale: 'ar',
  refusal: createErrorTranslator(refusals),
  ...isolating(tables),
};
