/** A step that is repeated. Resolves to the pause before the next one, in milliseconds. */
type Step = () => Promise<number>;

/** The behaviour after a failed step. */
type AfterFailure = { readonly ms: number; readonly report: (error: unknown) => void };

/**
 * Repeats a step until it is closed, at first at once. A failed step is reported and tried again after a pause. `close` waits
 * for a pending step, whose failure is then not reported.
 */
export function startLoop(step: Step, afterFailure: AfterFailure): { readonly close: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let run: Promise<void> = Promise.resolve();
  const schedule = (ms: number): void => {
    if (!isClosed) timer = setTimeout(() => (run = repeat()), ms);
  };
  const repeat = async (): Promise<void> => {
    try {
      schedule(await step());
    } catch (error) {
      if (!isClosed) afterFailure.report(error);
      schedule(afterFailure.ms);
    }
  };
  schedule(0);
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await run;
    },
  };
}
