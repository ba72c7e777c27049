'use client';

import {
  Button,
  EmptyState,
  rootAttributes,
  type RootProps,
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
  textsProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import type { BusinessLink } from '../layout/business-link.tsx';
import { CatalogForm, type CatalogBoard } from './catalog-form.tsx';
import { CatalogItem } from './catalog-item.tsx';
import type { CatalogPorts, MerchantRequest, CatalogSummary } from './catalog-types.ts';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { MissingPrerequisite, type RenderLink } from '../layout/prerequisite-link.tsx';
import { MerchantForm } from './merchant-form.tsx';
import { currencyProp, dateProp } from '../layout/prop-rules.ts';
import { catalogMessages, type CatalogMessages } from './messages.ts';

/** The props of a CatalogsPage. */
export type CatalogsPageProps = RootProps & {
  readonly catalogs: readonly CatalogSummary[];
  /** The boards to which the viewer can save. */
  readonly boards: readonly CatalogBoard[];
  readonly requests: readonly MerchantRequest[];
  /** True if the viewer is a verified merchant already; the form that asks for it is left out. */
  readonly isVerified?: boolean | undefined;
  /** True if the viewer may edit. */
  readonly mayEdit: boolean;
  readonly ports: CatalogPorts;
  readonly Link?: BusinessLink | undefined;
  /** Returns the address of the page of a catalog's products; without it, catalogs have no link to one. */
  readonly productsHref?: ((catalogId: string) => string) | undefined;
  readonly wayTo?: RenderLink | undefined;
  readonly messages?: CatalogMessages | undefined;
};

const CATALOGS_PAGE_RULES = {
  catalogs: itemsProp({
    id: textProp,
    name: textProp,
    board_id: textProp,
    board_url: textProp,
    board_name: textProp,
    currency: currencyProp,
    source_url: nullableProp(textProp),
    every_hours: nullableProp(numberProp),
    product_count: numberProp,
    last_run: nullableProp(
      shapeProp({
        id: textProp,
        catalog_id: textProp,
        source: textProp,
        file_name: nullableProp(textProp),
        state: textProp,
        failure_code: nullableProp(textProp),
        failure_line: nullableProp(numberProp),
        failure_fields: textsProp,
        ignored_columns: textsProp,
        bytes: numberProp,
        bytes_read: numberProp,
        line_count: numberProp,
        fine_count: numberProp,
        refused_count: numberProp,
        warning_count: numberProp,
        to_apply_count: numberProp,
        created_count: numberProp,
        updated_count: numberProp,
        sold_out_count: numberProp,
        removed_count: numberProp,
        held_count: numberProp,
        failed_count: numberProp,
        created_at: dateProp,
        ended_at: nullableProp(dateProp),
      }),
    ),
  }),
  boards: itemsProp({ id: textProp, name: textProp }),
  requests: itemsProp({
    id: textProp,
    website: textProp,
    words: textProp,
    state: textProp,
    answer: textProp,
  }),
  isVerified: flagProp,
  mayEdit: flagProp,
  ports: shapeProp({
    readCatalogs: functionProp,
    save: functionProp,
    remove: functionProp,
    begin: functionProp,
    readRun: functionProp,
    cancel: functionProp,
    readFindings: functionProp,
    askToBeVerified: functionProp,
  }),
  Link: optionalProp(functionProp),
  productsHref: optionalProp(functionPropOr(() => '')),
  wayTo: optionalProp(functionProp),
  messages: messagesProp(catalogMessages),
};

/**
 * Renders the catalogs of a business: their feeds by upload, address and schedule, the result of each, and
 * verification (BD-07).
 */
export function CatalogsPage(rawProps: CatalogsPageProps): ReactNode {
  const props = validProps('CatalogsPage', rawProps, CATALOGS_PAGE_RULES);
  const {
    boards,
    requests,
    isVerified = false,
    mayEdit,
    ports,
    Link,
    productsHref,
    wayTo,
    messages = catalogMessages,
  } = props;
  const [catalogs, setCatalogs] = useState(props.catalogs);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div data-part="catalogs-page" {...rootAttributes(props, parts.page)}>
      <PageHeader title={messages.title} intro={messages.intro}>
        {mayEdit && !isAdding && boards.length > 0 ? (
          <Button variant="primary" onClick={() => setIsAdding(true)}>
            {messages.add}
          </Button>
        ) : null}
      </PageHeader>
      {mayEdit && boards.length === 0 ? (
        <MissingPrerequisite way={wayTo?.('new-board')}>{messages.noBoards}</MissingPrerequisite>
      ) : null}
      {isAdding ? (
        <CatalogForm
          catalog={null}
          boards={boards}
          messages={messages}
          onClose={() => setIsAdding(false)}
          onSave={async (input) => {
            const result = await ports.save(input, null);
            if (result.ok) {
              setCatalogs([result.data, ...catalogs]);
              setIsAdding(false);
            }
            return result;
          }}
        />
      ) : null}
      {catalogs.length === 0 && !isAdding ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ul role="list" className={parts.list} data-part="list" aria-label={messages.title}>
          {catalogs.map((catalog) => (
            <CatalogItem
              key={catalog.id}
              {...{ catalog, boards, mayEdit, ports, messages, Link, productsHref }}
              onChanged={(changed) =>
                setCatalogs(catalogs.map((one) => (one.id === changed.id ? changed : one)))
              }
              onEnded={() =>
                void ports.readCatalogs().then((result) => result.ok && setCatalogs(result.data))
              }
              onRemoved={(id) => setCatalogs(catalogs.filter((one) => one.id !== id))}
            />
          ))}
        </ul>
      )}
      <MerchantForm {...{ requests, isVerified, mayEdit, ports, messages }} />
    </div>
  );
}
