import type { TextsLike } from '../tables.ts';
import type { webhookTexts } from './en-us.ts';

/** The texts of webhooks in a language. */
export type WebhookTexts = TextsLike<typeof webhookTexts>;
