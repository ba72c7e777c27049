import type { DemoPin, DemoPromotion, DemoWorld } from '@pegboard/demo-content';
import { emailHash, targetingSchema } from '../../advertising/ads/index.ts';
import type { tables } from '../tables.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The rows of a world's promotions: campaigns, targeting, and customer lists. */
export type PromotionRows = {
  readonly adAccounts: readonly Row<'adAccounts'>[];
  readonly campaigns: readonly Row<'campaigns'>[];
  readonly customerLists: readonly Row<'customerLists'>[];
  readonly customerListMembers: readonly Row<'customerListMembers'>[];
  readonly pinPromotions: readonly Row<'pinPromotions'>[];
};

type Known = {
  readonly userId: (username: string) => bigint;
  readonly pinId: (key: string) => bigint;
  readonly topicId: (urlName: string) => bigint;
  readonly date: (ageDays: number) => Dated;
};

/** Number of hashes on a customer list, most of which belong to no member. */
const LIST_SIZE = 120;
const OLDEST_CAMPAIGN_DAYS = 40;
const CAMPAIGNS = [
  { name: 'Glazes of the season', objective: 'awareness', priceMicro: 5000, dailyMicro: 25_000_000 },
  { name: 'To the shop', objective: 'consideration', priceMicro: 300_000, dailyMicro: 40_000_000 },
] as const;

/** Returns the rows of a world's promotions. */
export function promotionRows({ pins, creators }: DemoWorld, known: Known): PromotionRows {
  const promotions = pins.flatMap(({ promotion, ...pin }) => (promotion ? [{ pin, promotion }] : []));
  const lists = promotions.flatMap(({ pin, promotion }) => {
    const { customers } = promotion.targeting;
    if (!customers) return [];
    const { id, createdAt } = known.date(pin.ageDays);
    const advertiserId = known.userId(promotion.promoter);
    return [{ pin, customers, row: { id, createdAt, advertiserId, name: `Customers for “${pin.title}”` } }];
  });
  const nameOf = (username: string): string =>
    creators.find((creator) => creator.username === username)?.fullName ?? username;
  const emailOf = (username: string): string =>
    creators.find((creator) => creator.username === username)?.email ?? `${username}@pegboard.example`;
  const accounts = [...new Set(promotions.map(({ promotion }) => promotion.promoter))].map(
    (promoter, nth) => {
      const { id, createdAt } = known.date(OLDEST_CAMPAIGN_DAYS - nth / 10);
      const row = { id, advertiserId: known.userId(promoter), name: nameOf(promoter), createdAt };
      const paid = CAMPAIGNS.map((campaign, at) => {
        const started = known.date(OLDEST_CAMPAIGN_DAYS - 5 - nth / 10 - at);
        return {
          ...campaign,
          id: started.id,
          accountId: id,
          status: 'active' as const,
          startsOn: started.createdAt.toISOString().slice(0, 10),
          timeZone: 'Europe/Stockholm',
          createdAt: started.createdAt,
        };
      });
      return { promoter, row, campaigns: paid };
    },
  );
  const campaignOf = (promoter: string, nth: number): bigint | undefined => {
    const account = accounts.find((one) => one.promoter === promoter);
    return account?.campaigns[nth % account.campaigns.length]?.id;
  };
  return {
    adAccounts: accounts.map(({ row }) => row),
    campaigns: accounts.flatMap((account) => account.campaigns),
    customerLists: lists.map(({ row }) => ({ ...row, size: LIST_SIZE })),
    customerListMembers: lists.flatMap(({ row, customers }) =>
      Array.from({ length: LIST_SIZE }, (_, nth) => {
        const username = customers[nth];
        const email = username === undefined ? `customer-${nth}@shop.example` : emailOf(username);
        return { listId: row.id, emailHash: emailHash(email) };
      }),
    ),
    pinPromotions: promotions.map(({ pin, promotion }, nth) => {
      const listIds = lists.flatMap((list) => (list.pin === pin ? [String(list.row.id)] : []));
      return {
        contentId: known.pinId(pin.key),
        campaignId: campaignOf(promotion.promoter, nth),
        targeting: targetingSchema.parse(targetingOf(pin, promotion, { listIds, ...known })),
      };
    }),
  };
}

function targetingOf(
  pin: Pick<DemoPin, 'topic'>,
  { targeting: { ownTopic, customers, ...same } }: DemoPromotion,
  { topicId, listIds }: Pick<Known, 'topicId'> & { readonly listIds: readonly string[] },
): object {
  return {
    ...same,
    ...(ownTopic ? { interests: [String(topicId(pin.topic))] } : {}),
    ...(customers ? { customerLists: listIds } : {}),
  };
}
