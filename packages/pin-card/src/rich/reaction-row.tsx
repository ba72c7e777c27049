import type { ReactionCount } from '@pegboard/types';
import { ReactionIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { numberLabel } from '../model/number-label.ts';
import { topReactions } from '../model/top-reactions.ts';
import type { RichCardMessages } from './messages.ts';
import styles from './reaction-row.module.css';

/** Renders the most frequent reaction types, and the total number of reactions (PC-06). */
export function ReactionRow(props: {
  readonly counts: readonly ReactionCount[] | null | undefined;
  readonly total: number;
  readonly locale: string | undefined;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { counts, total, locale, messages } = props;
  const label = numberLabel(total, locale, 'compact');
  return (
    <span
      className={styles.reactions}
      data-part="reactions"
      role="img"
      aria-label={messages.reactions(total, label)}
    >
      {topReactions(counts).map(({ reactionType: type }) => (
        <ReactionIcon key={type} type={type} />
      ))}
      {label}
    </span>
  );
}
