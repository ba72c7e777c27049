import { z } from 'zod';
import { AUDIT_ACTIONS, type AuditFilter } from '../../people/audit-log/index.ts';

const NAME_MAX = 100;
const daySchema = z.iso.date('Use a date, as in 2001-02-28.').optional();
const nameSchema = z.string().trim().max(NAME_MAX).optional();

/** The filters of the audit log; an absent one is not applied. */
export const filterOptions = {
  action: z.enum(AUDIT_ACTIONS).optional(),
  actor: nameSchema,
  member: nameSchema,
  from: daySchema,
  to: daySchema,
};

const filterSchema = z.object(filterOptions);

/** Returns the filters of the query of an address. Empty and invalid ones are left out. */
export function readFilter(query: unknown): AuditFilter {
  const sent = z.record(z.string(), z.unknown()).catch({}).parse(query);
  const read: Record<string, string> = {};
  for (const [name, schema] of Object.entries(filterSchema.shape)) {
    const { data } = schema.safeParse(sent[name]);
    if (data !== undefined && data !== '') read[name] = data;
  }
  return read;
}
