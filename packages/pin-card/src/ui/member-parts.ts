import { lazyModule, type LazyModule } from '@pegboard/ui';
import type { ComponentProps } from 'react';
import type { CardActions, FeedbackCard, SavedOverlay } from '../actions/member-parts.tsx';

type MemberParts = {
  CardActions: ComponentProps<typeof CardActions>;
  FeedbackCard: ComponentProps<typeof FeedbackCard>;
  SavedOverlay: ComponentProps<typeof SavedOverlay>;
};

/** Loads the parts needed on interaction: actions, saving and feedback. */
export const memberModules: LazyModule<MemberParts> = lazyModule<MemberParts>(
  () => import('../actions/member-parts.tsx'),
);
