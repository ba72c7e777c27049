/** The answers to appeals: the decision is upheld or withdrawn. */
export const APPEAL_ANSWERS = ['upheld', 'withdrawn'] as const;
/** The decisions on copyright notices. */
export const NOTICE_DECISIONS = ['accepted', 'rejected'] as const;
