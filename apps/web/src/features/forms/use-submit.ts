import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ResourceError } from '../../data/call-resource.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useErrorTranslation, useTexts } from '../../messages/language.ts';
import type { Tables } from '../../messages/tables.ts';
import { usePageInfo, type RefusedForm } from '../../data/page-info.ts';

/** The state of a form. Its values are retained whatever happens. */
export type Submission = {
  readonly isBusy: boolean;
  /** Errors of single fields, by the server's field names. */
  readonly fields: Readonly<Record<string, string>>;
  /** The error of the whole form. */
  readonly message: string | undefined;
  /** The error code of a form that was submitted without scripts. */
  readonly code: string | undefined;
  /** The values of a form that was submitted without scripts, by the server's field names. */
  readonly values: Readonly<Record<string, string>>;
  /** Runs the submission; resolves to whether it succeeded. */
  readonly submit: (task: () => Promise<void>) => Promise<boolean>;
};

type ErrorTexts = Tables['site']['errors'];
type SubmissionResult = Pick<Submission, 'fields' | 'message'>;
const NOTHING_WRONG: SubmissionResult = { fields: {}, message: undefined };

/**
 * Runs the submissions of one form, one at a time, and stores the errors. On the page of a form submitted
 * without scripts, it starts with the server's errors, unless `isNative` is false or the form has another `path`: then another form
 * of the page was.
 */
export function useSubmit({
  isNative = true,
  path,
}: { readonly isNative?: boolean; readonly path?: string } = {}): Submission {
  const { errors } = useTexts('site', enUs);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const rejected = useErrorTranslation(useRefusedForm());
  const refused = isNative && (path === undefined || rejected?.path === path) ? rejected : undefined;
  const [result, setResult] = useState(refused ? toResult(refused, errors) : NOTHING_WRONG);
  const submit = async (task: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setResult(NOTHING_WRONG);
    try {
      await task();
      return true;
    } catch (error) {
      setResult(failureOf(error, errors));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, ...result, values: refused?.values ?? {}, code: refused?.code, submit };
}

/** Returns the form that the server rejected, on its response page only. */
function useRefusedForm(): RefusedForm | undefined {
  const { form } = usePageInfo();
  const { pathname, key } = useLocation();
  return key === 'default' && form?.path === pathname ? form : undefined;
}

function failureOf(error: unknown, texts: ErrorTexts): SubmissionResult {
  if (!(error instanceof ResourceError)) throw error;
  const { failure } = error;
  return failure.code === 'network' ? { fields: {}, message: texts.offline } : toResult(failure, texts);
}

function toResult(
  { fields, message }: Pick<RefusedForm, 'fields' | 'message'>,
  texts: ErrorTexts,
): SubmissionResult {
  const isByField = Object.keys(fields).length > 0;
  return { fields, message: isByField ? undefined : message || texts.failed };
}
