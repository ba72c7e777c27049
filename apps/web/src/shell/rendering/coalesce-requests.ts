/**
 * Coalesces requests: all callers during a pending request share the next one. So no caller gets the response
 * to a request sent before its own, and only one request is pending at a time. An error is that of all
 * callers that share the request.
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
