/** The texts of the verified-merchant badge and of its explanation. */
export type VerifiedMessages = {
  readonly icon: string;
  /** Names the icon beside the explanation; nothing is said of it when missing. */
  readonly badge?: string | undefined;
  readonly title: string;
  readonly explanation: string;
  readonly close: string;
};

/** The texts of the verified-merchant badge in English. */
export const verifiedMessages: VerifiedMessages = {
  icon: 'Merchant verification badge icon',
  badge: 'Badge icon',
  title: 'Verified merchant',
  explanation:
    'We checked who stands behind this shop: it is a registered business, it owns the website its products link to, and it keeps our rules for merchants.',
  close: 'Close',
};

/** The texts of the label of media that a trained model made or changed. */
export type AiLabelMessages = { readonly aiModified: string };

/** The texts of that label in English. */
export const aiLabelMessages: AiLabelMessages = { aiModified: 'AI modified' };
