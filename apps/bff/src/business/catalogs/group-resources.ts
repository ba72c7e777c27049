import { collapseWhitespace } from '@pegboard/types';
import { z } from 'zod';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { countAnswer, emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { businessResource } from '../business/index.ts';
import { GROUP_PICKS_MAX, type GroupRules } from '../catalog-records/index.ts';
import type { Deps } from './deps.ts';
import { findCatalog, type CatalogRow } from './find-catalog.ts';
import { itemIdSchema } from './item-id-schema.ts';
import {
  changeGroup,
  createGroup,
  deleteGroup,
  findGroup,
  listGroups,
  type GroupInput,
  type GroupSummary,
} from './product-groups.ts';

const word = z
  .string()
  .max(400)
  .transform(collapseWhitespace)
  .pipe(z.string().min(1, 'Fill in this field.').max(100, 'Use 100 characters or fewer.'));
const amount = z.number('Type a price such as 12.99.').min(0, 'A price is above zero.').max(1_000_000_000);

const rulesSchema = z.strictObject({
  category: word.optional(),
  brand: word.optional(),
  label: word.optional(),
  text: word.optional(),
  price_min: amount.optional(),
  price_max: amount.optional(),
  availability: z.enum(['in_stock', 'out_of_stock'], 'Use in_stock or out_of_stock.').optional(),
  on_sale: z.boolean().optional(),
});
const groupInput = {
  name: z
    .string()
    .max(400)
    .transform(collapseWhitespace)
    .pipe(z.string().min(1, 'Give it a name.').max(80, 'Use 80 characters or fewer.')),
  rules: rulesSchema,
  picked: z.array(itemIdSchema).max(GROUP_PICKS_MAX, 'Choose at most 200 products.'),
};
const groupSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  rules: rulesSchema,
  product_count: countAnswer,
  picked: z.array(z.string()),
  images: z.array(z.string()),
});

/** REST resources of product groups (BD-07). */
export function groupResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const view = { right: 'catalogs.view', kinds: ['access', 'manager'] } as const;
  const edit = { right: 'catalogs.edit', kinds: ['access', 'manager'] } as const;
  const shownGroup = async (catalog: CatalogRow, id: bigint): Promise<z.infer<typeof groupSchema>> => {
    const [found] = await listGroups(db, catalog, id);
    if (!found) throw new AppError('product_group_not_found');
    return presentGroup(found);
  };
  return [
    businessResource(deps, {
      ...view,
      name: 'ProductGroups',
      action: 'get',
      endpoint: 'v3_get_product_groups',
      options: z.strictObject({ catalog_id: idSchema }),
      answer: z.array(groupSchema),
      async handle({ catalog_id: id }, reader) {
        const catalog = await findCatalog(db, reader, id);
        return { data: (await listGroups(db, catalog)).map(presentGroup) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'ProductGroup',
      action: 'create',
      endpoint: 'v3_create_product_group',
      options: z.strictObject({ catalog_id: idSchema, ...groupInput }),
      answer: groupSchema,
      async handle({ catalog_id: catalogId, ...input }, call) {
        const { viewer, idempotencyKey: key } = call;
        const catalog = await findCatalog(db, call, catalogId);
        const group = toGroupInput(input);
        const { id } = await db.transaction((tx) =>
          withIdempotencyKey(tx, viewer, { key, request: ['product group', catalogId, group] }, async () => ({
            id: String(await createGroup(tx, call, catalog, group)),
          })),
        );
        return { data: await shownGroup(catalog, BigInt(id)) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'ProductGroup',
      action: 'update',
      endpoint: 'v3_change_product_group',
      options: z.strictObject({ group_id: idSchema, ...groupInput }),
      answer: groupSchema,
      async handle({ group_id: id, ...input }, call) {
        const group = await findGroup(db, call, id);
        await db.transaction((tx) => changeGroup(tx, call, group, toGroupInput(input)));
        return { data: await shownGroup(group.catalog, group.id) };
      },
    }),
    businessResource(deps, {
      ...edit,
      name: 'ProductGroup',
      action: 'delete',
      endpoint: 'v3_delete_product_group',
      options: z.strictObject({ group_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ group_id: id }, call) {
        const group = await findGroup(db, call, id);
        await db.transaction((tx) => deleteGroup(tx, call, group));
        return { data: null };
      },
    }),
  ];
}

type GroupRequest = {
  readonly name: string;
  readonly rules: z.infer<typeof rulesSchema>;
  readonly picked: readonly string[];
};

/** Reads the input of a group. Throws `invalid_input` for a group of nothing, and for bounds that no price is within. */
function toGroupInput({ name, rules, picked }: GroupRequest): GroupInput {
  const { price_min: priceMin, price_max: priceMax, on_sale: onSale, ...rest } = rules;
  const entries = Object.entries({ ...rest, priceMin, priceMax, onSale }).filter(
    ([, value]) => value !== undefined,
  );
  if (entries.length === 0 && picked.length === 0)
    throw new AppError('invalid_input', { fields: { rules: 'Add a rule or choose a product.' } });
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax)
    throw new AppError('invalid_input', {
      fields: { price_max: 'The highest price is below the lowest.' },
    });
  return { name, picked, rules: Object.fromEntries(entries) as GroupRules };
}

function presentGroup({ rules, ...group }: GroupSummary): z.infer<typeof groupSchema> {
  const { priceMin, priceMax, onSale, ...rest } = rules;
  return {
    id: String(group.id),
    name: group.name,
    rules: {
      ...rest,
      ...(priceMin === undefined ? {} : { price_min: priceMin }),
      ...(priceMax === undefined ? {} : { price_max: priceMax }),
      ...(onSale === undefined ? {} : { on_sale: onSale }),
    },
    product_count: group.products,
    picked: [...group.picked],
    images: group.images.flatMap(({ signature, sizes }) =>
      '236x' in sizes ? [imageUrl(signature, '236x')] : [],
    ),
  };
}
