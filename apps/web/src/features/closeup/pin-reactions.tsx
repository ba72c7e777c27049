import { Reactions } from '@pegboard/closeup/reactions';
import { loginPath } from '@pegboard/routes';
import type { ReactionCount, ReactionType } from '@pegboard/types';
import { use, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { ToastContext } from '../toasts/toasts.ts';

const answerSchema = z.object({ reaction_counts: z.record(z.string(), z.number()) });

/**
 * Renders the reactions to the pin of a close-up, and sets and removes the viewer's (CU-04); loaded when they
 * are near the viewport.
 */
export default function PinReactions(props: {
  readonly pinId: string;
  readonly path: string;
  readonly counts: readonly ReactionCount[];
  readonly viewerReaction: number | null;
}): ReactNode {
  const reactionsMessages = useTexts('reactionsMessages');
  const locale = useLocale();
  const messages = useTexts('site', enUs);
  const { pinId, path, counts, viewerReaction } = props;
  const viewer = useViewer();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const navigate = useNavigate();
  const react = async (type: ReactionType | null): Promise<readonly ReactionCount[] | undefined> => {
    try {
      const changed = await giveReaction(pinId, type);
      freshness?.mark();
      return changed;
    } catch (error) {
      reportError(error);
      toasts?.show({ id: 'reaction', kind: 'error', text: messages.errors.failed });
      return undefined;
    }
  };
  return (
    <Reactions
      counts={counts}
      viewerReaction={viewerReaction}
      onReact={viewer ? react : undefined}
      onLoginNeeded={() => void navigate(loginPath({ next: path, for: 'continue' }))}
      locale={locale}
      messages={reactionsMessages}
    />
  );
}

/** Sets the viewer's reaction to a pin, or removes it; returns the new counts by type. */
async function giveReaction(pinId: string, type: ReactionType | null): Promise<readonly ReactionCount[]> {
  const { reaction_counts: counts } = answerSchema.parse(
    await callResource(
      type === null
        ? { name: 'PinReaction', action: 'delete', options: { pin_id: pinId } }
        : { name: 'PinReaction', action: 'create', options: { pin_id: pinId, reaction_type: type } },
    ),
  );
  return Object.entries(counts).map(([reactionType, reactionCount]) => ({
    reactionType: Number(reactionType),
    reactionCount,
  }));
}
