import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { subscriberOf, type Limit } from '../limits/index.ts';
import { readError, refuseOtherMethods } from '../plugins/errors.ts';
import { checkByRules } from './check-link.ts';
import { linkedIdSchema, linkSchema } from './input.ts';
import {
  blockedNotice,
  expiredNotice,
  failedNotice,
  leaveDocument,
  leavePolicy,
  unsignedNotice,
  type LeaveNotice,
} from './leave-page.ts';
import type { LinkTokens } from './link-tokens.ts';

const WAYS_A_MINUTE: Limit = { name: 'ways out an address', max: 120, windowMs: 60_000, against: 'load' };
/** The other site learns from where somebody comes, and not from which address. */
const REFERRER_POLICY = 'strict-origin';

const linkQuery = z.object({
  token: z.string().max(200).optional(),
  url: linkSchema,
  pin: z.union([z.literal(''), linkedIdSchema]).default(''),
});
const redirectQuery = z.object({ redirectUrl: z.string().max(8192) });

/** A refusal that a page tells in words of its own. */
class Told extends AppError {
  readonly notice: LeaveNotice;
  readonly pageStatus: number;
  constructor(
    code: 'link_invalid' | 'link_expired' | 'link_blocked',
    notice: LeaveNotice,
    pageStatus?: number,
  ) {
    super(code);
    this.notice = notice;
    this.pageStatus = pageStatus ?? this.status;
  }
}

/**
 * The ways out (OB-05): `/offsite/` with its token leads to the link that it was signed for, `/pin_redirect/` to that of
 * the signed address in its `redirectUrl`. Without a token a page names the domain, and nothing leads there by itself.
 */
export function leaveRoutes(app: FastifyInstance, deps: Deps, tokens: LinkTokens): void {
  const lead = async (
    query: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    await deps.limits.count([WAYS_A_MINUTE, subscriberOf(request.ip)]);
    const read = linkQuery.safeParse(query);
    if (!read.success) throw new AppError('link_invalid', { cause: read.error });
    const { token, url: link, pin } = read.data;
    const url = new URL(link);
    const verdict = token === undefined ? 'unsigned' : tokens.read(token, { url: link, pin });
    if (verdict === 'invalid') throw new AppError('link_invalid');
    const { message } = await checkByRules(deps, url);
    if (message !== null) throw new Told('link_blocked', blockedNotice(message));
    if (verdict === 'unsigned') throw new Told('link_invalid', unsignedNotice(url), 200);
    if (verdict === 'expired') throw new Told('link_expired', expiredNotice(url));
    return reply.header('referrer-policy', REFERRER_POLICY).redirect(url.href, 303);
  };
  void app.register(async (room) => {
    room.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    });
    room.setErrorHandler(tell);
    room.get('/offsite/', (request, reply) => lead(request.query, request, reply));
    room.get('/pin_redirect/', (request, reply) =>
      lead(signedQuery(request.query, deps.env.publicUrl), request, reply),
    );
    for (const path of ['/offsite/', '/pin_redirect/']) refuseOtherMethods(room, path, ['GET']);
  });
}

/** What the signed address in `redirectUrl` asks `/offsite/` for; any other address is one without a token. */
function signedQuery(query: unknown, publicUrl: string): unknown {
  const read = redirectQuery.safeParse(query);
  if (!read.success) return undefined;
  const { redirectUrl } = read.data;
  const url = URL.parse(redirectUrl, publicUrl);
  const isOurs = url?.origin === new URL(publicUrl).origin && /^\/offsite\/?$/.test(url.pathname);
  return isOurs ? severalOnce(url.searchParams) : { url: redirectUrl };
}

/** The values of a query by name; those of a name that is there twice as a list, which no schema takes. */
function severalOnce(query: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Tells a refusal as a page to whoever reads pages; to others the app tells it. */
function tell(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('vary', 'accept');
  if (!(request.headers.accept ?? '').includes('text/html')) throw thrown;
  const error = readError(thrown, request, reply);
  const told = error instanceof Told ? error : undefined;
  const notice = told?.notice ?? failedNotice(error.message, error.code === 'link_invalid');
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(told?.pageStatus ?? error.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', leavePolicy(nonce))
    .send(leaveDocument(notice, nonce));
}
