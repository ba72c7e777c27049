import { Button } from '@pegboard/ui';
import { use, type ReactNode } from 'react';
import { FeedbackContext } from './feedback-context.ts';
import { feedbackTexts as enUsFeedback } from '../../messages/en-us-feedback.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders the button on a close-up that opens the facts of its pin (BY-13); nothing for visitors. */
export function AboutPinButton({ pinId }: { readonly pinId: string }): ReactNode {
  const texts = useTexts('feedback', enUsFeedback);
  const feedback = use(FeedbackContext);
  if (!feedback) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-haspopup="dialog"
      onClick={() => feedback.open({ kind: 'about', subject: { pinId } })}
    >
      {texts.about}
    </Button>
  );
}
