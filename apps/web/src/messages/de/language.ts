import type { Language } from '../language.ts';
import { accounts, adSettings } from './accounts.ts';
import { boardPage, boards } from './boards.ts';
import { closeupTables } from './closeup.ts';
import { email, experiences } from './email.ts';
import { feedback, feedbackScreens, profile, reports } from './people.ts';
import { savingTables } from './saving.ts';
import { screens } from './screens.ts';
import { ads, fewerAi, invites, leave, member, notifications, pinProducts, site, visitor } from './site.ts';
import { talkingTables } from './talking.ts';

/** German, in the Du form. */
export const language: Language = {
  locale: 'de',
  accounts,
  ads,
  adSettings,
  boardPage,
  boards,
  email,
  experiences,
  feedback,
  feedbackScreens,
  fewerAi,
  invites,
  leave,
  member,
  notifications,
  pinProducts,
  profile,
  reports,
  screens,
  site,
  visitor,
  ...closeupTables,
  ...savingTables,
  ...talkingTables,
};
