import { useState } from 'react';
import { ResourceError } from '../data/call-resource.ts';
import { messages } from '../messages/en-us.ts';

/** How a form fares: what was typed stays in the form, whatever happens. */
export type Submission = {
  readonly isBusy: boolean;
  /** What is wrong with single fields, by the name the server gives them. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  readonly message: string | undefined;
  /** Runs what the form does; answers whether it was done. */
  readonly submit: (task: () => Promise<void>) => Promise<boolean>;
};

type Outcome = Pick<Submission, 'fields' | 'message'>;
const NOTHING_WRONG: Outcome = { fields: {}, message: undefined };

/** Runs the submission of one form at a time and keeps what went wrong. */
export function useSubmit(): Submission {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING_WRONG);
  const submit = async (task: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome(NOTHING_WRONG);
    try {
      await task();
      return true;
    } catch (error) {
      setOutcome(outcomeOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, ...outcome, submit };
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ResourceError)) throw error;
  const { fields, message, code } = error;
  if (code === 'network') return { fields: {}, message: messages.errors.offline };
  const isByField = Object.keys(fields).length > 0;
  return { fields, message: isByField ? undefined : message || messages.errors.failed };
}
