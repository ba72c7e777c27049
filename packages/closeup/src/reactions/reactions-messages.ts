import { REACTION_TYPES, type ReactionType } from '@pegboard/types';

/** The messages of the reactions to a pin. */
export type ReactionsMessages = {
  /** The accessible name of the row. */
  readonly reactions: string;
  readonly names: Readonly<Record<ReactionType, string>>;
  /** The accessible name of a reaction with its count; `label` is the localized count. */
  readonly reactionLabel: (name: string, count: number, label: string) => string;
};

/** The messages in US English. */
export const reactionsMessages: ReactionsMessages = {
  reactions: 'Reactions',
  names: {
    [REACTION_TYPES.goodIdea]: 'Good idea',
    [REACTION_TYPES.love]: 'Love',
    [REACTION_TYPES.thanks]: 'Thanks',
    [REACTION_TYPES.wow]: 'Wow',
    [REACTION_TYPES.haha]: 'Haha',
  },
  reactionLabel: (name, count, label) => (count === 0 ? name : `${name}, ${label}`),
};
