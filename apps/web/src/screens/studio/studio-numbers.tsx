import { videoDurationLabel } from '@pegboard/types';
import type { ReactNode } from 'react';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import type { SiteTables } from '../../messages/tables.ts';
import type { StudioVideo } from './studio-video.ts';
import styles from './studio.module.css';
import { percentLabel, watchTimeLabel } from './watch-labels.ts';

/** The numbers of a published video: plays, watch time, the average that was watched, and saves. */
export function StudioNumbers({ video }: { readonly video: StudioVideo }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const locale = useLocale();
  const { plays, watchSeconds, saves } = video;
  const number = new Intl.NumberFormat(locale);
  const numbers = [
    [texts.plays, number.format(plays)],
    [texts.watchTime, watchSeconds === null ? texts.noNumber : watchTimeLabel(watchSeconds, locale)],
    [texts.averageWatched, averageLabel(video, locale, texts)],
    [texts.saves, number.format(saves)],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function averageLabel(
  { averageWatchedSeconds: seconds, durationMs }: StudioVideo,
  locale: string,
  texts: Pick<SiteTables['studio'], 'noNumber' | 'averageOf'>,
): string {
  if (seconds === null) return texts.noNumber;
  const duration = videoDurationLabel(seconds * 1000);
  if (durationMs === null || durationMs === 0) return duration;
  return texts.averageOf(duration, percentLabel((seconds * 100_000) / durationMs, locale));
}
