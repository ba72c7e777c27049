import { Button } from '@pegboard/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import { experienceTexts as enUsExperiences } from '../../messages/en-us-experiences.ts';
import { useTexts } from '../../messages/language.ts';
import settings from '../forms/form-page.module.css';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { experiencePorts } from './experience-ports.ts';
import { getPromptMessages } from './prompt-messages.ts';
import { createExperienceStore, type PlacedExperience } from './experience-store.ts';

/** Renders a prompt on a page: it is viewed when it is rendered, and confirmed or dismissed once (EX-01). */
export function Prompt(props: {
  readonly experience: PlacedExperience;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const { experience, onConfirm, onDismiss } = props;
  const { prompts } = useTexts('experiences', enUsExperiences);
  const words = getPromptMessages(experience, prompts);
  const seen = use(SeenPinsContext);
  const [store] = useState(() =>
    createExperienceStore(experiencePorts((id, result) => void seen?.logExperience(id, result))),
  );
  const { id } = experience;
  // A failed update is not reported to the viewer.
  useEffect(() => void store.viewed(id).catch(() => undefined), [store, id]);
  if (!words) return null;
  const end = (result: 'completed' | 'dismissed', then: () => void): void =>
    void store[result](id)
      .catch(() => undefined)
      .finally(then);
  return (
    <section className={settings.section} aria-label={words.title} data-experience={id}>
      <h2>{words.title}</h2>
      <p className={settings.hint}>{words.text}</p>
      <div className={settings.actions}>
        <Button variant="primary" onClick={() => end('completed', onConfirm)}>
          {words.confirm}
        </Button>
        <Button onClick={() => end('dismissed', onDismiss)}>{words.dismiss}</Button>
      </div>
    </section>
  );
}
