import type { MainMessages } from '../messages.ts';
import type { BuilderField } from '../model/builder-field.ts';
import type { BuilderState } from '../model/builder-state.ts';
import { isShownEarly, validateDraft } from '../model/validate-draft.ts';

/**
 * Returns the errors that are shown, by field: those of the server, then those of the builder. Before a publication was
 * attempted, missing values are no errors.
 */
export function getShownErrors(
  state: BuilderState,
  now: string | null,
  messages: MainMessages,
): Readonly<Partial<Record<BuilderField, string>>> {
  const errors: Partial<Record<BuilderField, string>> = { ...state.serverErrors };
  for (const problem of validateDraft(state, now))
    if (state.isChecked || isShownEarly(problem)) errors[problem.field] ??= messages.problem(problem);
  return errors;
}
