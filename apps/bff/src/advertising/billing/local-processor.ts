import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import type { CardFacts, ChargeResult, PaymentProcessor } from './payment-processor.ts';
import { localCharges } from './tables.ts';

/** The test cards, by the result of their charges. */
export const TEST_CARDS = {
  accepted: { brand: 'Test card, accepted', lastFour: '4242' },
  declined: { brand: 'Test card, declined', lastFour: '0002' },
  confirmed: { brand: 'Test card, needs confirmation', lastFour: '3155' },
} as const;

/** One of `TEST_CARDS`. */
export type TestCard = keyof typeof TEST_CARDS;

/** The path of the local processor's pages. */
export const LOCAL_PAYMENTS_PATH = '/resource/LocalPayments/';

/** The local payment processor: it stores its actions, and moves no money. */
export type LocalProcessor = PaymentProcessor & {
  /** Returns a new token of a test card. */
  newToken(card: TestCard): string;
  /** Returns the charge of a signed confirmation token; undefined for an invalid one. */
  chargeOf(mark: string): Promise<typeof localCharges.$inferSelect | undefined>;
  /** The payer's answer to the confirmation of a charge. Has no effect on a charge that awaits none. */
  answer(key: string, isConfirmed: boolean): Promise<void>;
};

/** Creates the processor; tokens are signed, and contain only the test card. */
export function createLocalProcessor({ db, env }: Pick<Deps, 'db' | 'env'>): LocalProcessor {
  const sign = (body: string): Buffer =>
    createHmac('sha256', env.secret).update(`local card:${body}`).digest().subarray(0, 16);
  const isSigned = (body: string, mac: string): boolean => {
    const signature = Buffer.from(mac, 'hex');
    const wanted = sign(body);
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  };
  const cardNamed = (token: string): TestCard | undefined => {
    const [card = '', nonce = '', mac = ''] = token.split('_');
    return isSigned(`${card}_${nonce}`, mac) && Object.hasOwn(TEST_CARDS, card)
      ? (card as TestCard)
      : undefined;
  };
  const findResult = async (key: string): Promise<ChargeResult | undefined> => {
    const [known] = await db.select().from(localCharges).where(eq(localCharges.key, key));
    if (!known) return undefined;
    return known.state === 'needs_confirmation'
      ? {
          state: known.state,
          confirmPath: `${LOCAL_PAYMENTS_PATH}confirm/?charge=${key}_${sign(`charge ${key}`).toString('hex')}`,
        }
      : { state: known.state };
  };
  return {
    cardPagePath: (back) => `${LOCAL_PAYMENTS_PATH}card/?back=${encodeURIComponent(back)}`,
    newToken(card) {
      const body = `${card}_${randomBytes(8).toString('hex')}`;
      return `${body}_${sign(body).toString('hex')}`;
    },
    async cardOf(token): Promise<CardFacts | undefined> {
      const card = cardNamed(token);
      return card && { ...TEST_CARDS[card], expiresOn: '2034-12-31' };
    },
    async charge({ key, token, amountMicro, currency }) {
      const card = cardNamed(token);
      const state =
        card === 'accepted' ? 'succeeded' : card === 'confirmed' ? 'needs_confirmation' : 'declined';
      await db
        .insert(localCharges)
        .values({ key, token, amountMicro, currency, state })
        .onConflictDoNothing({ target: localCharges.key });
      const result = await findResult(key);
      if (!result) throw new Error('A charge that was stored is not there.');
      return result;
    },
    findResult,
    async chargeOf(mark) {
      const [key = '', mac = ''] = mark.split('_');
      if (!isSigned(`charge ${key}`, mac)) return undefined;
      const [charge] = await db.select().from(localCharges).where(eq(localCharges.key, key));
      return charge;
    },
    async answer(key, isConfirmed) {
      await db
        .update(localCharges)
        .set({ state: isConfirmed ? 'succeeded' : 'declined' })
        .where(and(eq(localCharges.key, key), eq(localCharges.state, 'needs_confirmation')));
    },
  };
}
