'use client';

import {
  EmptyState,
  Select,
  getFormText,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  optionalProp,
  shapeProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { hashEmail } from '../audiences/hash-emails.ts';
import { AccountChoice, type AccountSelection } from '../conversions/account-choice.tsx';
import type { TagData } from '../conversions/data.ts';
import type { UploadStart, UploadChunk } from '../conversions/file-form.tsx';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import type { ChunkResult, UploadData, UploadIssueData } from '../conversions/upload-data.ts';
import { UploadForm } from '../conversions/upload-form.tsx';
import { UploadHistory } from '../conversions/upload-history.tsx';
import { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import type { LoadMore } from '../layout/show-more.tsx';
import { EVENT_COLUMNS_NEEDED, EVENT_TEMPLATE, toEventLine, type EventLine } from './event-of-line.ts';
import { UPLOAD_FIELDS, TAG_FIELDS } from '../conversions/prop-rules.ts';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import { conversionUploadMessages, type ConversionUploadMessages } from './messages.ts';

/** The props of ConversionUploadPage. */
export type ConversionUploadPageProps = RootProps &
  AccountSelection & {
    readonly tags: readonly TagData[];
    readonly uploads: readonly UploadData[];
    readonly mayEdit: boolean;
    readonly onBegin: (tagId: string, file: UploadStart) => Promise<ChunkResult>;
    readonly onSend: (
      uploadId: string,
      piece: UploadChunk & { readonly rows: readonly EventLine[] },
    ) => Promise<ChunkResult>;
    readonly onRead: (uploadId: string) => Promise<readonly UploadIssueData[]>;
    readonly onMore?: LoadMore;
    /** Called when a file was sent, completely or partly. */
    readonly onSent: () => void;
    readonly messages?: ConversionUploadMessages | undefined;
    readonly uploadTexts?: UploadMessages | undefined;
    readonly events?: EventMessages | undefined;
  };

const PIECE_LINES = 500;

const CONVERSION_UPLOAD_PAGE_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  tags: itemsProp(TAG_FIELDS),
  uploads: itemsProp(UPLOAD_FIELDS),
  mayEdit: flagProp,
  onBegin: functionProp,
  onSend: functionProp,
  onRead: functionProp,
  onMore: optionalProp(functionProp),
  onSent: functionProp,
  messages: messagesProp(conversionUploadMessages),
  uploadTexts: messagesProp(uploadMessages),
  events: messagesProp(eventMessages),
};

/** Renders the uploads of events: a template, the form, the results by line, and the history (BD-08). */
export function ConversionUploadPage(rawProps: ConversionUploadPageProps): ReactNode {
  const props = validProps('ConversionUploadPage', rawProps, CONVERSION_UPLOAD_PAGE_RULES);
  const { tags, uploads, mayEdit, wayTo, onBegin, onSend, onRead, onMore, onSent } = props;
  const { messages = conversionUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-part="conversion-upload-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
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
              rows: await Promise.all(lines.map((line) => toEventLine(line, hashEmail))),
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
