import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseUserAgent } from '../../platform/http/user-agent.ts';
import type { Deps } from './deps.ts';
import { toSiteAddress } from '../../platform/http/base-path/base-path.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { readError, rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { checkLink, type LinkCheck } from './check-link.ts';
import { linkedIdSchema, linkSchema } from './input.ts';
import type { OutboundNotice } from '../../platform/http/leave-notice.ts';
import { parseDestination, LEAVE_STATUS, ourPicture } from './outbound-notice.ts';
import type { LinkTokens } from './link-tokens.ts';

const WAYS_A_MINUTE = defineLimit({
  name: 'ways out an address',
  max: 120,
  windowMs: 60_000,
  against: 'load',
});
/** The external site learns the origin, but not the page, that a visitor comes from. */
const REFERRER_POLICY = 'strict-origin';

const linkQuery = z.object({
  token: z.string().max(200).optional(),
  url: linkSchema,
  pin: z.union([z.literal(''), linkedIdSchema]).default(''),
});
const redirectQuery = z.object({ redirectUrl: z.string().max(8192), pinImageUrl: z.unknown() });

/** An error that is shown as an interstitial page. */
class OutboundNoticeError extends AppError {
  readonly notice: OutboundNotice;
  constructor(code: 'link_invalid' | 'link_expired' | 'link_blocked', notice: OutboundNotice) {
    super(code);
    this.notice = notice;
  }
}

/** The contents of a verified link token. */
type ReadLink = {
  readonly url: URL;
  readonly verdict: 'unsigned' | 'expired' | 'valid';
  readonly notice: Omit<OutboundNotice, 'kind'>;
};

/**
 * Serves the outbound redirects (OB-05): `/offsite/` with its token redirects to the link that it was signed
 * for; `/pin_redirect/` asks for confirmation, and continues to the signed address in `redirectUrl`. Without
 * a token, a page names the domain, and the visitor has to continue; blocked links are never opened.
 */
export function leaveRoutes(app: FastifyInstance, deps: Deps, tokens: LinkTokens, show?: ShowPage): void {
  const read = async (query: unknown, request: FastifyRequest): Promise<ReadLink> => {
    await deps.limits.count([WAYS_A_MINUTE, getClientSubnet(request.ip)]);
    const parsed = linkQuery.safeParse(query);
    if (!parsed.success) throw new AppError('link_invalid', { cause: parsed.error });
    const { token, url: link, pin } = parsed.data;
    const url = new URL(link);
    const verdict = token === undefined ? 'unsigned' : tokens.read(token, { url: link, pin });
    if (verdict === 'invalid') throw new AppError('link_invalid');
    const notice = { ...parseDestination(url), ...(/^[1-9]\d{0,18}$/.test(pin) && { pinId: pin }) };
    const { message } = await checkSignedLink(deps, url, verdict, request);
    if (message !== null)
      throw new OutboundNoticeError('link_blocked', { ...notice, kind: 'blocked', message });
    return { url, verdict, notice };
  };
  /** Rejects an unsigned or expired link: its page lets the visitor decide. */
  const refuse = ({ url, verdict, notice }: ReadLink, shown: Partial<OutboundNotice> = {}): void => {
    const onward = { ...notice, ...shown, onward: url.href };
    if (verdict === 'unsigned')
      throw new OutboundNoticeError('link_invalid', { ...onward, kind: 'unsigned' });
    if (verdict === 'expired') throw new OutboundNoticeError('link_expired', { ...onward, kind: 'expired' });
  };
  const lead = (reply: FastifyReply, { href }: URL): FastifyReply =>
    reply.header('referrer-policy', REFERRER_POLICY).redirect(href, 303);

  void app.register(async (room) => {
    room.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    });
    room.setErrorHandler((thrown, request, reply) => tell(thrown, request, reply, show));
    room.get('/offsite/', async (request, reply) => {
      const link = await read(request.query, request);
      refuse(link);
      return lead(reply, link.url);
    });
    room.get('/pin_redirect/', async (request, reply) => {
      const { query, way, pictureUrl } = readRedirect(request.query, deps.env.publicUrl);
      const link = await read(query, request);
      const shown = pictureUrl === undefined ? {} : { pictureUrl };
      refuse(link, shown);
      // Bots see no interstitial (§6), and neither do clients that do not request pages.
      if (!show || !readsPages(request) || parseUserAgent(request.headers['user-agent'] ?? '').isBot)
        return lead(reply, link.url);
      return show(request, reply, {
        status: LEAVE_STATUS.interstitial,
        leaving: { ...link.notice, ...shown, kind: 'interstitial', onward: way },
      });
    });
    for (const path of ['/offsite/', '/pin_redirect/']) rejectOtherMethods(room, path, ['GET']);
  });
}

/** Checks a link; if the check fails, a signed link continues (OB-04), and no other. */
async function checkSignedLink(
  deps: Deps,
  url: URL,
  verdict: ReadLink['verdict'],
  request: FastifyRequest,
): Promise<LinkCheck> {
  try {
    return await checkLink(deps, url);
  } catch (err) {
    if (verdict !== 'valid') throw err;
    request.log.warn({ err }, 'a signed link was not checked, and continues');
    return { status: 'error', message: null };
  }
}

/**
 * Parses the address of an interstitial: the query of the signed address in `redirectUrl`, its path, and an
 * image.
 */
function readRedirect(
  query: unknown,
  publicUrl: string,
): { readonly query: unknown; readonly way: string; readonly pictureUrl: string | undefined } {
  const read = redirectQuery.safeParse(query);
  if (!read.success) return { query: undefined, way: '/', pictureUrl: undefined };
  const { redirectUrl, pinImageUrl } = read.data;
  const own = toSiteAddress(redirectUrl, publicUrl);
  const url = own === undefined ? undefined : new URL(own, publicUrl);
  const isOurs = url !== undefined && /^\/offsite\/?$/.test(url.pathname);
  return {
    query: isOurs ? severalOnce(url.searchParams) : { url: redirectUrl },
    way: isOurs ? `/offsite/${url.search}` : '/',
    pictureUrl: typeof pinImageUrl === 'string' ? ourPicture(pinImageUrl, publicUrl) : undefined,
  };
}

/** Returns the values of a query by name; repeated ones as a list, which every schema rejects. */
function severalOnce(query: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function readsPages(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** Reports a rejection as a page to browsers; other clients receive the usual error. */
async function tell(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  show: ShowPage | undefined,
): Promise<FastifyReply> {
  reply.header('vary', 'accept');
  if (!show || !readsPages(request)) throw thrown;
  const error = readError(thrown, request, reply);
  const leaving: OutboundNotice =
    error instanceof OutboundNoticeError
      ? error.notice
      : error.code === 'link_invalid'
        ? { kind: 'invalid' }
        : { kind: 'failed', message: error.message };
  const status = leaving.kind === 'failed' ? error.status : LEAVE_STATUS[leaving.kind];
  return show(request, reply, { status, leaving });
}
