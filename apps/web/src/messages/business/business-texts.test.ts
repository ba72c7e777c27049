import { businessMessages } from '@pegboard/business-dashboard';
import { catalogMessages } from '@pegboard/business-dashboard/catalogs';
import { convertMessages } from '@pegboard/business-dashboard/convert';
import { integrationMessages } from '@pegboard/business-dashboard/integrations';
import { invitationMessages } from '@pegboard/business-dashboard/invite';
import { callMessages } from '@pegboard/business-dashboard/sales-calls';
import { businessSettingsMessages } from '@pegboard/business-dashboard/settings';
import { adMoveMessages } from '@pegboard/business-dashboard/ad-account-transfers';
import { assetGroupMessages } from '@pegboard/business-dashboard/asset-groups';
import { audienceMessages } from '@pegboard/business-dashboard/dashboard';
import { audienceUploadMessages } from '@pegboard/business-dashboard/audience-upload';
import { audiencesMessages } from '@pegboard/business-dashboard/audiences';
import { billingMessages } from '@pegboard/business-dashboard/billing';
import { brandSafetyMessages } from '@pegboard/business-dashboard/brand-safety';
import { bulkUploadMessages } from '@pegboard/business-dashboard/bulk-upload';
import { conversionUploadMessages, uploadMessages } from '@pegboard/business-dashboard/conversion-upload';
import { conversionsApiMessages } from '@pegboard/business-dashboard/conversions-api';
import { hierarchyMessages } from '@pegboard/business-dashboard/hierarchy';
import { invoicesMessages } from '@pegboard/business-dashboard/invoices';
import { membersMessages } from '@pegboard/business-dashboard/members';
import { eventMessages, pinTagMessages } from '@pegboard/business-dashboard/pin-tag';
import { securityMessages } from '@pegboard/business-dashboard/security';
import { sharedTagMessages } from '@pegboard/business-dashboard/shared-tags';
import { BULK_COLUMNS } from '@pegboard/business-dashboard/model';
import { expect, test } from 'vitest';
import { adMoves } from './ad-moves.ts';
import { assetGroups } from './asset-groups.ts';
import { audienceInsights } from './audience-insights.ts';
import { audienceUpload } from './audience-upload.ts';
import { audiences } from './audiences.ts';
import { billing } from './billing.ts';
import { brandSafety } from './brand-safety.ts';
import { bulkUpload } from './bulk-upload.ts';
import { conversionUpload } from './conversion-upload.ts';
import { uploads } from './uploads.ts';
import { conversionsApi } from './conversions-api.ts';
import { events } from './events.ts';
import { pinTag } from './pin-tag.ts';
import { hierarchy } from './hierarchy.ts';
import { invoices } from './invoices.ts';
import { members } from './members.ts';
import { security } from './security.ts';
import { sharedTags } from './shared-tags.ts';
import { calls } from './calls.ts';
import { catalogs } from './catalogs.ts';
import { convert } from './convert.ts';
import { integrations } from './integrations.ts';
import { invitations } from './invitations.ts';
import { settings } from './settings.ts';
import { BUSINESS_TEXTS } from './use-business-texts.ts';

const { 'en-US': english, ...translated } = BUSINESS_TEXTS;
const TABLES: readonly (readonly [
  area: string,
  english: object,
  translated: { readonly de: object; readonly ar: object },
])[] = [
  ['hub, frame, dashboard and ads', english, translated],
  ['catalogs', catalogMessages, catalogs],
  ['connections', integrationMessages, integrations],
  ['settings', businessSettingsMessages, settings],
  ['conversion of an account', convertMessages, convert],
  ['invites', invitationMessages, invitations],
  ['calls', callMessages, calls],
  ['ad account transfers', adMoveMessages, adMoves],
  ['asset groups', assetGroupMessages, assetGroups],
  ['audience upload', audienceUploadMessages, audienceUpload],
  ['audiences', audiencesMessages, audiences],
  ['audience insights', audienceMessages, audienceInsights],
  ['billing', billingMessages, billing],
  ['brand safety', brandSafetyMessages, brandSafety],
  ['bulk upload', bulkUploadMessages, bulkUpload],
  ['conversion upload', conversionUploadMessages, conversionUpload],
  ['uploads', uploadMessages, uploads],
  ['conversions API', conversionsApiMessages, conversionsApi],
  ['events', eventMessages, events],
  ['pin tag', pinTagMessages, pinTag],
  ['hierarchy', hierarchyMessages, hierarchy],
  ['invoices', invoicesMessages, invoices],
  ['members', membersMessages, members],
  ['security', securityMessages, security],
  ['shared tags', sharedTagMessages, sharedTags],
];

/** Words that German has too, names, and formats. */
const SAME_IN_GERMAN = [
  'Name',
  'Pin',
  'Pins',
  'Tablet',
  'Budget',
  'Status',
  'Website',
  'Analyst',
  '7: 7',
  '7, 7',
  '7 – 7',
];
const ARABIC = /\p{Script=Arabic}/u;
const LETTERS = /\p{Letter}/u;
/** The tables of formats, whose results the runtime translates, and paths, which are no texts. */
const NO_TEXTS = /\.(?:formats|number|day|hour|shortDay|part|countryName|to|locale)(?:\.|$)/;

function textsOf(table: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (NO_TEXTS.test(path)) return [];
  if (typeof table === 'string') return [[path, LETTERS.test(table) ? table : '']];
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

test.each(TABLES)(
  '[BD-04] [WB-12] no text of the business pages is left in English: %s',
  (_, table, { de, ar }) => {
    const inEnglish = new Map(textsOf(table));
    for (const [language, same] of [
      [de, SAME_IN_GERMAN],
      [ar, []],
    ] as const) {
      const texts = textsOf(language);
      // Tables may have texts that the English one leaves to a component.
      expect(texts.map(([path]) => path)).toEqual(expect.arrayContaining([...inEnglish.keys()]));
      const left = texts.filter(
        ([path, text]) => text !== '' && inEnglish.get(path) === text && !same.some((each) => each === text),
      );
      expect(left).toEqual([]);
    }
    expect(textsOf(ar).filter(([, text]) => text !== '' && !ARABIC.test(text))).toEqual([]);
  },
);

test('[BD-08] [WB-12] every column of a bulk upload has its values in every language', () => {
  for (const { name } of BULK_COLUMNS) {
    const english = bulkUploadMessages.help.valuesOf(name);
    const [german, arabic] = [bulkUpload.de, bulkUpload.ar].map(({ help }) => help.valuesOf(name));
    expect([german === english, german, ARABIC.test(arabic ?? '')], name).toEqual([
      false,
      expect.stringMatching(LETTERS),
      true,
    ]);
    expect(bulkUpload.de.advice(name, 'invalid')).toContain(german);
  }
});

test('[BD-04] the frame names every page in every language', () => {
  for (const { frame } of Object.values(BUSINESS_TEXTS))
    expect(Object.keys(frame.pages).toSorted()).toEqual(Object.keys(businessMessages.pages).toSorted());
});
