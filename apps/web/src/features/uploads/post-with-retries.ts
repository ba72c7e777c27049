/** Maximum number of attempts to post a form while the server is busy. */
const POSTS_MAX = 6;

/**
 * Posts a form, and repeats it after `Retry-After` while the server responds with 503. The delays are spread
 * over twice that time, so that clients rejected together do not return together. Returns the last response.
 */
export async function postWithRetries<
  Result extends { readonly status: number; readonly retryAfter: number },
>(
  post: () => Promise<Result>,
  ports: { readonly wait: (ms: number) => Promise<void>; readonly random: () => number },
): Promise<Result> {
  for (let posts = 1; ; posts += 1) {
    const response = await post();
    const { status, retryAfter } = response;
    if (status !== 503 || posts === POSTS_MAX || !(retryAfter > 0)) return response;
    await ports.wait(retryAfter * 1000 * (1 + ports.random()));
  }
}
