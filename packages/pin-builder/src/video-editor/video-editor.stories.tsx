import type { Stories, Story } from '@pegboard/config/story';
import { useState, type ReactNode } from 'react';

import { VIDEO_URL } from '../testing/a-video-file.ts';
import { BuilderError, VideoEditor, type VideoEditorProps } from './index.ts';

/** Stores changes as a page does. */
function ControlledVideoEditor(props: VideoEditorProps): ReactNode {
  const [coverSeconds, setCoverSeconds] = useState(props.coverSeconds);
  const [languages, setLanguages] = useState(props.captionLanguages);
  return (
    <VideoEditor
      {...props}
      coverSeconds={coverSeconds}
      captionLanguages={languages}
      onChangeCover={async (seconds) => {
        await props.onChangeCover(seconds);
        setCoverSeconds(seconds);
      }}
      onAddCaptions={async (language, text) => {
        await props.onAddCaptions?.(language, text);
        setLanguages([...(languages ?? []), language]);
      }}
      onRemoveCaptions={async (language) => setLanguages(languages?.filter((code) => code !== language))}
    />
  );
}

const meta: Stories<VideoEditorProps> = {
  title: 'Pin builder/Video editor',
  component: VideoEditor,
  render: (args) => <ControlledVideoEditor {...args} />,
  args: {
    url: VIDEO_URL,
    label: 'Throwing a bowl',
    coverSeconds: 2,
    captionLanguages: ['en', 'de'],
    onChangeCover: async () => undefined,
    onAddCaptions: async () => undefined,
    onRemoveCaptions: async () => undefined,
    locale: 'en',
  },
};

export default meta;

type EditorStory = Story<VideoEditorProps>;

/** A video with captions in two languages. */
export const WithCaptions: EditorStory = {
  async play({ canvas }) {
    await canvas.findByText('The cover is the frame at 0:02.');
  },
};

/** A video without captions. */
export const WithoutCaptions: EditorStory = {
  args: { captionLanguages: [] },
  async play({ canvas }) {
    await canvas.findByText('The cover is the frame at 0:02.');
  },
};

/** Another cover is being made. */
export const CoverPending: EditorStory = {
  args: { isCoverPending: true, coverSeconds: 4 },
  async play({ canvas }) {
    await canvas.findByText('The cover is the frame at 0:04.');
  },
};

/** The chosen cover was refused. */
export const CoverFailed: EditorStory = {
  args: {
    onChangeCover: async () => {
      throw new BuilderError('This frame is after the end of the video. Choose another one.', {
        code: 'cover_out_of_range',
      });
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this frame' }));
    await canvas.findByText(/^The cover was not changed/);
  },
};
