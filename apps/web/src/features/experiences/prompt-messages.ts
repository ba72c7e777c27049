import { PROMPT_TEXTS } from '@pegboard/types';
import * as z from 'zod/mini';
import type { SiteTables } from '../../messages/tables.ts';
import type { PlacedExperience } from './experience-store.ts';

const wordsSchema = z.object({
  title: z.string(),
  text: z.string(),
  confirm: z.string(),
  dismiss: z.string(),
});

/** The messages of a prompt. */
export type PromptMessages = Readonly<z.infer<typeof wordsSchema>>;

/**
 * Returns the texts of a prompt: translated for a built-in one, otherwise as defined, which includes built-in
 * ones with changed texts. Undefined for an experience that is not a prompt.
 */
export function getPromptMessages(
  experience: Pick<PlacedExperience, 'experience_id' | 'content'> | undefined,
  prompts: SiteTables['experiences']['prompts'],
): PromptMessages | undefined {
  if (!experience) return undefined;
  const { experience_id: id, content } = experience;
  const words = wordsSchema.safeParse(content).data;
  if (!words || !isOurs(id)) return words;
  const { title, text } = PROMPT_TEXTS[id];
  return title === words.title && text === words.text ? prompts[id] : words;
}

const isOurs = (id: string): id is keyof typeof PROMPT_TEXTS => Object.hasOwn(PROMPT_TEXTS, id);
