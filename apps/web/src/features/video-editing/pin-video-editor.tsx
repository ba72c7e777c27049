import { VideoEditor } from '@pegboard/pin-builder/video-editor';
import { use, useEffect, useState, type ReactNode } from 'react';
import { FreshnessContext } from '../../data/invalidation.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import {
  changePinCaptions,
  changePinCover,
  readPinVideo,
  type PinVideo,
  type WantedCaptions,
} from './pin-video-api.ts';
import { useEditorMessages } from './use-editor-messages.ts';
import styles from './video-editing.module.css';

/** Delay between two reads while another cover is being made, in milliseconds. */
const READ_DELAY_MS = 1500;

/** The cover and the captions of a published video (CR-15). Each change is saved at once; `onChange` follows it. */
export default function PinVideoEditor(props: {
  readonly pinId: string;
  readonly label: string;
  /** The address of the present cover. */
  readonly posterUrl?: string | undefined;
  readonly onChange?: (() => void) | undefined;
}): ReactNode {
  const { pinId, label, posterUrl, onChange } = props;
  const texts = useTexts('studio', enUsStudio);
  const locale = useLocale();
  const messages = useEditorMessages();
  const freshness = use(FreshnessContext);
  const [video, setVideo] = usePinVideo(pinId, onChange);
  if (video === 'failed')
    return (
      <p role="alert" className={styles.note}>
        {texts.editorFailed}
      </p>
    );
  if (video === 'loading' || messages === null) return <p className={styles.note}>{texts.loadingEditor}</p>;
  const report = (changed: PinVideo): void => {
    freshness?.mark();
    setVideo(changed);
    onChange?.();
  };
  const saveCaptions = async (captions: readonly WantedCaptions[]): Promise<void> => {
    await changePinCaptions(pinId, captions);
    report({ ...video, captionLanguages: captions.map(({ language }) => language) });
  };
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{texts.savedForAll}</p>
      <VideoEditor
        url={video.url}
        posterUrl={posterUrl}
        label={label}
        coverSeconds={video.coverSeconds}
        isCoverPending={video.isCoverPending}
        onChangeCover={async (coverSeconds) => {
          await changePinCover(pinId, coverSeconds);
          report({ ...video, coverSeconds, isCoverPending: true });
        }}
        captionLanguages={video.captionLanguages}
        onAddCaptions={(language, vtt) =>
          saveCaptions([...without(video, language).map(toPresent), { language, vtt }])
        }
        onRemoveCaptions={(language) => saveCaptions(without(video, language).map(toPresent))}
        locale={locale}
        messages={messages}
      />
    </div>
  );
}

const toPresent = (language: string): WantedCaptions => ({ language });
const without = ({ captionLanguages }: PinVideo, removed: string): readonly string[] =>
  captionLanguages.filter((language) => language !== removed);

type Loaded = PinVideo | 'loading' | 'failed';

/** Reads the video of a Pin, again while its cover is being made. */
function usePinVideo(
  pinId: string,
  onChange: (() => void) | undefined,
): readonly [Loaded, (video: PinVideo) => void] {
  const [video, setVideo] = useState<Loaded>('loading');
  const isPending = typeof video === 'object' && video.isCoverPending;
  const isMissing = video === 'loading';
  useEffect(() => {
    if (!isPending && !isMissing) return undefined;
    let isStale = false;
    const read = async (): Promise<void> => {
      const found = await readPinVideo(pinId).catch(() => undefined);
      if (isStale) return;
      if (found) setVideo(found);
      else if (isMissing) setVideo('failed');
      if (isPending && found && !found.isCoverPending) onChange?.();
    };
    if (isMissing) void read();
    const timer = isPending ? setInterval(() => void read(), READ_DELAY_MS) : undefined;
    return () => {
      isStale = true;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no reason to read again
  }, [pinId, isPending, isMissing]);
  return [video, setVideo];
}
