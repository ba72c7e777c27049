'use client';

import {
  rootAttributes,
  type RootProps,
  choiceProp,
  flagProp,
  functionProp,
  functionPropOr,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { BulkHistory, LazyReport, type BulkHistoryProps } from './bulk-history.tsx';
import views from './bulk-upload.module.css';
import type { BulkIdsData, BulkUploadData } from './data.ts';
import { IdLibrary } from './id-library.tsx';
import { bulkUploadMessages, type BulkUploadMessages } from './messages.ts';
import { BulkResources } from './resources.tsx';
import { dateProp } from '../layout/prop-rules.ts';
import { UploadForm, type UploadFormProps } from './upload-form.tsx';

/** The parts of the page, in order. */
export const BULK_VIEWS = ['upload', 'history', 'ids', 'resources'] as const;

/** One of `BULK_VIEWS`. */
export type BulkView = (typeof BULK_VIEWS)[number];

/** The props of BulkUploadPage. */
export type BulkUploadPageProps = RootProps &
  Omit<BulkHistoryProps, 'messages'> &
  Pick<UploadFormProps, 'onBegin' | 'onSend'> & {
    readonly view: BulkView;
    /** Returns the address of a part of the page. */
    readonly hrefOf: (view: BulkView) => string;
    readonly ids: BulkIdsData;
    readonly wayTo?: RenderLink | undefined;
    /** Called when a file was checked, completely or partly. */
    readonly onChecked: () => void;
    readonly Link?: BusinessLink | undefined;
    readonly messages?: BulkUploadMessages | undefined;
  };

const BULK_UPLOAD_PAGE_RULES = {
  mayEdit: flagProp,
  onApply: functionProp,
  onApplied: functionProp,
  uploads: itemsProp({
    id: textProp,
    file_name: textProp,
    lines: numberProp,
    lines_come: numberProp,
    ready: numberProp,
    refused: numberProp,
    applied: numberProp,
    failed: numberProp,
    created_at: dateProp,
  }),
  onRead: functionProp,
  onMore: optionalProp(functionProp),
  onBegin: functionProp,
  onSend: functionProp,
  view: choiceProp(['upload', 'history', 'ids', 'resources']),
  hrefOf: functionPropOr(() => ''),
  ids: shapeProp({
    accounts: itemsProp({ id: textProp, name: textProp }),
    campaigns: itemsProp({ id: textProp, name: textProp, account_id: textProp, status: textProp }),
    pins: itemsProp({ id: textProp, name: textProp, campaign_id: nullableProp(textProp) }),
  }),
  wayTo: optionalProp(functionProp),
  onChecked: functionProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(bulkUploadMessages),
};

/**
 * Renders the bulk upload of campaigns and promoted pins: template and upload, history, ids, and help
 * (BD-08).
 */
export function BulkUploadPage(rawProps: BulkUploadPageProps): ReactNode {
  const props = validProps('BulkUploadPage', rawProps, BULK_UPLOAD_PAGE_RULES);
  const { view, hrefOf, ids, mayEdit, wayTo, Link = NativeLink, messages = bulkUploadMessages } = props;
  return (
    <section data-part="bulk-upload-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <nav aria-label={messages.viewsLabel} className={views.views}>
        {BULK_VIEWS.map((one) => (
          <Link
            key={one}
            to={hrefOf(one)}
            className={views.view}
            aria-current={one === view ? 'page' : undefined}
          >
            {messages.views[one]}
          </Link>
        ))}
      </nav>
      {view === 'upload' && mayEdit ? <UploadPart {...props} messages={messages} /> : null}
      {view === 'upload' && !mayEdit ? <p className={styles.hint}>{messages.mayNotEdit}</p> : null}
      {view === 'history' ? <BulkHistory {...props} messages={messages} /> : null}
      {view === 'ids' ? <IdLibrary ids={ids} wayTo={wayTo} messages={messages} /> : null}
      {view === 'resources' ? <BulkResources messages={messages} /> : null}
    </section>
  );
}

function UploadPart(props: BulkUploadPageProps & { readonly messages: BulkUploadMessages }): ReactNode {
  const { onChecked } = props;
  const [checked, setChecked] = useState<BulkUploadData>();
  const show = (upload: BulkUploadData): void => {
    setChecked(upload);
    onChecked();
  };
  return (
    <>
      <UploadForm {...props} onChecked={show} />
      {checked ? <LazyReport key={checked.id} {...props} upload={checked} /> : null}
    </>
  );
}
