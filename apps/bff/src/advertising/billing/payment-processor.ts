/** The facts of a card that identify it to its owner; never its number. */
export type CardFacts = {
  readonly brand: string;
  readonly lastFour: string;
  /** The last day of validity. */
  readonly expiresOn: string;
};

/** A request to charge a card. */
export type ChargeRequest = {
  /** Requests with the same key charge once, however often they are sent. */
  readonly key: string;
  readonly token: string;
  readonly amountMicro: number;
  readonly currency: string;
};

/** The result of a charge. The payer confirms it at `confirmPath`. */
export type ChargeResult =
  | { readonly state: 'succeeded' }
  | { readonly state: 'declined' }
  | { readonly state: 'needs_confirmation'; readonly confirmPath: string };

/**
 * A service that charges cards. Card numbers are entered on its own pages only; this site receives a token
 * per card. Another service is another implementation of this type.
 */
export type PaymentProcessor = {
  /** The page on which a card is entered. It redirects to `back` with `card_token`. */
  cardPagePath(back: string): string;
  /** Returns the card of a token; undefined for an unknown one. */
  cardOf(token: string): Promise<CardFacts | undefined>;
  /** Charges a card; a known key returns the former result. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Returns the result stored under an idempotency key; undefined for an unknown key. */
  findResult(key: string): Promise<ChargeResult | undefined>;
};
