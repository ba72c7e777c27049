import type { Locale } from '@pegboard/types';
import { useLocale } from '../language.ts';
import { webhookTexts as ar } from './ar.ts';
import { webhookTexts as de } from './de.ts';
import { webhookTexts as english } from './en-us.ts';
import type { WebhookTexts } from './webhook-texts.ts';

/** The texts of webhooks by locale. They are not in the tables that every page of a language loads. */
export const WEBHOOK_TEXTS: Readonly<Record<Locale, WebhookTexts>> = { 'en-US': english, de, ar };

/** Returns the texts of webhooks in the language of the page. */
export function useWebhookTexts(): WebhookTexts {
  return WEBHOOK_TEXTS[useLocale()];
}
