import { pinPath } from '@pegboard/routes';
import { videoDurationLabel } from '@pegboard/types';
import { Button, buttonAttributes, Spinner } from '@pegboard/ui';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { createVideoDraft } from './resume-upload.ts';
import { StudioNumbers } from './studio-numbers.tsx';
import { StudioStatus } from './studio-status.tsx';
import type { StudioVideo } from './studio-video.ts';
import styles from './studio.module.css';
import { UploadResume } from './upload-resume.tsx';

const PinVideoEditor = lazy(() => import('../../features/video-editing/pin-video-editor.tsx'));
const DraftVideoEditor = lazy(() => import('../../features/video-editing/draft-video-editor.tsx'));

/** The props of the parts of a video. */
type ItemProps = {
  readonly video: StudioVideo;
  readonly onRemove: () => void;
  readonly onChange: () => void;
};

/** One video of the studio: its cover, title, state, numbers and captions, and its actions. */
export function StudioItem(props: ItemProps): ReactNode {
  const { video } = props;
  const texts = useTexts('studio', enUsStudio);
  const locale = useLocale();
  const title = video.title ?? texts.untitled;
  const [cover] = video.cover;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const languages = video.captionLanguages.map((code) => names.of(code) ?? code);
  return (
    <li className={styles.item} data-state={video.state}>
      <div className={styles.cover}>
        {cover ? (
          <img src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" />
        ) : null}
        {video.durationMs === null ? null : (
          <span className={styles.duration}>{videoDurationLabel(video.durationMs)}</span>
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <StudioStatus video={video} />
        {video.state === 'published' ? <StudioNumbers video={video} /> : null}
        {video.cover.length > 0 ? (
          <p className={styles.note}>
            {languages.length === 0
              ? texts.noCaptions
              : texts.captionsIn(new Intl.ListFormat(locale, { type: 'unit' }).format(languages))}
          </p>
        ) : null}
        <Actions {...props} title={title} />
      </div>
    </li>
  );
}

function Actions({ video, title, onRemove, onChange }: ItemProps & { readonly title: string }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { state, pinId, draftId, videoUrl } = video;
  const canEdit = videoUrl !== null && state !== 'processing' && state !== 'failed';
  const isUpload = pinId === null && draftId === null;
  return (
    <>
      <div className={styles.actions}>
        <Links video={video} title={title} />
        {state === 'uploading' ? <UploadResume video={video} title={title} onReceived={onChange} /> : null}
        {state === 'ready' ? <CreatePin video={video} title={title} /> : null}
        {canEdit ? (
          <Button
            size="sm"
            aria-label={isUpload ? texts.coverOf(title) : texts.coverAndCaptionsOf(title)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {isUpload ? texts.cover : texts.coverAndCaptions}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          aria-label={isUpload ? texts.discardNamed(title) : texts.deleteNamed(title)}
          onClick={onRemove}
        >
          {isUpload ? texts.discard : texts.delete}
        </Button>
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<p className={styles.note}>{texts.loadingEditor}</p>}>
            <Editor video={video} title={title} onChange={onChange} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** The links of a video, which work without JavaScript. */
function Links({ video, title }: { readonly video: StudioVideo; readonly title: string }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const { pinId, draftId } = video;
  const style = { variant: 'secondary', size: 'sm' } as const;
  if (pinId !== null)
    return (
      <>
        <Link to={pinPath({ id: pinId })} aria-label={texts.openNamed(title)} {...buttonAttributes(style)}>
          {texts.open}
        </Link>
        <Link
          to={`${pinPath({ id: pinId })}edit/`}
          aria-label={texts.editNamed(title)}
          {...buttonAttributes(style)}
        >
          {texts.edit}
        </Link>
      </>
    );
  return draftId === null ? null : (
    <Link
      to={`/pin/create/?${new URLSearchParams({ draft: draftId })}`}
      aria-label={texts.continueNamed(title)}
      {...buttonAttributes(style)}
    >
      {texts.continueDraft}
    </Link>
  );
}

function CreatePin({ video, title }: { readonly video: StudioVideo; readonly title: string }): ReactNode {
  const texts = useTexts('studio', enUsStudio);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { uploadId } = video;
  if (uploadId === null) return null;
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const draft = await createVideoDraft(uploadId);
      await navigate(`/pin/create/?${new URLSearchParams({ draft })}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="primary"
      aria-label={texts.createPinNamed(title)}
      loading={isBusy}
      onClick={() => void create()}
    >
      {texts.createPin}
    </Button>
  );
}

function Editor(props: {
  readonly video: StudioVideo;
  readonly title: string;
  readonly onChange: () => void;
}): ReactNode {
  const { video, title, onChange } = props;
  const { pinId, uploadId, videoUrl } = video;
  const posterUrl = video.cover.at(-1)?.url;
  if (pinId !== null)
    return <PinVideoEditor pinId={pinId} label={title} posterUrl={posterUrl} onChange={onChange} />;
  if (uploadId === null || videoUrl === null) return <Spinner />;
  return (
    <DraftVideoEditor
      video={{ ...video, uploadId, url: videoUrl, coverSeconds: video.coverSeconds ?? 0 }}
      label={title}
      posterUrl={posterUrl}
      onChange={onChange}
    />
  );
}
