/** The actions of the team that the audit log records. */
export const AUDIT_ACTIONS = [
  'member_suspended',
  'suspension_lifted',
  'role_changed',
  'sessions_ended',
  'sign_up_mode_changed',
  'sign_up_proof_changed',
  'sign_up_approved',
  'sign_up_declined',
  'reports_decided',
  'image_blocked',
  'image_unblocked',
  'log_exported',
  'spam_limit_lifted',
  'jobs_retried',
  'jobs_discarded',
  'storage_measured',
  'link_rule_set',
  'link_rule_removed',
  'word_rule_set',
  'word_rule_removed',
  'removal_withdrawn',
] as const;

/** An action of the team. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The sources of an entry: a member of the team on the site, or a command of the operator. */
export const AUDIT_SOURCES = ['team', 'command'] as const;
