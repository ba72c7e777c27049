'use client';

import { CAPTION_LANGUAGES_MAX, CAPTIONS_BYTES_MAX } from '@pegboard/types';
import { FieldError, IconButton, PlusIcon, Select, TrashIcon } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { toBuilderFailure } from '../builder-error.ts';
import type { BuilderFailure } from '../model/builder-failure.ts';
import type { BuilderVideo } from '../model/builder-video.ts';
import { CAPTION_LANGUAGES, getCaptionLanguage } from '../model/caption-languages.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { FileButton } from '../ui/file-button.tsx';
import styles from './video-fields.module.css';

const CAPTIONS_ACCEPT = '.vtt,.srt,text/vtt,application/x-subrip';

type Check =
  | { readonly kind: 'none' | 'checking' }
  | { readonly kind: 'failed'; readonly failure: BuilderFailure };

/** The captions of the video, a file for each language. Source: CR-07. */
export function CaptionsField({ video }: { readonly video: BuilderVideo }): ReactNode {
  const { send, ports, messages } = useBuilder();
  const texts = messages.video;
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const added = video.captions.map(({ language }) => language);
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
      const vtt = (await ports.videos?.checkCaptions(text)) ?? '';
      send({ type: 'captions-added', language, vtt });
      setCheck({ kind: 'none' });
    } catch (error) {
      setCheck({ kind: 'failed', failure: toBuilderFailure(error) });
    }
  };
  return (
    <div className={styles.group} role="group" aria-label={texts.captions}>
      <span className={styles.label}>{texts.captions}</span>
      {added.length > 0 && (
        <ul className={styles.list}>
          {added.map((code) => (
            <li key={code}>
              <span>{nameOf(code)}</span>
              <IconButton
                size="sm"
                label={texts.removeCaptions(nameOf(code))}
                icon={<TrashIcon size="md" />}
                onClick={() => send({ type: 'captions-removed', language: code })}
              />
            </li>
          ))}
        </ul>
      )}
      {added.length < CAPTION_LANGUAGES_MAX && (
        <div className={styles.add}>
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
