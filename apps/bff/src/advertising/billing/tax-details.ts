import { isTaxId, plainTaxId, TAX_COUNTRIES, TAX_IDS } from '@pegboard/business-dashboard/model';
import { collapseWhitespace } from '@pegboard/types';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { taxDetails } from './tables.ts';

const textOf = (max: number, missing: string) =>
  z
    .string()
    .max(max * 4)
    .transform(collapseWhitespace)
    .pipe(z.string().min(1, missing).max(max, `Use ${max} characters or fewer.`));

/** What of a business stands on its bills. */
export const billedToShape = {
  legal_name: textOf(120, 'Write the name of the business.'),
  country: z.enum(TAX_COUNTRIES as [string, ...string[]], 'Choose a country.'),
  street: textOf(160, 'Write street and number.'),
  postal_code: z.string().trim().max(16, 'Use 16 characters or fewer.'),
  city: textOf(80, 'Write the town.'),
  /** Empty where the business has none. */
  tax_id: z.string().trim().max(40, 'Use 40 characters or fewer.'),
};

/** Who is billed. */
export type BilledTo = z.infer<z.ZodObject<typeof billedToShape>>;

/** Declares who is billed; what was declared before is kept. Throws `invalid_input` with the field. */
export async function declareTaxDetails(db: Db, businessId: bigint, given: BilledTo): Promise<BilledTo> {
  const country = TAX_COUNTRIES.find((code) => code === given.country);
  if (country && given.tax_id !== '' && !isTaxId(country, given.tax_id)) {
    const { name, example } = TAX_IDS[country];
    throw new AppError('invalid_input', {
      fields: { tax_id: `This is not how a ${name} is written there. An example: ${example}.` },
    });
  }
  const details = { ...given, tax_id: plainTaxId(given.tax_id) };
  await db.insert(taxDetails).values({ id: newId(), businessId, details });
  return details;
}

/** Who is billed now; null while nobody declared it. */
export async function taxDetailsOf(db: Db, businessId: bigint): Promise<BilledTo | null> {
  const [newest] = await db
    .select({ details: taxDetails.details })
    .from(taxDetails)
    .where(eq(taxDetails.businessId, businessId))
    .orderBy(desc(taxDetails.id))
    .limit(1);
  return newest?.details ?? null;
}
