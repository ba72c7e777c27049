'use client';

import {
  TextField,
  getTrimmedFormText,
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
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import type { UploadChunk } from '../conversions/file-form.tsx';
import type { ChunkResult, UploadData, UploadIssueData } from '../conversions/upload-data.ts';
import { UploadForm } from '../conversions/upload-form.tsx';
import { UploadHistory } from '../conversions/upload-history.tsx';
import { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import type { LoadMore } from '../layout/show-more.tsx';
import { audienceUploadMessages, type AudienceUploadMessages } from './messages.ts';
import { UPLOAD_FIELDS } from '../conversions/prop-rules.ts';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import { PEOPLE_COLUMNS_NEEDED, PEOPLE_TEMPLATE, hashPeople, type PeopleChunk } from './people-of-lines.ts';

/** The props of AudienceUploadPage. */
export type AudienceUploadPageProps = RootProps &
  AccountSelection & {
    readonly uploads: readonly UploadData[];
    readonly mayEdit: boolean;
    /** Creates the audience and starts the upload of its members. */
    readonly onBegin: (input: {
      readonly name: string;
      readonly file_name: string;
      readonly lines: number;
    }) => Promise<ChunkResult>;
    readonly onSend: (uploadId: string, piece: PeopleChunk & UploadChunk) => Promise<ChunkResult>;
    readonly onRead: (uploadId: string) => Promise<readonly UploadIssueData[]>;
    readonly onMore?: LoadMore;
    /** Called when a file was sent, completely or partly. */
    readonly onSent: () => void;
    readonly messages?: AudienceUploadMessages | undefined;
    readonly uploadTexts?: UploadMessages | undefined;
    readonly events?: EventMessages | undefined;
  };

const PIECE_LINES = 2000;

const AUDIENCE_UPLOAD_PAGE_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  uploads: itemsProp(UPLOAD_FIELDS),
  mayEdit: flagProp,
  onBegin: functionProp,
  onSend: functionProp,
  onRead: functionProp,
  onMore: optionalProp(functionProp),
  onSent: functionProp,
  messages: messagesProp(audienceUploadMessages),
  uploadTexts: messagesProp(uploadMessages),
  events: messagesProp(eventMessages),
};

/**
 * Renders the uploads of customer lists: a template, the form, the results by line, and the history (BD-08).
 */
export function AudienceUploadPage(rawProps: AudienceUploadPageProps): ReactNode {
  const props = validProps('AudienceUploadPage', rawProps, AUDIENCE_UPLOAD_PAGE_RULES);
  const { uploads, mayEdit, onBegin, onSend, onRead, onMore, onSent } = props;
  const { messages = audienceUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-part="audience-upload-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {mayEdit ? (
          <UploadForm
            title={messages.landing}
            columns={PEOPLE_COLUMNS_NEEDED}
            pieceLines={PIECE_LINES}
            template={{ name: messages.templateName, text: PEOPLE_TEMPLATE }}
            columnsHint={messages.fileColumns}
            pieceOf={(lines) => hashPeople(lines, hashEmail)}
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
