import * as z from 'zod/mini';
import { auditEntrySchema } from '../../features/administration/audit-entry.ts';

/** The roles of accounts, from the least. */
export const ROLES = ['user', 'moderator', 'employee'] as const;

/** A member for the team. */
export const memberPageSchema = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
  created_at: z.string(),
  is_closed: z.boolean(),
  suspension: z.nullable(
    z.object({ reason: z.string(), starts_at: z.string(), ends_at: z.nullable(z.string()) }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      country: z.nullable(z.string()),
      last_seen_at: z.string(),
    }),
  ),
  app_count: z.number(),
  removed_count: z.number(),
  warned_count: z.number(),
  history: z.array(auditEntrySchema),
  can_act: z.boolean(),
  can_set_role: z.boolean(),
});

/** A member for the team. */
export type MemberPage = z.infer<typeof memberPageSchema>;
