'use client';

import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import styles from './code-block.module.css';

/** Renders code that can be selected by hand, or copied by a button with feedback. */
export function CodeBlock(props: {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
}): ReactNode {
  const { label, code, copy, copied } = props;
  const [isCopied, setIsCopied] = useState(false);
  const take = (): void => {
    navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <div className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <pre className={styles.code} dir="ltr" tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
      <div>
        <Button size="sm" onClick={take} aria-label={`${copy}: ${label}`}>
          {isCopied ? copied : copy}
        </Button>
      </div>
    </div>
  );
}
