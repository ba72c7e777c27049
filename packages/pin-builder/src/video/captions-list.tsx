'use client';

import { CAPTION_LANGUAGES_MAX, CAPTIONS_BYTES_MAX } from '@pegboard/types';
import { FieldError, IconButton, PlusIcon, Select, TrashIcon } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { toBuilderFailure } from '../builder-error.ts';
import type { VideoEditorMessages } from '../messages.ts';
import type { BuilderFailure } from '../model/builder-failure.ts';
import { CAPTION_LANGUAGES, getCaptionLanguage } from '../model/caption-languages.ts';
import { FileButton } from '../ui/file-button.tsx';
import styles from './video-fields.module.css';

const CAPTIONS_ACCEPT = '.vtt,.srt,text/vtt,application/x-subrip';

type Check =
  | { readonly kind: 'none' | 'checking' }
  | { readonly kind: 'failed'; readonly failure: BuilderFailure };

/** Lists the captions of a video, a file for each language, and adds, replaces and removes them. Source: CR-07, CR-15. */
export function CaptionsList(props: {
  /** The languages that have captions (BCP 47). */
  readonly languages: readonly string[];
  /** Adds the captions in a file of WebVTT or SRT. Rejects with a BuilderError. */
  readonly onAdd: (language: string, text: string) => Promise<void>;
  readonly onRemove: (language: string) => void;
  readonly messages: VideoEditorMessages;
}): ReactNode {
  const { languages: added, onAdd, onRemove, messages: texts } = props;
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const nameOf = (code: string): string => names.of(code) ?? code;
  const open = CAPTION_LANGUAGES.filter((code) => !added.includes(code)).toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), locale),
  );
  const language = chosen !== undefined && open.includes(chosen) ? chosen : getCaptionLanguage(open, locale);
  const add = async (file: File): Promise<void> => {
    setCheck({ kind: 'checking' });
    try {
      // One byte too many is enough for the server to refuse it.
      const text = await file.slice(0, CAPTIONS_BYTES_MAX + 1).text();
      await onAdd(language, text);
      setCheck({ kind: 'none' });
    } catch (error) {
      setCheck({ kind: 'failed', failure: toBuilderFailure(error) });
    }
  };
  return (
    <div className={styles.group} data-part="captions" role="group" aria-label={texts.captions}>
      <span className={styles.label} data-part="label">
        {texts.captions}
      </span>
      {added.length > 0 && (
        <ul className={styles.list} data-part="list">
          {added.map((code) => (
            <li key={code}>
              <span>{nameOf(code)}</span>
              <IconButton
                size="sm"
                label={texts.removeCaptions(nameOf(code))}
                icon={<TrashIcon size="md" />}
                onClick={() => onRemove(code)}
              />
            </li>
          ))}
        </ul>
      )}
      {added.length < CAPTION_LANGUAGES_MAX && (
        <div className={styles.add} data-part="add">
          <Select
            label={texts.captionsLanguage}
            hint={texts.captionsHint}
            value={language}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {open.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </Select>
          <FileButton
            accept={CAPTIONS_ACCEPT}
            icon={<PlusIcon size="md" />}
            loading={check.kind === 'checking'}
            onFiles={([file]) => {
              if (file) void add(file);
            }}
          >
            {check.kind === 'checking' ? texts.checkingCaptions : texts.addCaptions}
          </FileButton>
        </div>
      )}
      {check.kind === 'failed' && <FieldError>{texts.captionsFailed(check.failure)}</FieldError>}
    </div>
  );
}
