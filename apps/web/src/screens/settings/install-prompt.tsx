import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import {
  placedExperienceSchema,
  type PlacedExperience,
} from '../../features/experiences/experience-store.ts';
import { Prompt } from '../../features/experiences/prompt.tsx';
import { readResource } from '../../data/read-resource.ts';
import { experienceTexts as enUsExperiences } from '../../messages/en-us-experiences.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../../features/forms/form-page.module.css';
import type { LoaderFunctionArgs } from 'react-router';

/** The placement of prompts on phones and tablets, as seeded by the server. */
const PLACEMENT = '1000102';

/**
 * Loads the prompt that is due on this phone or tablet; null on a desktop, and when its frequency cap is
 * reached (EX-02).
 */
export async function loadInstallPrompt(
  context: LoaderFunctionArgs['context'],
): Promise<PlacedExperience | null> {
  const read = await readResource(context, 'UserExperience', { placement_ids: [PLACEMENT] });
  if (!read.ok) return null;
  return z.record(z.string(), placedExperienceSchema).parse(read.data)[PLACEMENT] ?? null;
}

/** Renders the offer to install the site as an app, with instructions. */
export function InstallPrompt({ experience }: { readonly experience: PlacedExperience }): ReactNode {
  const texts = useTexts('experiences', enUsExperiences);
  const [state, setState] = useState<'prompt' | 'instructions' | 'dismissed'>('prompt');
  if (state === 'dismissed') return null;
  if (state === 'instructions') return <output className={styles.section}>{texts.howToKeep}</output>;
  return (
    <Prompt
      experience={experience}
      onConfirm={() => setState('instructions')}
      onDismiss={() => setState('dismissed')}
    />
  );
}
