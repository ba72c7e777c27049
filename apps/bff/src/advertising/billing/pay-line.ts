/** What an ad account has to pay with, in micro units. */
export type AccountBalance = { readonly creditMicro: number; readonly fundsMicro: number };

/** Where the amount of an order line is taken from; the three parts are its sum. */
export type LineParts = AccountBalance & {
  /** What neither paid: it stands on the next invoice. */
  readonly owedMicro: number;
};

/** Takes an amount from a purse: from promotion credit first, then from prepaid funds; the rest is owed. */
export function allocateLine(amountMicro: number, { creditMicro, fundsMicro }: AccountBalance): LineParts {
  const credit = Math.min(amountMicro, creditMicro);
  const funds = Math.min(amountMicro - credit, fundsMicro);
  return { creditMicro: credit, fundsMicro: funds, owedMicro: amountMicro - credit - funds };
}
