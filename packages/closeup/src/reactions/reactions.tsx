'use client';

import { DEFAULT_LOCALE, type ReactionCount, type ReactionType } from '@pegboard/types';
import {
  ReactionIcon,
  rootAttributes,
  type RootProps,
  functionProp,
  localeProp,
  optionalProp,
  validProps,
  messagesProp,
  itemsProp,
  numberProp,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import {
  applyReaction,
  getReactionCount,
  REACTIONS,
  toggledReaction,
  type ReactionState,
} from '../model/reaction.ts';
import { reactionsMessages, type ReactionsMessages } from './reactions-messages.ts';
import styles from './reactions.module.css';

/** The props of the reactions to a pin. */
export type ReactionsProps = RootProps & {
  readonly counts: readonly ReactionCount[];
  /** The code of the viewer's own reaction; the counts include it. */
  readonly viewerReaction: number | null;
  /**
   * Sets the viewer's reaction, or removes it (null). Resolves to the new counts; undefined on failure, which
   * the caller reports. Without it, a press asks the viewer to log in.
   */
  readonly onReact?:
    | ((type: ReactionType | null) => Promise<readonly ReactionCount[] | undefined>)
    | undefined;
  readonly onLoginNeeded: () => void;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  readonly messages?: ReactionsMessages | undefined;
};

const REACTIONS_RULES = {
  counts: itemsProp({ reactionType: numberProp, reactionCount: numberProp }),
  onReact: optionalProp(functionProp),
  onLoginNeeded: functionProp,
  locale: localeProp,
  messages: messagesProp(reactionsMessages),
};

/**
 * Renders the reactions to a pin with their counts; a press sets, changes or removes the viewer's reaction
 * (CU-04).
 */
export function Reactions(rawProps: ReactionsProps): ReactNode {
  const props = validProps('Reactions', rawProps, REACTIONS_RULES);
  const { onReact, onLoginNeeded, locale = DEFAULT_LOCALE, messages = reactionsMessages } = props;
  const [reacted, setReacted] = useState<ReactionState>({
    counts: props.counts,
    viewerReaction: props.viewerReaction,
  });
  const [isBusy, setBusy] = useState(false);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  const press = async (pressed: ReactionType): Promise<void> => {
    if (!onReact) return onLoginNeeded();
    if (isBusy) return;
    const next = toggledReaction(reacted, pressed);
    setBusy(true);
    setReacted(applyReaction(reacted, next));
    const counts = await onReact(next);
    setReacted(counts ? { counts, viewerReaction: next } : reacted);
    setBusy(false);
  };
  return (
    <div
      role="group"
      aria-label={messages.reactions}
      data-part="reactions"
      {...rootAttributes(props, styles.reactions)}
    >
      {REACTIONS.map((type) => {
        const count = getReactionCount(reacted, type);
        const label = compact.format(count);
        const name = messages.names[type];
        return (
          <button
            key={type}
            type="button"
            data-part="reaction"
            data-selected={reacted.viewerReaction === type || undefined}
            title={name}
            aria-label={messages.reactionLabel(name, count, label)}
            aria-pressed={reacted.viewerReaction === type}
            onClick={() => void press(type)}
          >
            <ReactionIcon type={type} />
            {count === 0 ? null : <span>{label}</span>}
          </button>
        );
      })}
    </div>
  );
}
