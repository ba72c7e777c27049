/**
 * The messages of every card. Pass another table for another language. Names, hosts and boards are already
 * formatted.
 */
export type PinCardMessages = {
  /** Rendered on the overlay for a signed-out visitor. */
  readonly open: string;
  /** The accessible name of a card whose pin has neither title nor alt text. */
  readonly untitled: string;
  readonly gif: string;
  readonly shoppable: string;
  readonly verifiedMerchant: string;
  /** The label of an ad whose promoter is unknown. */
  readonly sponsored: string;
  readonly promotedBy: (promoter: string) => string;
  readonly sponsoredBy: (sponsor: string) => string;
  /** A pinner with the board of the pin. */
  readonly pinnedTo: (pinner: string, board: string) => string;
};

/** The messages of every card in US English. */
export const pinCardMessages: PinCardMessages = {
  open: 'Open',
  untitled: 'Pin',
  gif: 'GIF',
  shoppable: 'Shoppable Pin indicator',
  verifiedMerchant: 'Verified merchant',
  sponsored: 'Sponsored',
  promotedBy: (promoter) => `Promoted by ${promoter}`,
  sponsoredBy: (sponsor) => `Sponsored by ${sponsor}`,
  pinnedTo: (pinner, board) => `${pinner} in ${board}`,
};
