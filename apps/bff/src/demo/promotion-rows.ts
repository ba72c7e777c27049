import type { DemoPin, DemoPromotion, DemoWorld } from '@pegboard/demo-content';
import { emailHash, targetingSchema } from '../ads/index.ts';
import type { tables } from '../db.ts';
import type { Dated } from './dates.ts';

type Row<Name extends keyof typeof tables> = (typeof tables)[Name]['$inferInsert'];

/** The rows of the promotions of a world: for whom each is meant, and the customers whom advertisers brought. */
export type PromotionRows = {
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

/** The rows of the promotions of a world. */
export function promotionRows({ pins, creators }: DemoWorld, known: Known): PromotionRows {
  const promotions = pins.flatMap(({ promotion, ...pin }) => (promotion ? [{ pin, promotion }] : []));
  const lists = promotions.flatMap(({ pin, promotion }) => {
    const { customers } = promotion.targeting;
    if (!customers) return [];
    const { id, createdAt } = known.date(pin.ageDays);
    const advertiserId = known.userId(promotion.promoter);
    return [{ pin, customers, row: { id, createdAt, advertiserId, name: `Customers for “${pin.title}”` } }];
  });
  const emailOf = (username: string): string =>
    creators.find((creator) => creator.username === username)?.email ?? `${username}@pegboard.example`;
  return {
    customerLists: lists.map(({ row }) => row),
    customerListMembers: lists.flatMap(({ row, customers }) =>
      customers.map((username) => ({ listId: row.id, emailHash: emailHash(emailOf(username)) })),
    ),
    pinPromotions: promotions.map(({ pin, promotion }) => {
      const listIds = lists.flatMap((list) => (list.pin === pin ? [String(list.row.id)] : []));
      return {
        contentId: known.pinId(pin.key),
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
