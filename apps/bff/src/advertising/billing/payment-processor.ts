/** What is told of a card: enough to know it again, and never its number. */
export type CardFacts = {
  readonly brand: string;
  readonly lastFour: string;
  /** The last day on which it is good. */
  readonly expiresOn: string;
};

/** What a card is asked for. */
export type ChargeRequest = {
  /** The same key never takes money twice, however often it is sent. */
  readonly key: string;
  readonly token: string;
  readonly amountMicro: number;
  readonly currency: string;
};

/** What came of a charge; `confirmPath` is where the payer confirms it. */
export type ChargeResult =
  | { readonly state: 'succeeded' }
  | { readonly state: 'declined' }
  | { readonly state: 'needs_confirmation'; readonly confirmPath: string };

/**
 * Who takes money from cards. Numbers of cards are given to its own pages alone; this site is told a token for each. Another
 * processor is another object of this type.
 */
export type PaymentProcessor = {
  /** Where a card is given: the page sends its reader back to `back` with `card_token`. */
  cardPagePath(back: string): string;
  /** The card of a token; undefined for what it did not make. */
  cardOf(token: string): Promise<CardFacts | undefined>;
  /** Charges a card; for a key that it knows already, what came of it then. */
  charge(wish: ChargeRequest): Promise<ChargeResult>;
  /** What came of a key; undefined when it never heard of it. */
  outcomeOf(key: string): Promise<ChargeResult | undefined>;
};
