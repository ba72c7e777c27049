/** The messages of the verified-merchant badge and its explanation. */
export type VerifiedMessages = {
  readonly icon: string;
  /**
   * The accessible name of the icon in the explanation; without it, the icon is hidden from screen readers.
   */
  readonly badge?: string | undefined;
  readonly title: string;
  readonly explanation: string;
  readonly close: string;
};

/** The messages of the verified-merchant badge in English. */
export const verifiedMessages: VerifiedMessages = {
  icon: 'Merchant verification badge icon',
  badge: 'Badge icon',
  title: 'Verified merchant',
  explanation:
    'We checked who stands behind this shop: it is a registered business, it owns the website its products link to, and it keeps our rules for merchants.',
  close: 'Close',
};

/** The messages of the label of AI-generated or AI-modified media. */
export type AiLabelMessages = { readonly aiModified: string };

/** The messages of that label in English. */
export const aiLabelMessages: AiLabelMessages = { aiModified: 'AI modified' };
