'use client';

import { EmptyState, Select, getFormText } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { hashOfEmail } from '../audiences/hash-emails.ts';
import { AccountChoice, type OfAccount } from '../conversions/account-choice.tsx';
import type { TagData } from '../conversions/data.ts';
import type { BegunFile, PieceOfFile } from '../conversions/file-form.tsx';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import type { SentPiece, UploadData, UploadFindingData } from '../conversions/upload-data.ts';
import { UploadForm } from '../conversions/upload-form.tsx';
import { UploadHistory } from '../conversions/upload-history.tsx';
import { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import type { OnMore } from '../frame/show-more.tsx';
import { EVENT_COLUMNS_NEEDED, EVENT_TEMPLATE, eventOfLine, type SentLine } from './event-of-line.ts';
import { conversionUploadMessages, type ConversionUploadMessages } from './messages.ts';

/** The props of ConversionUploadPage. */
export type ConversionUploadPageProps = OfAccount & {
  readonly tags: readonly TagData[];
  readonly uploads: readonly UploadData[];
  readonly mayEdit: boolean;
  readonly onBegin: (tagId: string, file: BegunFile) => Promise<SentPiece>;
  readonly onSend: (
    uploadId: string,
    piece: PieceOfFile & { readonly rows: readonly SentLine[] },
  ) => Promise<SentPiece>;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly onMore?: OnMore;
  /** A file was sent, or as much of it as could be. */
  readonly onSent: () => void;
  readonly messages?: ConversionUploadMessages | undefined;
  readonly uploadTexts?: UploadMessages | undefined;
  readonly events?: EventMessages | undefined;
};

const PIECE_LINES = 500;

/** Files of events: a template, the upload, what became of its lines, and all that were uploaded before (BD-08). */
export function ConversionUploadPage(props: ConversionUploadPageProps): ReactNode {
  const { tags, uploads, mayEdit, wayTo, onBegin, onSend, onRead, onMore, onSent } = props;
  const { messages = conversionUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {tags.length === 0 ? (
          <EmptyState title={messages.noTags} action={wayTo?.('pin-tag')}>
            {messages.noTagsHint}
          </EmptyState>
        ) : mayEdit ? (
          <UploadForm
            title={messages.landing}
            columns={EVENT_COLUMNS_NEEDED}
            pieceLines={PIECE_LINES}
            template={{ name: messages.templateName, text: EVENT_TEMPLATE }}
            columnsHint={messages.hashed}
            pieceOf={async (lines) => ({
              rows: await Promise.all(lines.map((line) => eventOfLine(line, hashOfEmail))),
            })}
            onBegin={(form, file) => onBegin(getFormText(form, 'tag'), file)}
            onSend={onSend}
            onRead={onRead}
            onSent={onSent}
            messages={uploadTexts}
          >
            <Select label={messages.tag} hint={messages.tagHint} name="tag">
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </UploadForm>
        ) : null}
        <UploadHistory uploads={uploads} onRead={onRead} onMore={onMore} messages={uploadTexts} />
      </AccountChoice>
    </section>
  );
}
