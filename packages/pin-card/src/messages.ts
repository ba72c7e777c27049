/** The texts of every card. Give another table for another language. Names, hosts and places come ready to be shown. */
export type PinCardMessages = {
  /** Rendered on the overlay for a signed-out visitor. */
  readonly open: string;
  /** Names the card of a pin without title and without a text for its picture. */
  readonly untitled: string;
  readonly gif: string;
  readonly shoppable: string;
  readonly verifiedMerchant: string;
  /** Marks an ad whose promoter is unknown. */
  readonly sponsored: string;
  readonly promotedBy: (promoter: string) => string;
  readonly sponsoredBy: (sponsor: string) => string;
  /** A pinner with the board that they put the pin on. */
  readonly pinnedTo: (pinner: string, board: string) => string;
};

/** The texts of every card in US English. */
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
