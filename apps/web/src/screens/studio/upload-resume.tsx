import { Button, FieldError } from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import { ResourceError } from '../../data/call-resource.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useErrorTranslation, useLocale, useTexts } from '../../messages/language.ts';
import { findDeviceFile } from './resume-upload.ts';
import type { StudioVideo } from './studio-video.ts';
import styles from './studio.module.css';
import { fileSizeLabel, percentLabel } from './watch-labels.ts';

type Progress =
  | { readonly kind: 'idle' | 'looking' | 'file-missing' | 'other-file' }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'failed'; readonly error: ResourceError };

/** Resumes an unfinished upload: with the file that this device has, or else with the same file, chosen again. */
export function UploadResume(props: {
  readonly video: StudioVideo;
  readonly title: string;
  readonly onReceived: () => void;
}): ReactNode {
  const { video, title, onReceived } = props;
  const texts = useTexts('studio', enUsStudio);
  const { errors } = useTexts('site', enUs);
  const locale = useLocale();
  const userId = useViewer()?.entityId ?? '';
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const failure = useErrorTranslation(progress.kind === 'failed' ? progress.error.failure : undefined);
  const { uploadId, bytes } = video;
  const send = async (file: File): Promise<void> => {
    if (uploadId === null) return;
    if (file.size !== bytes) return setProgress({ kind: 'other-file' });
    setProgress({ kind: 'sending', fraction: 0 });
    try {
      const { sendVideo } = await import('../../features/creating/send-video.ts');
      await sendVideo(file, uploadId, {
        signal: new AbortController().signal,
        onCreated: () => undefined,
        onProgress: (fraction) => setProgress({ kind: 'sending', fraction }),
      });
      setProgress({ kind: 'idle' });
      onReceived();
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      setProgress({ kind: 'failed', error });
    }
  };
  const resume = async (): Promise<void> => {
    setProgress({ kind: 'looking' });
    const file = await findDeviceFile(userId, uploadId ?? '');
    if (file) return send(file);
    setProgress({ kind: 'file-missing' });
    input.current?.click();
  };
  if (progress.kind === 'sending')
    return (
      <p className={styles.progress}>
        <progress max={1} value={progress.fraction} aria-label={texts.states.uploading} />
        <span>{texts.uploading(percentLabel(progress.fraction * 100, locale))}</span>
      </p>
    );
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-label={texts.resumeNamed(title)}
        loading={progress.kind === 'looking'}
        onClick={() => void resume()}
      >
        {texts.resume}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="video/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      <div className={styles.message} role="status">
        {progress.kind === 'file-missing' ? texts.chooseSame : null}
        {progress.kind === 'other-file' ? (
          <FieldError>{texts.otherFile(fileSizeLabel(bytes ?? 0, locale))}</FieldError>
        ) : null}
        {failure ? <FieldError>{failure.message || errors.failed}</FieldError> : null}
      </div>
    </>
  );
}
