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

/** The placement of what members are notified on phones and tablets, as the server seeds it. */
const PLACEMENT = '1000102';

/** Reads what is due on this phone or tablet; null at a desktop, and where it was seen often enough (EX-02). */
export async function loadInstallPrompt(
  context: LoaderFunctionArgs['context'],
): Promise<PlacedExperience | null> {
  const read = await readResource(context, 'UserExperience', { placement_ids: [PLACEMENT] });
  if (!read.ok) return null;
  return z.record(z.string(), placedExperienceSchema).parse(read.data)[PLACEMENT] ?? null;
}

/** Offers to keep the site available, and says how. */
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
