import type { PinBuilderMessages } from '../messages.ts';
import { detailsMessages } from './details.ts';
import { editorMessages } from './editor.ts';
import { mainMessages } from './main.ts';
import { storyMessages } from './story.ts';
import { videoMessages } from './video.ts';
import { webMessages } from './web.ts';

/** The texts in American English. */
export const pinBuilderMessages: PinBuilderMessages = {
  ...mainMessages,
  details: detailsMessages,
  web: webMessages,
  editor: editorMessages,
  story: storyMessages,
  video: videoMessages,
};
