import { VideoEditor } from '@pegboard/pin-builder/video-editor';
import { pinDraftSchema, type DraftCaptions, type PinDraft } from '@pegboard/types';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { checkCaptions, setVideoCover } from '../creating/video-api.ts';
import { studioTexts as enUsStudio } from '../../messages/en-us-studio.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { toBuilderErrors } from './pin-video-api.ts';
import { useEditorMessages } from './use-editor-messages.ts';
import styles from './video-editing.module.css';

const draftSchema = z.object({ version: z.number(), content: pinDraftSchema });

/** A processed video that is not published. */
export type UnpublishedVideo = {
  readonly uploadId: string;
  readonly draftId: string | null;
  readonly url: string;
  readonly coverSeconds: number;
  readonly isCoverPending: boolean;
  readonly captionLanguages: readonly string[];
};

/** The cover of a processed video, and the captions of its draft (CR-16). Each change is saved at once; `onChange` follows it. */
export default function DraftVideoEditor(props: {
  readonly video: UnpublishedVideo;
  readonly label: string;
  /** The address of the present cover. */
  readonly posterUrl?: string | undefined;
  readonly onChange: () => void;
}): ReactNode {
  const { video, label, posterUrl, onChange } = props;
  const { uploadId, draftId, url } = video;
  const texts = useTexts('studio', enUsStudio);
  const locale = useLocale();
  const messages = useEditorMessages();
  const [languages, setLanguages] = useState(video.captionLanguages);
  const [coverSeconds, setCoverSeconds] = useState(video.coverSeconds);
  if (messages === null) return <p className={styles.note}>{texts.loadingEditor}</p>;
  const changeCaptions = async (change: (captions: readonly DraftCaptions[]) => readonly DraftCaptions[]) => {
    if (draftId === null) return;
    const changed = await changeVideo(draftId, (media) => ({
      ...media,
      captions: [...change(media.captions)],
    }));
    setLanguages(changed.captions.map(({ language }) => language));
    onChange();
  };
  return (
    <div className={styles.panel}>
      <VideoEditor
        url={url}
        posterUrl={posterUrl}
        label={label}
        coverSeconds={coverSeconds}
        isCoverPending={video.isCoverPending}
        onChangeCover={async (seconds) => {
          await toBuilderErrors(() => setVideoCover(uploadId, seconds));
          setCoverSeconds(seconds);
          if (draftId !== null) await changeVideo(draftId, (media) => ({ ...media, coverSeconds: seconds }));
          onChange();
        }}
        captionLanguages={draftId === null ? undefined : languages}
        onAddCaptions={async (language, text) => {
          const vtt = await toBuilderErrors(() => checkCaptions(text));
          await changeCaptions((captions) => [...without(captions, language), { language, vtt }]);
        }}
        onRemoveCaptions={(language) => changeCaptions((captions) => without(captions, language))}
        locale={locale}
        messages={messages}
      />
    </div>
  );
}

const without = (captions: readonly DraftCaptions[], removed: string): readonly DraftCaptions[] =>
  captions.filter(({ language }) => language !== removed);

type VideoMedia = Extract<PinDraft['media'], { readonly kind: 'video' }>;

/** Changes the video of a draft on the server. Rejects with a BuilderError. */
async function changeVideo(draftId: string, change: (media: VideoMedia) => VideoMedia): Promise<VideoMedia> {
  return toBuilderErrors(async () => {
    const draft = draftSchema.parse(
      await callResource({ name: 'PinDraft', action: 'get', options: { id: draftId } }),
    );
    const { media } = draft.content;
    if (media?.kind !== 'video') throw new Error('The draft of a video has other media meanwhile.');
    const changed = change(media);
    const options = { id: draftId, version: draft.version, content: { ...draft.content, media: changed } };
    await callResource({ name: 'PinDraft', action: 'update', options });
    return changed;
  });
}
