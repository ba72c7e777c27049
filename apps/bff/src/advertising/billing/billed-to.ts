import { TAX_COUNTRIES } from '@pegboard/business-dashboard/model';
import { collapseWhitespace } from '@pegboard/types';
import { z } from 'zod';

const textOf = (max: number, missing: string) =>
  z
    .string()
    .max(max * 4)
    .transform(collapseWhitespace)
    .pipe(z.string().min(1, missing).max(max, `Use ${max} characters or fewer.`));

/** The fields of a business that appear on its bills. */
export const billedToShape = {
  legal_name: textOf(120, 'Write the name of the business.'),
  country: z.enum(TAX_COUNTRIES as [string, ...string[]], 'Choose a country.'),
  street: textOf(160, 'Write street and number.'),
  postal_code: z.string().trim().max(16, 'Use 16 characters or fewer.'),
  city: textOf(80, 'Write the town.'),
  /** Empty if the business has none. */
  tax_id: z.string().trim().max(40, 'Use 40 characters or fewer.'),
};

/** The party that is billed. */
export type BilledTo = z.infer<z.ZodObject<typeof billedToShape>>;
