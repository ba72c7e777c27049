import { isTaxId, normalizeTaxId, TAX_COUNTRIES, TAX_IDS } from '@pegboard/business-dashboard/model';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { BilledTo } from './billed-to.ts';
import { taxDetails } from './tables.ts';

/** Stores the billing party; former ones are retained. Throws `invalid_input` with the field. */
export async function declareTaxDetails(db: Db, businessId: bigint, input: BilledTo): Promise<BilledTo> {
  const country = TAX_COUNTRIES.find((code) => code === input.country);
  if (country && input.tax_id !== '' && !isTaxId(country, input.tax_id)) {
    const { name, example } = TAX_IDS[country];
    throw new AppError('invalid_input', {
      fields: { tax_id: `This is not how a ${name} is written there. An example: ${example}.` },
    });
  }
  const details = { ...input, tax_id: normalizeTaxId(input.tax_id) };
  await db.insert(taxDetails).values({ id: newId(), businessId, details });
  return details;
}

/** Returns the current billing party; null if none was declared. */
export async function findTaxDetails(db: Db, businessId: bigint): Promise<BilledTo | null> {
  const [newest] = await db
    .select({ details: taxDetails.details })
    .from(taxDetails)
    .where(eq(taxDetails.businessId, businessId))
    .orderBy(desc(taxDetails.id))
    .limit(1);
  return newest?.details ?? null;
}
