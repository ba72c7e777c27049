import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { endAllSessions, userOfPanicLink } from './end-sessions.ts';
import { emailSchema, loginCodeSchema, passwordSchema } from './rules.ts';
import { createSessions } from './sessions.ts';
import { changeEmail, verifyEmail, verifyEmailMail } from './verify-email.ts';

const HOUR_MS = 3_600_000;
const LINKS_AN_ADDRESS = defineLimit({
  name: 'account links an address',
  max: 60,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const MAILS_A_MEMBER = defineLimit({
  name: 'verification mails a member',
  max: 5,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const EMAIL_CHANGES_A_MEMBER = defineLimit({
  name: 'e-mail changes a member',
  max: 10,
  windowMs: HOUR_MS,
  against: 'abuse',
});

const tokenSchema = z.string().min(1).max(100);

const SECURITY_PAGE = '/settings/security/';

/** REST resources of sessions and the email address of an account (WB-02, WB-09). */
export function securityResources(deps: Deps): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { limits } = deps;
  return [
    authenticatedResource({
      name: 'UserSessions',
      action: 'delete',
      endpoint: 'v3_end_sessions',
      form: {
        path: `${SECURITY_PAGE}sessions/`,
        keeps: [],
        hides: ['session_id'],
        leadsTo: SECURITY_PAGE,
      },
      options: z.strictObject({ session_id: z.string().max(100).optional() }),
      answer: emptyResponseSchema,
      /** Ends one session, or by default all but the current one. */
      async handle({ session_id: id }, { viewer, session }) {
        if (id === undefined) await sessions.endOthers(viewer.id, session.token);
        else if (!(await sessions.endOne(viewer.id, id))) throw new AppError('not_found');
        return { data: null };
      },
    }),
    publicResource({
      name: 'UserPanic',
      action: 'create',
      endpoint: 'v3_secure_panic',
      form: { path: '/secure/panic/', keeps: [], hides: ['token'], leadsTo: '/secure/panic/done/' },
      options: z.strictObject({ token: tokenSchema.optional() }),
      answer: emptyResponseSchema,
      /** Ends all sessions of the member of an email link, or by default those of the viewer. */
      async handle({ token }, { viewer, address, session }) {
        await limits.count([LINKS_AN_ADDRESS, getClientSubnet(address)]);
        const userId = token === undefined ? requireSignedIn(viewer).id : userOfPanicLink(deps, token);
        await endAllSessions(deps, sessions, userId);
        if (viewer?.id === userId) session.end();
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserEmail',
      action: 'update',
      endpoint: 'v3_update_email',
      form: {
        path: `${SECURITY_PAGE}email/`,
        keeps: ['email'],
        hides: ['password', 'code'],
        leadsTo: SECURITY_PAGE,
      },
      options: z.strictObject({
        email: emailSchema,
        password: passwordSchema,
        code: loginCodeSchema.optional(),
      }),
      answer: emptyResponseSchema,
      async handle(options, { viewer }) {
        await limits.count([EMAIL_CHANGES_A_MEMBER, String(viewer.id)]);
        await changeEmail(deps, viewer, options);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserEmailVerification',
      action: 'create',
      endpoint: 'v3_request_email_verification',
      form: { path: `${SECURITY_PAGE}email/again/`, keeps: [], hides: [], leadsTo: SECURITY_PAGE },
      options: z.strictObject({}),
      answer: emptyResponseSchema,
      async handle(_, { viewer }) {
        await limits.count([MAILS_A_MEMBER, String(viewer.id)]);
        await queueMail(deps, deps.db, verifyEmailMail, { userId: String(viewer.id) });
        return { data: null };
      },
    }),
    publicResource({
      name: 'UserEmailVerification',
      action: 'update',
      endpoint: 'v3_verify_email',
      form: {
        path: '/email/verification/',
        keeps: [],
        hides: ['token'],
        leadsTo: '/email/verification/done/',
      },
      options: z.strictObject({ token: tokenSchema }),
      answer: emptyResponseSchema,
      async handle({ token }, { address }) {
        await limits.count([LINKS_AN_ADDRESS, getClientSubnet(address)]);
        await verifyEmail(deps, token);
        return { data: null };
      },
    }),
  ];
}
