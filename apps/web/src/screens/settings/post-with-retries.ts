/** Maximum number of attempts to post a form while the server is busy. */
const POSTS_MAX = 6;

/**
 * Posts a form, again after the time of `Retry-After` while the server answers 503. The pauses are spread over twice that
 * time, so that many who were refused at once do not return at once. Returns the last response.
 */
export async function postWithRetries(
  post: () => Promise<Response>,
  ports: { readonly wait: (ms: number) => Promise<void>; readonly random: () => number },
): Promise<Response> {
  for (let posts = 1; ; posts += 1) {
    const response = await post();
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || posts === POSTS_MAX || !(seconds > 0)) return response;
    await ports.wait(seconds * 1000 * (1 + ports.random()));
  }
}
