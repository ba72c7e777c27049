import { useState, type ReactNode } from 'react';
import { useLocale } from '../../messages/language.ts';
import { formatUtcDay } from '../reports/report-format.ts';
import { shortAge } from './short-age.ts';

/** Renders how long ago a time is; the full day is its title. */
export function ShortTime({ time }: { readonly time: string }): ReactNode {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    // The page may be hydrated a minute after it was rendered.
    <time dateTime={time} title={formatUtcDay(time, locale)} suppressHydrationWarning>
      {shortAge(time, now, locale)}
    </time>
  );
}
