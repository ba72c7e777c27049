'use client';

import { Button, TextField } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';

/** A country or language with its name in the language of the page. */
export type NamedCode = { readonly code: string; readonly name: string };

/** Returns the name of a code; of one that is not offered, the code. */
export const getCodeName = (code: string, offered: readonly NamedCode[]): string =>
  offered.find((one) => one.code === code)?.name ?? code;

/** The messages of a CodeSearch. */
export type CodeSearchMessages = {
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly unknown: (typed: string) => string;
};

/**
 * Renders the choice of countries or languages by name: a search, and the chosen ones. Hidden fields of the form have their
 * codes.
 */
export function CodeSearch(props: {
  readonly label: string;
  readonly hint: string;
  /** The name of the form's fields. */
  readonly name: string;
  readonly offered: readonly NamedCode[];
  readonly chosen: readonly string[];
  /** The error of the chosen codes. */
  readonly error?: string | undefined;
  readonly onChoose: (codes: readonly string[]) => void;
  readonly messages: CodeSearchMessages;
}): ReactNode {
  const { label, hint, name, offered, chosen, onChoose, messages } = props;
  const [typed, setTyped] = useState('');
  const [typingError, setTypingError] = useState<string>();
  const list = useId();
  const find = (text: string): NamedCode | undefined => {
    const wanted = text.trim().toLocaleLowerCase();
    if (wanted === '') return undefined;
    const exact = offered.find((one) => one.name.toLocaleLowerCase() === wanted);
    const begun = offered.filter((one) => one.name.toLocaleLowerCase().startsWith(wanted));
    return exact ?? (begun.length === 1 ? begun[0] : undefined);
  };
  const add = (): void => {
    const found = find(typed);
    setTypingError(found || typed.trim() === '' ? undefined : messages.unknown(typed.trim()));
    if (!found) return;
    onChoose([...new Set([...chosen, found.code])]);
    setTyped('');
  };
  return (
    <div className={styles.section} data-part="section">
      <div className={styles.bar} data-part="bar">
        <TextField
          label={label}
          hint={hint}
          value={typed}
          error={typingError ?? props.error}
          list={list}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          // A name that was typed and not added is not lost when another field or button is used.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{messages.add}</Button>
      </div>
      <datalist id={list}>
        {offered.map(({ code, name: text }) => (
          <option key={code} value={text}>
            {text}
          </option>
        ))}
      </datalist>
      {chosen.length === 0 ? null : (
        <ul role="list" className={styles.checks} data-part="checks" aria-label={label}>
          {chosen.map((code) => (
            <li key={code}>
              <input type="hidden" name={name} value={code} />
              <Button
                size="sm"
                aria-label={messages.remove(getCodeName(code, offered))}
                onClick={() => onChoose(chosen.filter((one) => one !== code))}
              >
                {getCodeName(code, offered)} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
