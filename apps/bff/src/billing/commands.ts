import type { Command } from 'commander';
import { readEnv } from '../env.ts';
import { openDeps } from '../open-deps.ts';
import { creditInvoice } from './issue-invoices.ts';
import { MICRO, sayMoney } from './money.ts';
import { addPromotionCode } from './promotions.ts';

type Say = (line: string) => void;
type Given = { readonly amount: string; readonly currency: string; readonly until: string };

/** What only the house does with money, for the command line: codes that give credit, and notes that credit invoices. */
export function addBilling(program: Command, say: Say): void {
  program
    .command('promotion')
    .description('makes a code that gives a business credit for ads, once')
    .argument('<code>')
    .requiredOption('--amount <number>', 'what it gives, as 50')
    .requiredOption('--until <day>', 'the last day on which it is taken, as 2026-12-31')
    .option('--currency <code>', 'of the accounts that it is for', 'USD')
    .action(async (code: string, { amount, currency, until }: Given) => {
      const amountMicro = Math.round(Number(amount) * MICRO);
      if (!(amountMicro > 0)) throw new Error(`${amount} is no amount. Write a number, as 50.`);
      if (!/^\d{4}-\d\d-\d\d$/.test(until)) throw new Error(`${until} is no day. Write one as 2026-12-31.`);
      const { deps, close } = await openDeps(readEnv(), say);
      try {
        const isNew = await addPromotionCode(deps.db, { code, currency, amountMicro, expiresOn: until });
        if (!isNew) throw new Error(`There is a code ${code} already.`);
        say(`The code ${code} gives ${sayMoney(amountMicro, currency)}, until ${until}.`);
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
      const { deps, close } = await openDeps(readEnv(), say);
      try {
        const note = await creditInvoice(deps.db, number, why, deps.now().toISOString().slice(0, 10));
        say(`The credit note ${note.number} credits ${sayMoney(note.dueMicro, note.currency)}.`);
      } finally {
        await close();
      }
    });
}
