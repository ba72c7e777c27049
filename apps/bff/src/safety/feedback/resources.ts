import { FEEDBACK_STATUSES } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { hasNotifications } from '../../messaging/notifications/index.ts';
import { findPin, type PinView } from '../../pins/pins/index.ts';
import { authenticatedResource, type Answer, type AnyResource } from '../../platform/http/resource.ts';
import { v3Route, type AnyV3Route } from '../../platform/http/v3-route.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { FEEDBACK_TYPES, feedbackStatus, type FeedbackContext, type FeedbackType } from './feedback-rules.ts';
import { seeFewerAi } from './ai-content-preference.ts';
import { saveFeedback } from './give-feedback.ts';
import { undoFeedback } from './undo-feedback.ts';

const UNDO = 'undo';
const feedbackSchema = z.strictObject({
  id: idAnswer,
  is_hidden: z.boolean(),
  feedback_status: z.enum(FEEDBACK_STATUSES),
});

/** PinFeedbackResource update (§7). `undo` undoes any feedback on the pin, from any operation. */
export function feedbackResources(deps: Deps): readonly AnyResource[] {
  const say = sayer(deps);
  return [
    authenticatedResource({
      name: 'PinFeedback',
      action: 'update',
      endpoint: 'v3_pin_feedback',
      options: z.strictObject({ pin_id: idSchema, feedback_type: z.enum([...FEEDBACK_TYPES, UNDO]) }),
      form: { path: '/pin/:id/feedback/', keeps: ['pin_id', 'feedback_type'], hides: [] },
      answer: feedbackSchema,
      handle: ({ pin_id: id, feedback_type: type }, { viewer }) => say(viewer, id, type),
    }),
  ];
}

/** AiPinsResource update: whether the viewer sees fewer AI-generated and AI-modified pins. */
export function aiPinsResource({ db }: Pick<Deps, 'db'>): AnyResource {
  const options = z.strictObject({ sees_fewer: z.boolean() });
  return authenticatedResource({
    name: 'AiPins',
    action: 'update',
    endpoint: 'v3_see_fewer_ai_pins',
    form: {
      path: '/settings/appearance/ai/',
      keeps: ['sees_fewer'],
      hides: [],
      optionsOf: ({ sees_fewer: box }) => ({ sees_fewer: box === 'on' }),
      leadsTo: '/settings/appearance/?done=ai',
    },
    options,
    answer: options,
    async handle({ sees_fewer: isWished }, { viewer }) {
      await seeFewerAi(db, viewer, isWished);
      return { data: { sees_fewer: isWished } };
    },
  });
}

/** The raw paths by which notifications, messages and searches hide and unhide a pin (§7). */
export function feedbackRoutes(deps: Deps): readonly AnyV3Route[] {
  const say = sayer(deps);
  const fromPeople = z.strictObject({ pin_id: idSchema });
  const fromSearch = fromPeople.extend({
    query: z.string().max(200).optional(),
    pin_type: z.string().max(60).optional(),
  });
  const fromNotifications = fromPeople.extend({ news_id: idSchema });
  const way = (action: 'hide' | 'unhide' | 'undo') =>
    ({ method: 'PUT', access: 'signed-in', action }) as const;
  return [
    ...[way('hide'), way('unhide')].flatMap(({ action, ...rest }) => [
      v3Route({
        ...rest,
        path: `/v3/p2p/:pin_id/${action}/`,
        endpoint: `v3_p2p_${action}_pin`,
        options: fromPeople,
        answer: feedbackSchema,
        handle: ({ pin_id: id }, { viewer }) => say(viewer, id, action === 'hide' ? 'p2p' : UNDO),
      }),
      v3Route({
        ...rest,
        path: `/v3/search/:pin_id/${action}/`,
        endpoint: `v3_search_${action}_pin`,
        options: fromSearch,
        answer: feedbackSchema,
        handle: ({ pin_id: id, query, pin_type: pinType }, { viewer }) =>
          say(viewer, id, action === 'hide' ? 'search' : UNDO, { query, pinType }),
      }),
    ]),
    ...[way('hide'), way('undo')].map(({ action, ...rest }) =>
      v3Route({
        ...rest,
        path: `/v3/news_hub/:news_id/pin/:pin_id/${action}/`,
        endpoint: `v3_news_hub_${action}_pin`,
        options: fromNotifications,
        answer: feedbackSchema,
        async handle({ news_id: newsId, pin_id: id }, { viewer }) {
          if (!(await hasNotifications(deps.db, viewer, parseId(newsId)))) throw new AppError('not_found');
          return say(viewer, id, action === 'hide' ? 'newsHub' : UNDO, { newsId });
        },
      }),
    ),
  ];
}

/**
 * Returns a function that sends or undoes feedback on a pin visible to the viewer. Throws `pin_not_found`.
 */
function sayer({ db }: Pick<Deps, 'db'>) {
  return async (
    viewer: SignedIn,
    id: string,
    type: FeedbackType | typeof UNDO,
    context: FeedbackContext = {},
  ): Promise<Answer<z.infer<typeof feedbackSchema>>> => {
    const pin: PinView | undefined = await findPin(db, viewer, parseId(id));
    if (!pin) throw new AppError('pin_not_found');
    const isUndone = type === UNDO;
    if (isUndone) await undoFeedback(db, viewer, pin.contentId);
    else await saveFeedback(db, viewer, pin, type, context);
    const status = feedbackStatus(isUndone ? undefined : type);
    return { data: { id, is_hidden: !isUndone, feedback_status: status } };
  };
}
