import { Switch } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useFewerAi } from '../../data/use-fewer-ai.ts';
import { fewerAiTexts as enUsFewerAi } from '../../messages/en-us-pin.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';

/** Renders the choice of fewer AI pins, stored immediately (CU-04). */
export function FewerAiSetting(): ReactNode {
  const texts = useTexts('fewerAi', enUsFewerAi);
  const { seesFewer = false, change } = useFewerAi();
  const { message, isBusy, submit } = useSubmit();
  const [turned, setTurned] = useState<boolean>();
  const turn = async (isOn: boolean): Promise<void> => {
    setTurned(isOn);
    await submit(() => change(isOn));
    // The response contains the stored state, also after a failure.
    setTurned(undefined);
  };
  return (
    <section id="settings-ai" className={styles.section} aria-labelledby="settings-ai-title">
      <h2 id="settings-ai-title">{texts.title}</h2>
      <Switch
        label={texts.seeFewer}
        hint={texts.hint}
        checked={turned ?? seesFewer}
        aria-disabled={isBusy}
        onChange={({ currentTarget: { checked } }) => isBusy || void turn(checked)}
      />
      <SubmitResult message={message} done={undefined} />
    </section>
  );
}
