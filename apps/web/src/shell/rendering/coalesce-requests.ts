/**
 * Asks once for all who come while an answer is awaited: they share the question that is asked after it. So
 * no one is reported what was asked before they came, and one answer is awaited at a time. A failure is that
 * of all who shared the question.
 */
export function coalesceRequests<Answer>(): (ask: () => Promise<Answer>) => Promise<Answer> {
  let awaited: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return (ask) => {
    next ??= awaited.then(() => {
      next = undefined;
      const answer = ask();
      awaited = answer.catch(() => undefined); // those who share it are told
      return answer;
    });
    return next;
  };
}
