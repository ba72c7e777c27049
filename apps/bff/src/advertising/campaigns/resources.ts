import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { targetingOfAudiences } from '../ads/index.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { getAdPool } from './ad-pool.ts';
import { aimSchema, toTargeting } from './targeting-input.ts';
import { adAccounts, CAMPAIGN_STATUSES, CURRENCIES } from '../../business/ad-accounts/index.ts';
import { campaignOptions, nameSchema } from './campaign-input.ts';
import { changeCampaignBy, createCampaign } from './change-campaign.ts';
import {
  campaignNumbersSchema,
  checkRange,
  presentNumbers,
  readCampaignNumbers,
} from './campaign-numbers.ts';
import { startCampaign } from './start-campaign.ts';
import { findAccount, findCampaign, listAccounts, listCampaigns } from './find-campaigns.ts';
import {
  accountSchema,
  adPinSchema,
  campaignSchema,
  presentAccount,
  presentAdPin,
  presentCampaign,
  presentPromotedPin,
  promotedPinSchema,
} from './present-ads.ts';
import { listPromotedPins, pinsToPromote, promotePin, unpromotePin } from './promoted-pins.ts';

/** The currencies of ad accounts. */
/** The kinds of business accounts that buy ads. */
const kinds = ['access', 'manager'] as const;
const none = z.null();

/** REST resources of ad accounts, campaigns and promoted pins, for the members of a business. */
export function campaignResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const shown = async (accountId: bigint, id: bigint) => {
    const [campaign] = await listCampaigns(db, accountId, { id });
    if (!campaign) throw new Error('A campaign that was stored is not there.');
    return { data: presentCampaign(campaign) };
  };
  return [
    businessResource(deps, {
      name: 'AdAccounts',
      action: 'get',
      endpoint: 'v3_get_ad_accounts',
      right: 'ads.view',
      kinds,
      options: z.strictObject({}),
      answer: z.array(accountSchema),
      handle: async (_, who) => ({ data: (await listAccounts(db, who)).map(presentAccount) }),
    }),
    businessResource(deps, {
      name: 'AdAccount',
      action: 'create',
      endpoint: 'v3_create_ad_account',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({ name: nameSchema, currency: z.enum(CURRENCIES) }),
      answer: z.strictObject({ id: idAnswer }),
      async handle(input, who) {
        const id = newId();
        // The ads of a business name its profile; without one, the member who opened the account.
        const advertiserId = who.business.profileId ?? who.viewer.id;
        await db.transaction(async (tx) => {
          await tx.insert(adAccounts).values({ id, advertiserId, businessId: who.business.id, ...input });
          await logAction(tx, who, 'ad_account.created', input.name);
        });
        return { data: { id: String(id) } };
      },
    }),
    businessResource(deps, {
      name: 'Campaigns',
      action: 'get',
      endpoint: 'v3_get_campaigns',
      right: 'ads.view',
      kinds,
      options: z.strictObject({
        account_id: idSchema,
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
      }),
      answer: z.array(campaignSchema),
      async handle({ account_id: accountId, from, to }, who) {
        const account = await findAccount(db, who, accountId);
        const range = from !== undefined && to !== undefined ? checkRange({ from, to }) : undefined;
        return { data: (await listCampaigns(db, account.id, { range })).map(presentCampaign) };
      },
    }),
    businessResource(deps, {
      name: 'AdPins',
      action: 'get',
      endpoint: 'v3_get_ad_pins',
      right: 'ads.view',
      kinds,
      options: z.strictObject({ account_id: idSchema }),
      answer: z.array(adPinSchema),
      async handle({ account_id: accountId }, who) {
        const { advertiserId } = await findAccount(db, who, accountId);
        const pins = await pinsToPromote(db, advertiserId);
        return { data: pins.filter(({ isPromoted }) => !isPromoted).map(presentAdPin) };
      },
    }),
    businessResource(deps, {
      name: 'CampaignNumbers',
      action: 'get',
      endpoint: 'v3_get_campaign_numbers',
      right: 'ads.view',
      kinds,
      options: z.strictObject({ campaign_id: idSchema, from: z.iso.date(), to: z.iso.date() }),
      answer: campaignNumbersSchema,
      async handle({ campaign_id: campaignId, from, to }, who) {
        const { campaign } = await findCampaign(db, who, campaignId);
        return { data: presentNumbers(await readCampaignNumbers(db, campaign.id, checkRange({ from, to }))) };
      },
    }),
    businessResource(deps, {
      name: 'Campaign',
      action: 'create',
      endpoint: 'v3_create_campaign',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({
        account_id: idSchema,
        ...campaignOptions,
        /** With pins, the campaign starts at once; without, it is a draft. */
        start: z.strictObject({ pin_ids: z.array(idSchema).min(1).max(20), aim: aimSchema }).optional(),
      }),
      answer: campaignSchema,
      async handle({ account_id: accountId, start, ...input }, who) {
        const account = await findAccount(db, who, accountId);
        const id = await db.transaction(async (tx) => {
          const made = start
            ? await startCampaign({ ...deps, db: tx }, account, input, start)
            : await createCampaign({ db: tx }, account.id, input);
          await logAction(tx, who, 'campaign.created', input.name);
          if (start) await logAction(tx, who, 'campaign.active', input.name);
          return made;
        });
        getAdPool(deps).forget();
        return shown(account.id, id);
      },
    }),
    businessResource(deps, {
      name: 'Campaign',
      action: 'update',
      endpoint: 'v3_update_campaign',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({
        campaign_id: idSchema,
        ...campaignOptions,
        status: z.enum(CAMPAIGN_STATUSES),
      }),
      answer: campaignSchema,
      async handle({ campaign_id: campaignId, status, ...input }, who) {
        const found = await findCampaign(db, who, campaignId);
        await changeCampaignBy(deps, who, found, input, status);
        return shown(found.account.id, found.campaign.id);
      },
    }),
    businessResource(deps, {
      name: 'PromotedPins',
      action: 'get',
      endpoint: 'v3_get_promoted_pins',
      right: 'ads.view',
      kinds,
      options: z.strictObject({ campaign_id: idSchema }),
      answer: z.strictObject({ promoted: z.array(promotedPinSchema), offered: z.array(adPinSchema) }),
      async handle({ campaign_id: campaignId }, who) {
        const { campaign, account } = await findCampaign(db, who, campaignId);
        const [promoted, offered] = await Promise.all([
          listPromotedPins(db, campaign.id),
          pinsToPromote(db, account.advertiserId),
        ]);
        return { data: { promoted: promoted.map(presentPromotedPin), offered: offered.map(presentAdPin) } };
      },
    }),
    businessResource(deps, {
      name: 'PromotedPin',
      action: 'update',
      endpoint: 'v3_promote_pin',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({ campaign_id: idSchema, pin_id: idSchema, aim: aimSchema }),
      answer: none,
      async handle({ campaign_id: campaignId, pin_id: pinId, aim }, who) {
        const { campaign, account } = await findCampaign(db, who, campaignId);
        const found = await targetingOfAudiences(db, account.id, aim.audiences ?? []);
        const { id } = campaign;
        await promotePin(deps, { id, advertiserId: account.advertiserId }, pinId, {
          ...toTargeting(aim),
          ...found,
        });
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'PromotedPin',
      action: 'delete',
      endpoint: 'v3_unpromote_pin',
      right: 'ads.edit',
      kinds,
      options: z.strictObject({ campaign_id: idSchema, pin_id: idSchema }),
      answer: none,
      async handle({ campaign_id: campaignId, pin_id: pinId }, who) {
        const { campaign } = await findCampaign(db, who, campaignId);
        await unpromotePin(deps, campaign.id, pinId);
        return { data: null };
      },
    }),
    ...brandSafetyResources(deps),
  ];
}

