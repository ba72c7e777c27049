/** The members who may contact a member in some way; `followed` are those whom the member follows. */
export const CONTACT_AUDIENCES = ['everyone', 'followed', 'nobody'] as const;
