import { reportMessages } from '@pegboard/feedback/dialogs';
import { REPORT_REASONS } from '@pegboard/types';
import { useTexts } from '../../messages/language.ts';

/** Returns the function for the label of a report reason in the language of the page; an unknown reason of a newer server stays. */
export function useReasonLabel(): (reason: string) => string {
  const { reasons } = useTexts('reportMessages', reportMessages);
  return (reason) => {
    const known = REPORT_REASONS.find((each) => each === reason);
    return known === undefined ? reason : reasons[known].label;
  };
}
