import type { BusinessMessages } from '@pegboard/business-dashboard';
import type { AdsMessages, QuickPromoteMessages } from '@pegboard/business-dashboard/ads';
import type { HubMessages } from '@pegboard/business-dashboard/business-list';
import type { DashboardMessages } from '@pegboard/business-dashboard/dashboard';
import type { TextsLike } from '../tables.ts';
import type { businessTexts } from './en-us.ts';

/** The texts of the translated business pages in a language; the other pages are marked as English. */
export type BusinessTexts = {
  readonly titles: TextsLike<typeof businessTexts>;
  readonly frame: BusinessMessages;
  readonly hub: HubMessages;
  readonly dashboard: DashboardMessages;
  readonly ads: AdsMessages;
  readonly quickPromote: QuickPromoteMessages;
};
