import { REACTION_TYPES, type ReactionType } from '@pegboard/types';

/** The texts of the reactions to a pin. */
export type ReactionsMessages = {
  /** Names the row. */
  readonly reactions: string;
  readonly names: Readonly<Record<ReactionType, string>>;
  /** Names a reaction and reports how often it was given; `label` is the count in the words of the locale. */
  readonly reactionLabel: (name: string, count: number, label: string) => string;
};

/** The texts in US English. */
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
