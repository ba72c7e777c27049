'use client';

import { useRef, useState } from 'react';

/** The result of a port. */
export type ActionResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The message for the viewer; empty if there is none. */
      readonly message: string;
      /** Errors of single fields, by the port's field names. */
      readonly fields?: Readonly<Record<string, string>> | undefined;
    };

/** The state of a page's actions. */
export type Actions = {
  /** The key of the pending action. */
  readonly busy: string | undefined;
  /** The result of the last action: success, or the error of the whole form. */
  readonly status: { readonly isDone: boolean; readonly text: string } | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Runs an action, one at a time; resolves to whether it succeeded. Typed values are not changed. */
  readonly run: (key: string, task: () => Promise<ActionResult>, done: string) => Promise<boolean>;
};

const NO_FIELDS = {};

/**
 * Runs the actions of a page, one at a time, and stores the result of the last; `failed` is the default error
 * message.
 */
export function useAction(failed: string): Actions {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [status, setSaid] = useState<Actions['status']>();
  const [fields, setFields] = useState<Actions['fields']>(NO_FIELDS);
  const run: Actions['run'] = async (key, task, done) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(key);
    setSaid(undefined);
    setFields(NO_FIELDS);
    const result = await task().catch((): ActionResult => ({ ok: false, message: '' }));
    isBusy.current = false;
    setBusy(undefined);
    const wrong = result.ok ? NO_FIELDS : (result.fields ?? NO_FIELDS);
    setFields(wrong);
    if (result.ok) setSaid({ isDone: true, text: done });
    else if (Object.keys(wrong).length === 0) setSaid({ isDone: false, text: result.message || failed });
    return result.ok;
  };
  return { busy, status, fields, run };
}
