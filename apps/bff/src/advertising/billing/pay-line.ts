/** The funds of an ad account, in micro units. */
export type AccountBalance = { readonly creditMicro: number; readonly fundsMicro: number };

/** The sources that an order line is paid from. The three parts add up to its amount. */
export type LineParts = AccountBalance & {
  /** The unpaid part, which continues the next invoice. */
  readonly owedMicro: number;
};

/**
 * Deducts an amount from a balance: first from promotion credit, then from prepaid funds; the rest is owed.
 */
export function allocateLine(amountMicro: number, { creditMicro, fundsMicro }: AccountBalance): LineParts {
  const credit = Math.min(amountMicro, creditMicro);
  const funds = Math.min(amountMicro - credit, fundsMicro);
  return { creditMicro: credit, fundsMicro: funds, owedMicro: amountMicro - credit - funds };
}
