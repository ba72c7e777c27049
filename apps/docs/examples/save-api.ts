/** A saved copy of a pin, as the server stores it. */
type Copy = { readonly copyId: string; readonly pinId: string; readonly boardId: string | undefined };

/**
 * Creates the handler of a save server that stores copies in memory. It takes and returns the web's own `Request` and
 * `Response`, which Node frameworks, Deno, Bun and workers understand.
 */
export function createSaveApi(): (request: Request) => Promise<Response> {
  const copies = new Map<string, Copy>();
  const answers = new Map<string, Copy>();

  async function save(request: Request, key: string): Promise<Response> {
    // the same key again is the same save: a retry after a lost answer creates no second copy
    const earlier = answers.get(key);
    if (earlier) return Response.json(earlier);
    const { pinId, boardId } = (await request.json()) as { pinId?: unknown; boardId?: unknown };
    if (typeof pinId !== 'string') return Response.json({ message: 'Which pin?' }, { status: 400 });
    const copy = {
      copyId: crypto.randomUUID(),
      pinId,
      boardId: typeof boardId === 'string' ? boardId : undefined,
    };
    copies.set(copy.copyId, copy);
    answers.set(key, copy);
    return Response.json(copy, { status: 201 });
  }

  async function move(request: Request, copyId: string): Promise<Response> {
    const copy = copies.get(copyId);
    const { boardId } = (await request.json()) as { boardId?: unknown };
    if (!copy) return Response.json({ message: 'This save is gone.' }, { status: 404 });
    const moved = { ...copy, boardId: typeof boardId === 'string' ? boardId : undefined };
    copies.set(copyId, moved);
    return Response.json(moved);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const copyId = pathname.split('/')[2];
    if (request.method === 'POST' && pathname === '/saves')
      return save(request, request.headers.get('idempotency-key') ?? crypto.randomUUID());
    if (request.method === 'PUT' && copyId !== undefined) return move(request, copyId);
    if (request.method === 'DELETE' && copyId !== undefined)
      return new Response(null, { status: copies.delete(copyId) ? 204 : 404 });
    return new Response(null, { status: 404 });
  };
}
