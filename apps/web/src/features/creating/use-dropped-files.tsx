import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { useTexts } from '../../messages/language.ts';
import type { ComposerStart } from './composer.tsx';
import styles from './drop-zone.module.css';
import { hasFiles, isTextField, toComposerStart } from './transfer.ts';

/**
 * Calls `onStart` for files that are dropped anywhere on the page, and for files or an address that are pasted outside a
 * field (CR-01). Returns the notice that is shown while files are dragged over the page. A handler that prevents the
 * default, such as a drop zone of a form, has precedence.
 */
export function useDroppedFiles(isEnabled: boolean, onStart: (start: ComposerStart) => void): ReactNode {
  const texts = useTexts('creating', enUsCreating);
  const [isDragged, setDragged] = useState(false);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const page = new AbortController();
    const { signal } = page;
    addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
        // Prevents the browser from opening the file in place of the page.
        event.preventDefault();
        setDragged(true);
      },
      { signal },
    );
    addEventListener('dragleave', (event) => event.relatedTarget ?? setDragged(false), { signal });
    addEventListener(
      'drop',
      (event) => {
        setDragged(false);
        if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        const dropped = toComposerStart(event.dataTransfer);
        if (dropped) start(dropped);
      },
      { signal },
    );
    addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || !event.clipboardData || isTextField(event.target)) return;
        const pasted = toComposerStart(event.clipboardData);
        if (!pasted) return;
        event.preventDefault();
        start(pasted);
      },
      { signal },
    );
    return () => page.abort();
  }, [isEnabled]);
  return isDragged && isEnabled ? (
    <p className={styles.zone} aria-hidden>
      <b>{texts.dropHere}</b>
      {texts.dropHint}
    </p>
  ) : null;
}
