import { Button } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';
import { useFewerAi } from '../../data/use-fewer-ai.ts';
import { fewerAiTexts as enUsFewerAi } from '../../messages/en-us-pin.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { Link } from '../links/link.tsx';
import styles from './see-fewer-ai.module.css';

/** The path of the settings page with this choice. */
export const FEWER_AI_PATH = '/settings/appearance/#settings-ai';

/**
 * Renders the button next to the AI label that requests fewer AI media, and undoes it (CU-04); for members,
 * loaded with the label.
 */
export default function SeeFewerAi(): ReactNode {
  const texts = useTexts('fewerAi', enUsFewerAi);
  const messages = useTexts('site', enUs);
  const { seesFewer, change } = useFewerAi();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const statusId = useId();
  if (seesFewer === undefined) return null;
  const press = async (): Promise<void> => {
    setState('busy');
    try {
      await change(!seesFewer);
      setState('idle');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  return (
    <span className={styles.fewer}>
      <Button
        size="sm"
        loading={state === 'busy'}
        aria-describedby={statusId}
        onClick={() => state === 'busy' || void press()}
      >
        {seesFewer ? texts.undo : texts.seeFewer}
      </Button>
      <span id={statusId} role="status">
        {state === 'failed' ? messages.errors.failed : null}
        {seesFewer && state !== 'failed' ? (
          <>
            {texts.done} <Link to={FEWER_AI_PATH}>{texts.settings}</Link>
          </>
        ) : null}
      </span>
    </span>
  );
}
