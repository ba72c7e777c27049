/**
 * The reasons for which a sign-up waits for the team: the mode of the site, a form without scripts while a proof of work is needed,
 * and an email of a service of disposable addresses (OP-09).
 */
export const SIGN_UP_WAIT_REASONS = ['mode', 'no_proof', 'disposable_email'] as const;

/** A reason for which a sign-up waits for the team. */
export type SignUpWaitReason = (typeof SIGN_UP_WAIT_REASONS)[number];
