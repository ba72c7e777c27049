import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { plainTextSchema } from '../../platform/text/plain-text.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { requireSignedIn, type Viewer } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { answerSurvey, chooseEmails, emailChoices, type EmailChoices } from './choose.ts';
import { userOfEmailLink } from './email-links.ts';
import { MAIL_LISTS } from '../notification-choices/index.ts';
import { listsSchema, maskedEmail, SURVEY_REASONS } from './rules.ts';

const COMMENT_MAX = 500;
const CHANGES = defineLimit({ name: 'e-mail choices', max: 120, windowMs: 3_600_000, against: 'abuse' });
const token = z.string().min(1).max(100).optional();
const choicesSchema = z.strictObject({
  email: z.string(),
  lists: z.partialRecord(z.enum(MAIL_LISTS), z.boolean()),
});

/**
 * EmailSettingsResource and EmailSurveyResource: of the signed-in member, or of the recipient of an email's
 * link (WB-02).
 */
export function emailChoiceResources(deps: Deps): readonly AnyResource[] {
  const { db, limits, now } = deps;
  const whose = async (token: string | undefined, viewer: Viewer, address: string): Promise<bigint> => {
    await limits.count([CHANGES, getClientSubnet(address)]);
    return token === undefined ? requireSignedIn(viewer).id : userOfEmailLink(deps, token);
  };
  return [
    publicResource({
      name: 'EmailSettings',
      action: 'get',
      endpoint: 'v3_get_email_settings',
      options: z.strictObject({ token }),
      answer: choicesSchema,
      async handle({ token }, { viewer, address }) {
        return { data: present(await emailChoices(db, await whose(token, viewer, address))) };
      },
    }),
    publicResource({
      name: 'EmailSettings',
      action: 'update',
      endpoint: 'v3_update_email_settings',
      options: z.strictObject({ token, lists: listsSchema }),
      // Its page's address accepts POST requests of mail clients, so the form has an address of its own.
      form: {
        path: '/email/subscription/choices/',
        keeps: [...MAIL_LISTS, 'none'],
        hides: ['token'],
        optionsOf: ({ token, none, ...sent }) => ({
          token,
          lists: Object.fromEntries(
            MAIL_LISTS.map((list) => [list, none === undefined && sent[list] !== undefined]),
          ),
        }),
      },
      answer: choicesSchema,
      async handle({ token, lists }, { viewer, address }) {
        return { data: present(await chooseEmails(db, await whose(token, viewer, address), lists, now())) };
      },
    }),
    publicResource({
      name: 'EmailSurvey',
      action: 'create',
      endpoint: 'v3_answer_email_survey',
      options: z.strictObject({
        token,
        reason: z.enum(SURVEY_REASONS),
        comment: plainTextSchema(COMMENT_MAX).optional(),
      }),
      form: {
        path: '/email/user_survey/',
        keeps: ['reason', 'comment'],
        hides: ['token'],
        optionsOf: ({ comment, ...sent }) => (comment?.trim() ? { ...sent, comment } : sent),
      },
      answer: emptyResponseSchema,
      async handle({ token, reason, comment = null }, { viewer, address }) {
        await answerSurvey(db, await whose(token, viewer, address), { reason, comment });
        return { data: null };
      },
    }),
  ];
}

function present({ email, lists }: EmailChoices): z.infer<typeof choicesSchema> {
  return { email: maskedEmail(email), lists: { ...lists } };
}
