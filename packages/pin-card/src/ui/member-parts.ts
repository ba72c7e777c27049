import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type { CardActions, FeedbackCard, SavedOverlay } from '../actions/member-parts.tsx';

type MemberParts = {
  CardActions: ComponentProps<typeof CardActions>;
  FeedbackCard: ComponentProps<typeof FeedbackCard>;
  SavedOverlay: ComponentProps<typeof SavedOverlay>;
};

/** What only those need who turn to a card, save it or give feedback on it. */
export const memberModules: LazyModule<MemberParts> = lazyModule<MemberParts>(
  () => import('../actions/member-parts.tsx'),
);
