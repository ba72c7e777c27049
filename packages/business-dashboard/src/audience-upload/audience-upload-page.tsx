'use client';

import { TextField, getTrimmedFormText } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { hashOfEmail } from '../audiences/hash-emails.ts';
import { AccountChoice, type OfAccount } from '../conversions/account-choice.tsx';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import type { PieceOfFile } from '../conversions/file-form.tsx';
import type { SentPiece, UploadData, UploadFindingData } from '../conversions/upload-data.ts';
import { UploadForm } from '../conversions/upload-form.tsx';
import { UploadHistory } from '../conversions/upload-history.tsx';
import { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import type { OnMore } from '../frame/show-more.tsx';
import { audienceUploadMessages, type AudienceUploadMessages } from './messages.ts';
import { PEOPLE_COLUMNS_NEEDED, PEOPLE_TEMPLATE, peopleOfLines, type SentPeople } from './people-of-lines.ts';

/** The props of AudienceUploadPage. */
export type AudienceUploadPageProps = OfAccount & {
  readonly uploads: readonly UploadData[];
  readonly mayEdit: boolean;
  /** Makes the audience and begins the upload of its people. */
  readonly onBegin: (given: {
    readonly name: string;
    readonly file_name: string;
    readonly lines: number;
  }) => Promise<SentPiece>;
  readonly onSend: (uploadId: string, piece: SentPeople & PieceOfFile) => Promise<SentPiece>;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly onMore?: OnMore;
  /** A file was sent, or as much of it as could be. */
  readonly onSent: () => void;
  readonly messages?: AudienceUploadMessages | undefined;
  readonly uploadTexts?: UploadMessages | undefined;
  readonly events?: EventMessages | undefined;
};

const PIECE_LINES = 2000;

/** Files of customers: a template, the upload, what became of its lines, and all that were uploaded before (BD-08). */
export function AudienceUploadPage(props: AudienceUploadPageProps): ReactNode {
  const { uploads, mayEdit, onBegin, onSend, onRead, onMore, onSent } = props;
  const { messages = audienceUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {mayEdit ? (
          <UploadForm
            title={messages.landing}
            columns={PEOPLE_COLUMNS_NEEDED}
            pieceLines={PIECE_LINES}
            template={{ name: messages.templateName, text: PEOPLE_TEMPLATE }}
            columnsHint={messages.fileColumns}
            pieceOf={(lines) => peopleOfLines(lines, hashOfEmail)}
            onBegin={(form, file) => onBegin({ name: getTrimmedFormText(form, 'name'), ...file })}
            onSend={onSend}
            onRead={onRead}
            onSent={onSent}
            messages={uploadTexts}
          >
            <TextField
              label={messages.name}
              hint={messages.nameHint}
              name="name"
              required
              maxLength={100}
              autoComplete="off"
            />
          </UploadForm>
        ) : null}
        <UploadHistory uploads={uploads} onRead={onRead} onMore={onMore} messages={uploadTexts} />
      </AccountChoice>
    </section>
  );
}
