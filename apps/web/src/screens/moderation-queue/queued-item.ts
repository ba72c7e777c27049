import type { ModerationQueueQuery } from '../../data/generated/graphql.ts';

type Moderation = NonNullable<NonNullable<ModerationQueueQuery['viewer']>['moderation']>;

/** A reported pin, board, comment or account with a pending decision. */
export type Queued = Moderation['queue']['edges'][number]['node'];
