import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import styles from '../../features/forms/form-page.module.css';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { StepButton } from './step-button.tsx';
import own from './two-step.module.css';

const FILE_NAME = 'pegboard-recovery-codes.txt';

/** Renders recovery codes, once: to download, copy or print. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const [result, setResult] = useState<string>();
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult(texts.copied);
    } catch {
      // The browser does not allow it: the codes can be selected.
      setResult(texts.notCopied);
    }
  };
  return (
    <>
      <h3>{texts.codesTitle}</h3>
      <p className={styles.hint}>{texts.codesHint}</p>
      <ul className={own.codes} role="list" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <output className={styles.result} data-kind="done">
        {result}
      </output>
      <div className={styles.actions}>
        <Button className={own.scripted} variant="secondary" onClick={() => downloadText(text)}>
          {texts.download}
        </Button>
        <Button className={own.scripted} variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button className={own.scripted} variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
        <StepButton variant="primary" onPress={onClose}>
          {texts.saved}
        </StepButton>
      </div>
    </>
  );
}

function downloadText(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
