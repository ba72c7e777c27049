import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useTexts } from '../../messages/language.ts';
import styles from '../forms/form-page.module.css';
import own from './secret-once.module.css';

/** Renders a secret that is shown once, with a button that copies it (AC-06). */
export function SecretOnce({
  label,
  secret,
}: {
  readonly label: string;
  readonly secret: string;
}): ReactNode {
  const texts = useTexts('apps', enUsApps).secret;
  const [result, setResult] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setResult(texts.copied);
    } catch {
      // The browser does not allow it: the text can be selected.
      setResult(texts.notCopied);
    }
  };
  return (
    <div className={own.secret}>
      <strong>{label}</strong>
      <code className={own.text} dir="ltr">
        {secret}
      </code>
      <p className={styles.hint}>{texts.once}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <output className={styles.result} data-kind="done">
        {result}
      </output>
    </div>
  );
}
