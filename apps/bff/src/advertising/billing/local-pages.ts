import { escapeHtml } from '@pegboard/types';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from './deps.ts';
import { toSiteAddress } from '../../platform/http/base-path/base-path.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { takeForms } from '../../platform/http/plugins/bodies.ts';
import { checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { LOCAL_PAYMENTS_PATH, TEST_CARDS, type LocalProcessor, type TestCard } from './local-processor.ts';
import { formatMoney } from './money.ts';

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{max-inline-size:30rem;margin:10vh auto 0;padding:1.5rem}ul{display:grid;gap:.75rem;padding:0;list-style:none}li a,button{display:block;inline-size:100%;padding:.9rem 1rem;border:1px solid GrayText;border-radius:.75rem;background:Canvas;color:CanvasText;font:inherit;text-align:start;text-decoration:none;cursor:pointer}li a:hover,button:hover{border-color:CanvasText}:focus-visible{outline:3px solid #0b6e63;outline-offset:2px}form{display:grid;gap:.75rem}`;
const CARD_PATH = `${LOCAL_PAYMENTS_PATH}card/`;
const CONFIRM_PATH = `${LOCAL_PAYMENTS_PATH}confirm/`;

const addressSchema = z.string().max(2000);
const cardQuery = z.object({
  back: addressSchema,
  card: z.enum(Object.keys(TEST_CARDS) as TestCard[]).optional(),
});
const confirmQuery = z.object({ charge: z.string().max(200), back: addressSchema });
const answerBody = z.object({ answer: z.enum(['yes', 'no']) });

/**
 * Serves the pages of the local payment processor, in place of a remote one: one creates a token of a test
 * card, one asks for confirmation of a charge. Both redirect to addresses of this site only.
 */
export function localPaymentPages(
  app: FastifyInstance,
  { env }: Pick<Deps, 'env'>,
  processor: LocalProcessor,
): void {
  const backTo = (back: string): URL => {
    const address = toSiteAddress(back, env.publicUrl);
    if (address === undefined) throw new AppError('link_invalid');
    return new URL(address, env.publicUrl);
  };
  const chargeOf = async (mark: string) => {
    const charge = await processor.chargeOf(mark);
    if (!charge) throw new AppError('link_invalid');
    return charge;
  };
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    takeForms(room, 1024);
    rejectOtherMethods(room, CARD_PATH, ['GET']);
    rejectOtherMethods(room, CONFIRM_PATH, ['GET', 'POST']);
    room.get(CARD_PATH, async (request, reply) => {
      const { back, card } = parsed(cardQuery, request.query);
      const url = backTo(back);
      if (card === undefined) return page(reply, 'Add a test card', cardChoice(back));
      url.searchParams.set('card_token', processor.newToken(card));
      return reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303);
    });
    room.get(CONFIRM_PATH, async (request, reply) => {
      const { charge: mark, back } = parsed(confirmQuery, request.query);
      backTo(back);
      const { amountMicro, currency } = await chargeOf(mark);
      return page(reply, 'Confirm the payment', question(formatMoney(amountMicro, currency)));
    });
    room.post(CONFIRM_PATH, async (request, reply) => {
      checkSameOrigin(request, env.publicUrl);
      const { charge: mark, back } = parsed(confirmQuery, request.query);
      const { answer } = parsed(answerBody, request.body);
      const url = backTo(back);
      const { key } = await chargeOf(mark);
      await processor.answer(key, answer === 'yes');
      url.searchParams.set('charge', key);
      return reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303);
    });
  });
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new AppError('link_invalid', { cause: error });
  return data;
}

function cardChoice(back: string): string {
  const items = Object.entries(TEST_CARDS).map(([card, { brand, lastFour }]) => {
    const query = new URLSearchParams({ back, card });
    return `<li><a href="${escapeHtml(`${CARD_PATH}?${query}`)}">${escapeHtml(brand)} · ${lastFour}</a></li>`;
  });
  return `<p>This site takes payments by its own test processor: no money moves, and no card number is asked for.</p><ul>${items.join('')}</ul><p><a href="${escapeHtml(back)}">Back without a card</a></p>`;
}

/** Returns the confirmation form, which posts to its own address. */
function question(amount: string): string {
  return `<p>Your test card is asked for <strong>${escapeHtml(amount)}</strong>. Do you mean to pay it?</p><form method="post"><button name="answer" value="yes">Yes, pay</button><button name="answer" value="no">No</button></form>`;
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
}
