import type { VideoEditorMessages } from '@pegboard/pin-builder/video-editor';
import { useEffect, useState } from 'react';
import { readBuilderMessages } from '../../messages/builder-messages.ts';
import { useLocale } from '../../messages/language.ts';

/** Returns the texts of the editor: null until they are loaded, undefined in US English, which the package has. */
export function useEditorMessages(): VideoEditorMessages | undefined | null {
  const locale = useLocale();
  const [messages, setMessages] = useState<VideoEditorMessages | undefined | null>(null);
  useEffect(() => {
    // Without its table the editor is in English.
    readBuilderMessages(locale).then(
      (language) => setMessages(language?.builder.video),
      () => setMessages(undefined),
    );
  }, [locale]);
  return messages;
}
