import { z } from 'zod';
import { idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { AUDIT_ACTIONS, AUDIT_SOURCES } from './actions.ts';
import type { AuditEntry } from './list-actions.ts';

/** An action as the team sees it. */
export const auditEntrySchema = z.strictObject({
  id: idAnswer,
  at: timeAnswer,
  source: z.enum(AUDIT_SOURCES),
  action: z.enum(AUDIT_ACTIONS),
  /** The username of the member of the team; null for a command, and after the account was deleted. */
  actor: z.string().nullable(),
  member: z.string().nullable(),
  details: z.record(z.string(), z.string()),
});

/** Presents an action to the team. */
export function presentAction({ id, at, ...rest }: AuditEntry): z.infer<typeof auditEntrySchema> {
  return { id: String(id), at: at.toISOString(), ...rest, details: { ...rest.details } };
}
