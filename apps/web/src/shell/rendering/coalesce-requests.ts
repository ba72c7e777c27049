/**
 * Asks once for all who come while an answer is awaited: they share the question that is asked after it. So
 * no caller gets the answer to a request sent before its own, and one answer is awaited at a time. A failure is that
 * of all who shared the question.
 */
export function coalesceRequests<Answer>(): (ask: () => Promise<Answer>) => Promise<Answer> {
  let awaited: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return (ask) => {
    next ??= awaited.then(() => {
      next = undefined;
      const answer = ask();
      awaited = answer.catch(() => undefined); // every caller that shares it gets the error
      return answer;
    });
    return next;
  };
}
