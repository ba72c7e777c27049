import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { businessResource, logAction } from '../../business/business/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import {
  addMethod,
  setDefaultPaymentMethod,
  findMethod,
  listMethods,
  removeMethod,
} from './payment-methods.ts';
import type { PaymentProcessor } from './payment-processor.ts';
import { methodSchema, presentMethod } from './present-billing.ts';
import { kinds } from './resources.ts';
import { billedToShape } from './billed-to.ts';
import { declareTaxDetails, findTaxDetails } from './tax-details.ts';

/** REST resources of cards and billing parties (BD-08). */
export function payerResources(deps: Deps, processor: PaymentProcessor): readonly AnyResource[] {
  const { db } = deps;
  const edit = { right: 'billing.edit', kinds } as const;
  const billedTo = z.strictObject({
    legal_name: z.string(),
    country: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    tax_id: z.string(),
  });
  return [
    businessResource(deps, {
      right: 'billing.view',
      kinds,
      name: 'PaymentMethods',
      action: 'get',
      endpoint: 'v3_get_payment_methods',
      options: z.strictObject({}),
      answer: z.array(methodSchema),
      handle: async (_, { business }) => ({
        data: (await listMethods(db, business.id)).map(presentMethod),
      }),
    }),
    businessResource(deps, {
      ...edit,
      name: 'PaymentMethod',
      action: 'create',
      endpoint: 'v3_add_payment_method',
      options: z.strictObject({ token: z.string().min(1).max(200) }),
      answer: methodSchema,
      async handle({ token }, who) {
        const method = await addMethod(db, processor, who.business.id, token);
        await logAction(db, who, 'card.added', `${method.brand} ${method.lastFour}`);
        return { data: presentMethod(method) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'PaymentMethod',
      action: 'update',
      endpoint: 'v3_choose_payment_method',
      options: z.strictObject({ method_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ method_id: id }, { business }) {
        await setDefaultPaymentMethod(db, await findMethod(db, business.id, id));
        return { data: null };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'PaymentMethod',
      action: 'delete',
      endpoint: 'v3_remove_payment_method',
      options: z.strictObject({ method_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ method_id: id }, who) {
        const method = await findMethod(db, who.business.id, id);
        await removeMethod(db, method);
        await logAction(db, who, 'card.removed', `${method.brand} ${method.lastFour}`);
        return { data: null };
      },
    }),
    businessResource(deps, {
      right: 'billing.view',
      kinds,
      name: 'TaxDetails',
      action: 'get',
      endpoint: 'v3_get_tax_details',
      options: z.strictObject({}),
      answer: billedTo.nullable(),
      handle: async (_, { business }) => ({ data: await findTaxDetails(db, business.id) }),
    }),
    businessResource(deps, {
      ...edit,
      name: 'TaxDetails',
      action: 'update',
      endpoint: 'v3_update_tax_details',
      options: z.strictObject(billedToShape),
      answer: billedTo,
      async handle(input, who) {
        const data = await declareTaxDetails(db, who.business.id, input);
        await logAction(db, who, 'tax_details.changed', data.legal_name);
        return { data };
      },
    }),
  ];
}
