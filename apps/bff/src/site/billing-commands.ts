import type { Command } from 'commander';
import { z } from 'zod';
import { CURRENCIES } from '../business/ad-accounts/index.ts';
import { AppError, type ErrorCode } from '../platform/errors/errors.ts';
import { createDeps } from './open-deps.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import {
  addPromotionCode,
  creditInvoice,
  MICRO,
  microsPerMinorUnit,
  normalizeCode,
  type PromotionCode,
  formatMoney,
} from '../advertising/billing/index.ts';
import { readCommandEnv } from './operations/command-env.ts';

type Say = (line: string) => void;
type PromotionOptions = { readonly amount: string; readonly currency: string; readonly until: string };

const NOT_CREDITED: Readonly<Partial<Record<ErrorCode, string>>> = {
  invoice_not_found: 'there is no invoice of this number. Write it as PB-2026-000001.',
  invoice_credited: 'it is credited already.',
  invoice_paid: 'a card is being charged for it. Wait until that has ended.',
};

/** Parses a promotion code entered by an operator. Throws an `OperatorError` with the expected format. */
export function readPromotion(
  typed: string,
  { amount, currency, until }: PromotionOptions,
  now: Date,
): PromotionCode {
  const code = normalizeCode(typed);
  if (!/^[A-Z\d]{3,40}$/.test(code))
    throw new OperatorError(`${typed} is no code. Write 3 to 40 letters and digits, as SPRING50.`);
  const known = CURRENCIES.find((one) => one === currency.toUpperCase());
  if (!known) throw new OperatorError(`No account is in ${currency}. Write one of ${CURRENCIES.join(', ')}.`);
  const amountMicro = /^\d{1,6}(?:\.\d{1,6})?$/.test(amount) ? Math.round(Number(amount) * MICRO) : 0;
  if (amountMicro === 0 || amountMicro % microsPerMinorUnit(known) !== 0)
    throw new OperatorError(`${amount} is no amount in whole coins of ${known}. Write a number, as 50.`);
  if (!z.iso.date().safeParse(until).success || until < now.toISOString().slice(0, 10))
    throw new OperatorError(`${until} is no day to come. Write one as 2026-12-31.`);
  return { code, currency: known, amountMicro, expiresOn: until };
}

/** Adds the billing commands of operators: codes that grant credit, and credit notes for invoices. */
export function addBilling(program: Command, say: Say): void {
  program
    .command('promotion')
    .description('create a one-time promotion code for ad credit')
    .argument('<code>')
    .requiredOption('--amount <number>', 'what it gives, as 50')
    .requiredOption('--until <day>', 'the last day on which it is taken, as 2026-12-31')
    .option('--currency <code>', 'of the accounts that it is for', 'USD')
    .action(async (typed: string, options: PromotionOptions) => {
      const promotion = readPromotion(typed, options, new Date());
      const { deps, close } = await createDeps(readCommandEnv(), say);
      try {
        const { code, amountMicro, currency, expiresOn } = promotion;
        if (!(await addPromotionCode(deps.db, promotion)))
          throw new OperatorError(`There is a code ${code} already: choose another.`);
        say(`The code ${code} gives ${formatMoney(amountMicro, currency)}, until ${expiresOn}.`);
      } finally {
        await close();
      }
    });
  program
    .command('credit-invoice')
    .description(
      'credits an invoice by a note of its own: what is open is due no more, what was paid is credit',
    )
    .argument('<number>', 'as PB-2026-000001')
    .requiredOption('--why <words>', 'stands on the note')
    .action(async (number: string, { why }: { readonly why: string }) => {
      const { deps, close } = await createDeps(readCommandEnv(), say);
      try {
        const note = await creditInvoice(deps.db, number, why, deps.now().toISOString().slice(0, 10));
        say(`The credit note ${note.number} credits ${formatMoney(note.dueMicro, note.currency)}.`);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new OperatorError(`${number} was not credited: ${NOT_CREDITED[error.code] ?? error.message}`, {
          cause: error,
        });
      } finally {
        await close();
      }
    });
}
