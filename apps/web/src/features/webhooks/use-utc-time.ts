import { useLocale } from '../../messages/language.ts';
import { useWebhookTexts } from '../../messages/webhooks/use-webhook-texts.ts';

/** Returns the function that formats a time in UTC, so that the server and every browser render the same. */
export function useUtcTime(): (time: string) => string {
  const locale = useLocale();
  const { utc } = useWebhookTexts();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return (time) => utc(format.format(new Date(time)));
}
