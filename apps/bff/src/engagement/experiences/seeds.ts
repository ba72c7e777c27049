import { FOOTER_EXPERIENCE, PROMPT_TEXTS, UPSELL_INTERVAL_DAYS } from '@pegboard/types';
import type { z } from 'zod';
import type { definitionSchema } from './rules.ts';

/** The placements that the site requests. The footer's is specified, the others are chosen. */
export const PLACEMENTS = {
  footer: FOOTER_EXPERIENCE.placementId,
  firstUse: '1000101',
  phonesAndTablets: '1000102',
  deepLinkUpsell: '1000103',
  visitorSave: '1000104',
  visitorClickthrough: '1000105',
} as const;

/**
 * Maximum account age in whole days for the deep-link upsell, which is for accounts younger than 30 days.
 * Source: EX-04 (chosen).
 */
const DEEP_LINK_UPSELL_MAX_AGE_DAYS = 29;
const FIRST_USE_DAYS = 7;

/** The initial experiences of every site. */
export const SEEDS: readonly z.input<typeof definitionSchema>[] = [
  {
    ...FOOTER_EXPERIENCE,
    type: 'footer',
    content: {},
    targeting: { audience: 'signed-in' },
    priority: -10,
  },
  {
    placementId: PLACEMENTS.firstUse,
    experienceId: '500501',
    type: 'nux',
    content: { steps: ['gender', 'locale', 'topics'] },
    targeting: { audience: 'signed-in', maxDaysSinceJoin: FIRST_USE_DAYS },
    frequency: { maxViews: 3 },
  },
  {
    placementId: PLACEMENTS.firstUse,
    experienceId: '500502',
    type: 'tooltip',
    content: { ...PROMPT_TEXTS['500502'], url: '/edit/' },
    targeting: { audience: 'signed-in' },
    frequency: { maxViews: 3, coolDownDays: 1 },
    priority: 10,
    triggeredBy: '500501',
  },
  {
    placementId: PLACEMENTS.phonesAndTablets,
    experienceId: '500511',
    type: 'toast',
    content: { ...PROMPT_TEXTS['500511'] },
    targeting: { audience: 'signed-in', devices: ['mobile', 'tablet'] },
    frequency: { maxViews: 3, coolDownDays: UPSELL_INTERVAL_DAYS },
  },
  {
    placementId: PLACEMENTS.deepLinkUpsell,
    experienceId: '500521',
    type: 'upsell',
    content: { ...PROMPT_TEXTS['500521'], source: 'deepLink' },
    targeting: {
      audience: 'signed-in',
      devices: ['mobile'],
      maxDaysSinceJoin: DEEP_LINK_UPSELL_MAX_AGE_DAYS,
    },
    frequency: { coolDownDays: UPSELL_INTERVAL_DAYS },
  },
  {
    placementId: PLACEMENTS.visitorSave,
    experienceId: '500531',
    type: 'upsell',
    content: {
      title: 'Log in to save this Pin',
      text: 'We keep it for you until you have signed up or logged in.',
      confirm: 'Sign up',
      dismiss: 'Not now',
      source: 'saveButtonExp',
    },
    targeting: { audience: 'signed-out' },
    frequency: { coolDownDays: UPSELL_INTERVAL_DAYS },
  },
  {
    placementId: PLACEMENTS.visitorClickthrough,
    experienceId: '500541',
    type: 'interstitial',
    content: {
      title: 'You are leaving Pegboard',
      text: 'Sign up to keep this Pin and find more like it.',
      confirm: 'Sign up',
      dismiss: 'Go on',
    },
    targeting: { audience: 'signed-out' },
  },
];
