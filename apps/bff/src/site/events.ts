import {
  boardCreated,
  boardDeleted,
  boardInvited,
  boardJoined,
  boardUpdated,
  sectionCreated,
  sectionDeleted,
  sectionUpdated,
} from '../pins/boards/index.ts';
import { commentCreated, commentEdited, commentHeld } from '../pins/comments/index.ts';
import { commentReacted, contentReacted } from '../pins/reactions/index.ts';
import { pinCreated, pinDeleted, pinUpdated, storyMentioned } from '../pins/pins/index.ts';
import { pinSaved } from '../pins/saves/index.ts';
import { notificationsSubscriber } from '../messaging/notifications/index.ts';
import {
  deliveryJob,
  type Destination,
  type EventDefinition,
  type Subscriber,
} from '../platform/domain-events/index.ts';
import type { AnyJob } from '../platform/jobs/index.ts';
import {
  boardFollowed,
  followAccepted,
  followRequested,
  userFollowed,
} from '../relationships/follows/index.ts';
import { exportFinished } from '../portability/member-exports/index.ts';
import { webhookDisabled, webhooksSubscriber } from '../public-api/webhooks/index.ts';
import { wordSubscriber } from '../safety/reports/index.ts';
import { spamSubscriber } from '../safety/spam/index.ts';
import type { Deps } from './deps.ts';

/** The catalogue of domain events: each kind, in each version that is published or may still be in a queue. */
export const ALL_EVENTS: readonly Omit<EventDefinition, 'aggregateId'>[] = [
  boardCreated,
  boardDeleted,
  boardFollowed,
  boardInvited,
  boardJoined,
  boardUpdated,
  commentCreated,
  commentEdited,
  commentHeld,
  commentReacted,
  contentReacted,
  exportFinished,
  followAccepted,
  followRequested,
  pinCreated,
  pinDeleted,
  pinSaved,
  pinUpdated,
  sectionCreated,
  sectionDeleted,
  sectionUpdated,
  storyMentioned,
  userFollowed,
  webhookDisabled,
];

/** The consumers of domain events. */
export const ALL_SUBSCRIBERS: readonly Subscriber<Deps>[] = [
  notificationsSubscriber,
  spamSubscriber,
  wordSubscriber,
  webhooksSubscriber,
];

const deliveries = ALL_SUBSCRIBERS.map((subscriber) => ({ subscriber, job: deliveryJob(subscriber) }));

/** The jobs that deliver events, one per subscriber. */
export const DELIVERY_JOBS: readonly AnyJob<Deps>[] = deliveries.map(({ job }) => job);

/** The queues to which the relay moves events. */
export const DESTINATIONS: readonly Destination[] = deliveries.map(({ subscriber, job }) => ({
  job,
  events: new Set(subscriber.handlers.map(({ event }) => event.name)),
}));
