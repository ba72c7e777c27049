import type { BuilderStep } from './builder-state.ts';
import type { BuilderField } from './builder-field.ts';

/** Returns the step of a narrow screen that shows a field. */
export function getStepOfField(field: BuilderField): BuilderStep {
  if (field === 'media' || /^(?:slot|page|list)-/.test(field)) return 'image';
  if (field.startsWith('details.')) return 'publish';
  return field === 'boardId' || field === 'topicIds' || field === 'scheduledTime' ? 'publish' : 'details';
}
