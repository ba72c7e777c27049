import * as z from 'zod/mini';

/** An action of the team. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  source: z.enum(['team', 'command']),
  action: z.string(),
  actor: z.nullable(z.string()),
  member: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
});

/** An action of the team. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;
