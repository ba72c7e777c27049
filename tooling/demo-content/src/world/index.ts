import { randomFrom } from '../art/random.ts';
import { describePicture } from '../picture.ts';
import { makeArticles } from './articles.ts';
import { withAds, withCollections } from './make-ads.ts';
import { makeConversations } from './conversations.ts';
import { makeBoards, makeCreators } from './make-boards.ts';
import { makePins } from './make-pins.ts';
import { withMedia } from './make-media.ts';
import { withTags } from './make-tags.ts';
import { makeComments, makeFollows, makeInvites, makeReactions, makeSaves } from './make-society.ts';
import { toTopicTree } from './topic-tree.ts';
import { distinctTopics, toTopic } from './topics.ts';
import type { DemoWorld } from './world.ts';

export type * from './world.ts';

/** The seed of the demo site. */
export const DEMO_SEED = 'pegboard';

/** The password of the accounts to log in with. */
export const DEMO_PASSWORD = 'pegboard-demo';

/** The accounts to log in with, and their roles. */
export const DEMO_LOGINS = [
  { username: 'ada', says: 'has boards, follows people and topics' },
  { username: 'kilnandco', says: 'is a verified merchant with a shop' },
  { username: 'noor', says: 'came today and has nothing yet' },
] as const;

/** Creates the people of `demoWorld` alone, in a small part of the time. */
export function demoCreators(seed: string | number = DEMO_SEED): DemoWorld['creators'] {
  return makeCreators(randomFrom(seed).fork('creators'));
}

/** Creates all initial data of the demo site; the same seed yields the same world. */
export function demoWorld(seed: string | number = DEMO_SEED): DemoWorld {
  const random = randomFrom(seed);
  const creators = demoCreators(seed);
  const planned = makeBoards(random.fork('boards'));
  const boards = planned.map(({ board }) => board);
  const made = withMedia(random.fork('media'), makePins(random.fork('pins'), planned));
  const tagged = withTags(random.fork('tags'), boards, withAds(creators, made));
  const pins = withCollections(random.fork('collections'), boards, tagged);
  return {
    creators,
    boards,
    pins,
    topics: toTopicTree(
      distinctTopics(pins.map(({ picture }) => toTopic(describePicture(picture).tags[0] ?? picture.family))),
    ),
    saves: makeSaves(random.fork('saves'), planned, pins),
    ...makeFollows(random.fork('follows'), planned, pins),
    comments: makeComments(random.fork('comments'), planned, pins),
    reactions: makeReactions(random.fork('reactions'), planned, pins),
    invites: makeInvites(boards),
    conversations: makeConversations(pins),
    articles: makeArticles(pins),
  };
}
