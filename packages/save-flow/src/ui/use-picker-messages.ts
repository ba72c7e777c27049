import { saveMessages, type SaveMessages } from '../messages.ts';
import { useSaveFlow } from '../save-flow-context.tsx';

/** Returns the texts of the save flow with those of the picker, for the code that is loaded with it. */
export function usePickerMessages(): SaveMessages {
  return { ...saveMessages, ...useSaveFlow().messages };
}
