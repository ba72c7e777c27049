import { Button, TextField } from '@pegboard/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePageInfo } from '../../data/page-info.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { findArticlePin, type ArticlePin } from './article-api.ts';
import { parsePinReference } from './article-draft.ts';
import styles from './editorial.module.css';
import { useEditorTexts } from './texts/editor-texts.ts';

/** Renders the field for the address or id of a Pin; it is added when visitors see it, otherwise the field says why not. */
export function PinReference(props: {
  readonly action: string;
  /** Adds the Pin; returns the error if it cannot be added. */
  readonly onAdd: (pin: ArticlePin) => string | undefined;
  /** The error of the server. */
  readonly error?: string | undefined;
}): ReactNode {
  const { action, onAdd, error } = props;
  const texts = useEditorTexts();
  const { publicUrl } = usePageInfo();
  const { errors } = useTexts('site', enUs);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    const id = parsePinReference(typed, publicUrl);
    if (id === undefined) return setProblem(texts.pinInvalid);
    setBusy(true);
    try {
      const pin = await findArticlePin(id);
      const refused = pin ? onAdd(pin) : texts.pinMissing;
      setProblem(refused);
      if (refused === undefined) setTyped('');
    } catch {
      // The network or the server failed; the text stays for another attempt.
      setProblem(errors.offline);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    void add();
  };
  return (
    <div className={styles.reference}>
      <TextField
        label={texts.pin}
        value={typed}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={problem ?? error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => void add()}>
        {action}
      </Button>
    </div>
  );
}
