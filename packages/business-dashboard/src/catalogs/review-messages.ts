import { createFormats } from '../layout/formats.ts';

/** The messages of the review of merchants. Pass another table for another language. */
export type MerchantReviewMessages = {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly noneHint: string;
  readonly sells: (products: number, own: number) => string;
  readonly answer: string;
  readonly verify: string;
  readonly refuse: string;
  readonly failed: string;
};

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages in American English. */
export const merchantReviewMessages: MerchantReviewMessages = {
  title: 'Merchant verification',
  intro: 'Look whether the shop is theirs: the website, what they sell, and where it leads.',
  none: 'No open requests',
  noneHint: 'Requests to be a verified merchant appear here.',
  sells: (products, own) =>
    products === 0
      ? 'No products yet.'
      : `${formats.count(products)} products, ${formats.count(own)} of them lead to this website.`,
  answer: 'Your answer to them (optional)',
  verify: 'Verify',
  refuse: 'Refuse',
  failed: 'That did not work. Try again.',
};
