import type { WorldStep } from './world-step.ts';

/** The number of rare words. */
export const RARE_WORDS = 100;
const CONTENTS_OF_RARE_WORD = 5;

/**
 * Returns the steps that make every fifth content a product and give 500 contents a rare word. Products are of eight categories, and
 * of a brand per 20 products, with prices in two currencies.
 */
export function traitSteps(contents: number): readonly WorldStep[] {
  const brands = Math.max(1, Math.floor(contents / 100));
  return [
    {
      name: 'products',
      statements: [
        `update contents set category = category_of_product, rich = jsonb_build_object('products', jsonb_build_array(
        jsonb_build_object('name', title, 'currency', case when seed % 5 = 0 then 'EUR' else 'USD' end, 'price', 1 + seed % 500,
          'brand', 'brand ' || (seed % ${brands}))
        || case when seed % 4 = 0 then jsonb_build_object('standardPrice', 600) else '{}' end))
      from (
        select id as product, abs(hashint8extended(id, 3)) as seed,
          (array['638', '696', '985', '1253', '443', '1604', '187', '223'])[1 + abs(hashint8extended(id, 4)) % 8] as category_of_product
        from contents
      ) products where contents.id = product and seed % 5 = 0`,
      ],
    },
    {
      name: 'rare words',
      statements: [
        `update contents set title = title || ' zyx' || translate((nth % ${RARE_WORDS})::text, '0123456789', 'abcdefghij')
      from (
        select id as chosen, row_number() over () as nth from (
          select id from contents order by hashint8extended(id, 5) limit ${CONTENTS_OF_RARE_WORD * RARE_WORDS}
        ) first
      ) numbered where contents.id = chosen`,
      ],
    },
  ];
}
