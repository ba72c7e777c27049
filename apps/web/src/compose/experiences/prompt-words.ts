import * as z from 'zod/mini';
import { experienceTexts as enUsExperiences } from '../../messages/en-us-experiences.ts';
import type { SiteTables } from '../../messages/tables.ts';
import type { PlacedExperience } from './experience-store.ts';

const wordsSchema = z.object({
  title: z.string(),
  text: z.string(),
  confirm: z.string(),
  dismiss: z.string(),
});

/** What a prompt says. */
export type PromptWords = Readonly<z.infer<typeof wordsSchema>>;

/**
 * What a prompt says: one that the site defines itself in the reader's language, any other, and one whose words were
 * changed, in the words of whoever defined it. Undefined for an experience that is no prompt.
 */
export function promptWords(
  experience: Pick<PlacedExperience, 'experience_id' | 'content'> | undefined,
  prompts: SiteTables['experiences']['prompts'],
): PromptWords | undefined {
  if (!experience) return undefined;
  const words = wordsSchema.safeParse(experience.content).data;
  const ours = enUsExperiences.prompts[experience.experience_id];
  const isUnchanged = words !== undefined && ours?.title === words.title && ours.text === words.text;
  return isUnchanged ? (prompts[experience.experience_id] ?? words) : words;
}
