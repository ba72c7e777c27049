import { Switch } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFewerAi } from '../../data/use-fewer-ai.ts';
import { fewerAiTexts as enUsFewerAi } from '../../messages/en-us-pin.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SaveWithoutScripts } from '../../features/forms/save-without-scripts.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';

/** The address at which the form is accepted without scripts. */
const PATH = '/settings/appearance/ai/';

/** Renders the choice of fewer AI pins, stored immediately (CU-04). */
export function FewerAiSetting(): ReactNode {
  const texts = useTexts('fewerAi', enUsFewerAi);
  const { seesFewer = false, change } = useFewerAi();
  const { message, isBusy, submit } = useSubmit({ path: PATH });
  const { save, saved } = useTexts('settings', enUsSettings).privacy;
  const [search] = useSearchParams();
  const [turned, setTurned] = useState<boolean>();
  const turn = async (isOn: boolean): Promise<void> => {
    setTurned(isOn);
    await submit(() => change(isOn));
    // The response contains the stored state, also after a failure.
    setTurned(undefined);
  };
  return (
    <PlainForm
      id="settings-ai"
      className={styles.section}
      action={PATH}
      aria-labelledby="settings-ai-title"
      onSend={() => undefined}
    >
      <h2 id="settings-ai-title">{texts.title}</h2>
      <Switch
        name="sees_fewer"
        label={texts.seeFewer}
        hint={texts.hint}
        checked={turned ?? seesFewer}
        aria-disabled={isBusy}
        onChange={({ currentTarget: { checked } }) => isBusy || void turn(checked)}
      />
      <SaveWithoutScripts label={save} />
      <SubmitResult message={message} done={search.get('done') === 'ai' ? saved : undefined} />
    </PlainForm>
  );
}
