import { eq, and } from 'drizzle-orm';
import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import { findAccount } from '../campaigns/index.ts';
import { adAccounts, PAYMENT_TERMS } from '../../business/ad-accounts/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { listCharges, listOrderLines, getUnbilledSpend } from './billing-lists.ts';
import { chargeCard, renewCharge } from './charge-card.ts';
import { MICRO, microsPerMinorUnit, formatMoney } from './money.ts';
import { findMethod, listMethods } from './payment-methods.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import {
  chargeSchema,
  methodSchema,
  orderLineSchema,
  presentCharge,
  presentMethod,
  presentOrderLine,
  presentPromotion,
  presentBalance,
  promotionSchema,
  balanceSchema,
} from './present-billing.ts';
import { listPromotions, redeemPromotion } from './promotions.ts';
import { charges } from './tables.ts';

const CODES_AN_HOUR = defineLimit({
  name: 'promotion-codes',
  max: 30,
  windowMs: 3_600_000,
  against: 'abuse',
});
const TOP_UP_MIN = 5 * MICRO;
const TOP_UP_MAX = 50_000 * MICRO;

/** The kinds of billing requests. */
export const kinds = ['access', 'manager'] as const;
/** The idempotency key of a charge. */
export const keySchema = z.string().regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits and dashes.');

/** REST resources of funds, card charges, promotions and order lines of ad accounts (BD-08). */
export function billingResources(deps: Deps, processor: PaymentProcessor): readonly AnyResource[] {
  const { db, limits, now } = deps;
  const view = { right: 'billing.view', kinds } as const;
  const edit = { right: 'billing.edit', kinds } as const;
  const ofAccount = { account_id: idSchema };
  return [
    businessResource(deps, {
      ...view,
      name: 'Billing',
      action: 'get',
      endpoint: 'v3_get_billing',
      options: z.strictObject(ofAccount),
      answer: z.strictObject({
        account: balanceSchema,
        methods: z.array(methodSchema),
        promotions: z.array(promotionSchema),
        /** The payment processor's page for entering a card. It redirects to `back`. */
        card_page: z.string(),
      }),
      async handle({ account_id: id }, who) {
        const account = await findAccount(db, who, id);
        const [unbilled, methods, promotions] = await Promise.all([
          getUnbilledSpend(db, account.id),
          listMethods(db, who.business.id),
          listPromotions(db, account.id),
        ]);
        return {
          data: {
            account: presentBalance(account, unbilled),
            methods: methods.map(presentMethod),
            promotions: promotions.map(presentPromotion),
            card_page: processor.cardPagePath(''),
          },
        };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Billing',
      action: 'update',
      endpoint: 'v3_update_billing',
      options: z.strictObject({ ...ofAccount, pays: z.enum(PAYMENT_TERMS) }),
      answer: emptyResponseSchema,
      async handle({ account_id: id, pays }, who) {
        const account = await findAccount(db, who, id);
        await db.transaction(async (tx) => {
          await tx.update(adAccounts).set({ pays }).where(eq(adAccounts.id, account.id));
          await logAction(tx, who, `billing.${pays}`, account.name);
        });
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'OrderLines',
      action: 'get',
      endpoint: 'v3_get_order_lines',
      options: z.strictObject({
        ...ofAccount,
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        ...pageOptions,
      }),
      answer: z.array(orderLineSchema),
      async handle({ account_id: id, from, to, ...page }, who) {
        const account = await findAccount(db, who, id);
        const { items, bookmark } = await listOrderLines(
          deps,
          account.id,
          { from, to },
          parsePageParams(page),
        );
        return { data: items.map(presentOrderLine), bookmark };
      },
    }),
    businessResource(deps, {
      ...view,
      name: 'Charges',
      action: 'get',
      endpoint: 'v3_get_charges',
      options: z.strictObject({ ...ofAccount, ...pageOptions }),
      answer: z.array(chargeSchema),
      async handle({ account_id: id, ...page }, who) {
        const account = await findAccount(db, who, id);
        const { items, bookmark } = await listCharges(deps, account.id, parsePageParams(page));
        return { data: items.map(presentCharge), bookmark };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'TopUp',
      action: 'create',
      endpoint: 'v3_top_up',
      options: z.strictObject({
        ...ofAccount,
        method_id: idSchema,
        amount_micro: z.int().min(1).max(TOP_UP_MAX),
        key: keySchema,
      }),
      answer: chargeSchema,
      async handle({ account_id: id, method_id: methodId, amount_micro: amountMicro, key }, who) {
        const account = await findAccount(db, who, id);
        const method = await findMethod(db, who.business.id, methodId);
        const { currency } = account;
        if (amountMicro < TOP_UP_MIN)
          throw new AppError('invalid_input', {
            fields: { amount_micro: `Top up ${formatMoney(TOP_UP_MIN, currency)} or more.` },
          });
        if (amountMicro % microsPerMinorUnit(currency) !== 0)
          throw new AppError('invalid_input', {
            fields: { amount_micro: `Use whole coins of ${currency}.` },
          });
        const { id: accountId } = account;
        const charge = await chargeCard(deps, processor, {
          businessId: who.business.id,
          accountId,
          key,
          purpose: 'top_up',
          invoiceId: null,
          amountMicro,
          currency,
          method,
        });
        if (charge.state === 'succeeded')
          await logAction(
            db,
            who,
            'billing.topped_up',
            `${account.name}: ${formatMoney(amountMicro, currency)}`,
          );
        return { data: presentCharge(charge) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Charge',
      action: 'update',
      endpoint: 'v3_renew_charge',
      options: z.strictObject({ charge_id: idSchema }),
      answer: chargeSchema,
      async handle({ charge_id: id }, { business }) {
        const known = parseId(id);
        const [charge] =
          known === undefined
            ? []
            : await db
                .select()
                .from(charges)
                .where(and(eq(charges.id, known), eq(charges.businessId, business.id)));
        if (!charge) throw new AppError('charge_not_found');
        return { data: presentCharge(await renewCharge(deps, processor, charge)) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'Promotion',
      action: 'create',
      endpoint: 'v3_take_promotion',
      options: z.strictObject({
        ...ofAccount,
        code: z.string().trim().min(1, 'Write the code.').max(60, 'Use 60 characters or fewer.'),
      }),
      answer: z.strictObject({ amount_micro: z.int().positive() }),
      async handle({ account_id: id, code }, who) {
        const account = await findAccount(db, who, id);
        await limits.count([CODES_AN_HOUR, String(who.business.id)]);
        const amount = await redeemPromotion(db, account, code, now());
        await logAction(db, who, 'promotion.used', account.name);
        return { data: { amount_micro: amount } };
      },
    }),
  ];
}
