export { AUDIT_ACTIONS, type AuditAction } from './actions.ts';
export { listActions, readActions, type AuditEntry, type AuditFilter } from './list-actions.ts';
export { auditEntrySchema, presentAction } from './present-action.ts';
export { purgeAuditLog } from './purge-actions.ts';
export { recordAction } from './record-action.ts';
export { auditEntries } from './tables.ts';
