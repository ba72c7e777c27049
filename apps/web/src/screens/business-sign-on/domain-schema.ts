import * as z from 'zod/mini';

/** The businesses whose security the viewer may change, with their domains. */
export const businessesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    domains: z.array(
      z.object({
        id: z.string(),
        domain: z.string(),
        is_proved: z.boolean(),
        proof: z.object({ record: z.string(), file: z.string(), value: z.string() }),
        redirect_url: z.string(),
        issuer: z.nullable(z.string()),
        client_id: z.nullable(z.string()),
        has_secret: z.boolean(),
        is_tested: z.boolean(),
        is_on: z.boolean(),
        is_required: z.boolean(),
      }),
    ),
  }),
);

/** A business of the viewer with its domains. */
export type BusinessDomains = z.infer<typeof businessesSchema>[number];
/** A domain of emails of a business. */
export type EmailDomain = BusinessDomains['domains'][number];
