import type { FeedbackStatus } from '@pegboard/types';
import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { idList, defineStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { feedbackStatus } from './feedback-rules.ts';

/** The batched reads of feedback. */
export type FeedbackLoaders = {
  /** The viewer's feedback on a content. */
  readonly feedbackOf: DataLoader<bigint, FeedbackStatus>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends FeedbackLoaders {}
}

const feedbackOn = defineStatement<{ readonly content_id: bigint; readonly feedback_type: string }>(
  'feedback',
  (value) => sql`select content_id, feedback_type from pin_feedback
    where user_id = ${value('viewer')} and content_id = any(${value('ids')}::bigint[])`,
  { reusesPlan: true },
);

/** Creates the loaders of feedback for one request. */
export function feedbackLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): FeedbackLoaders {
  return {
    feedbackOf: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => feedbackStatus(undefined));
      const rows = await feedbackOn(db, { viewer: viewer.id, ids: idList(ids) });
      const byContent = new Map(rows.map((row) => [row.content_id, row.feedback_type]));
      return ids.map((id) => feedbackStatus(byContent.get(id)));
    }),
  };
}