const WORDS_MAX = 500;
const TOPICS_MAX = 500;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/;
const rulesShape = {
  keywords: z.array(z.string().trim().toLowerCase().min(1).max(80)).max(WORDS_MAX),
  domains: z
    .array(z.string().trim().toLowerCase().regex(DOMAIN, 'Write a domain, as shop.example.'))
    .max(WORDS_MAX),
  topics: z.array(z.string().regex(/^[1-9]\d{0,18}$/)).max(WORDS_MAX),
};

/** REST resources of the content next to which an account's ads are never shown. */
function brandSafetyResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const answer = z.strictObject({
    keywords: z.array(z.string()),
    domains: z.array(z.string()),
    topics: z.array(z.string()),
  });
  return [
    businessResource(deps, {
      name: 'BrandSafety',
      action: 'get',
      endpoint: 'v3_get_brand_safety',
      right: 'brand_safety.view',
      kinds,
      options: z.strictObject({ account_id: idSchema }),
      answer: answer.extend({
        /** The topics that can be blocked, by name. */
        offered_topics: z.array(z.strictObject({ id: idAnswer, name: z.string() })),
      }),
      async handle({ account_id: accountId }, who) {
        const { brandSafety } = await findAccount(db, who, accountId);
        const { rows } = await db.execute<{ id: string; name: string }>(
          sql`select id::text as id, name from interests order by name limit ${TOPICS_MAX}`,
        );
        return { data: { ...brandSafety, offered_topics: rows.map(({ id, name }) => ({ id, name })) } };
      },
    }),
    businessResource(deps, {
      name: 'BrandSafety',
      action: 'update',
      endpoint: 'v3_update_brand_safety',
      right: 'brand_safety.edit',
      kinds,
      options: z.strictObject({ account_id: idSchema, ...rulesShape }),
      answer,
      async handle({ account_id: accountId, ...rules }, who) {
        const account = await findAccount(db, who, accountId);
        const once = {
          keywords: [...new Set(rules.keywords)],
          domains: [...new Set(rules.domains)],
          topics: [...new Set(rules.topics)],
        };
        await db.update(adAccounts).set({ brandSafety: once }).where(eq(adAccounts.id, account.id));
        await logAction(db, who, 'brand_safety.changed', account.name);
        getAdPool(deps).forget();
        return { data: once };
      },
    }),
  ];
}
