'use client';

import { isWebLink } from '@pegboard/types';
import { Button, FieldError, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { toBuilderFailure } from '../builder-error.ts';
import { normalizeLink } from '../model/link-text.ts';
import type { ProductTagMessages } from './messages.ts';
import { ProductRow } from './product-row.tsx';
import type { ProductPorts, TaggableProduct } from './tag-ports.ts';
import { useProductSearch } from './use-product-search.ts';
import styles from './tags.module.css';

type ProductChooserProps = {
  readonly ports: ProductPorts;
  readonly boardId: string | null;
  /** The Pins that are tagged on the image already. */
  readonly taggedIds: readonly string[];
  readonly onChoose: (product: TaggableProduct) => void;
  readonly onCancel: () => void;
  readonly messages: ProductTagMessages;
};

/** Chooses a product: by words, of the member's own and of others, or by the address of its page. Source: CR-09. */
export function ProductChooser(props: ProductChooserProps): ReactNode {
  const { ports, taggedIds, onChoose, onCancel, messages } = props;
  const [text, setText] = useState('');
  const link = normalizeLink(text);
  const isAddress = isWebLink(link) && !/\s/.test(link);
  const search = useProductSearch(isAddress ? null : text.trim(), ports.search);
  const page = usePage(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog may be in a form of the app.
    event.stopPropagation();
    if (isAddress) page.read(link);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it, as the button does
    <form className={styles.chooser} data-part="chooser" onSubmit={submit} onKeyDown={leave} noValidate>
      <h3 className={styles.heading} data-part="heading">
        {messages.choose}
      </h3>
      <TextField
        ref={focusField}
        label={messages.search}
        hint={messages.searchHint}
        error={page.error}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => {
          page.reset();
          setText(currentTarget.value);
        }}
      />
      {isAddress ? (
        <Button type="submit" variant="primary" loading={page.isReading}>
          {page.isReading ? messages.readingPage : messages.readPage}
        </Button>
      ) : (
        <>
          {search.state === 'failed' && <FieldError>{messages.failed}</FieldError>}
          <output className={styles.muted}>
            {search.state === 'searching' && messages.searching}
            {search.state === 'ready' &&
              search.products.length === 0 &&
              (text.trim() === '' ? messages.noneOwn : messages.none)}
          </output>
          <ul role="list" aria-label={messages.results} className={styles.results} data-part="results">
            {search.products.map((product) => {
              const isTagged = taggedIds.includes(product.pinId);
              return (
                <li key={product.pinId}>
                  <button
                    type="button"
                    className={styles.result}
                    data-part="result"
                    aria-disabled={isTagged || undefined}
                    onClick={() => (isTagged ? undefined : onChoose(product))}
                  >
                    <ProductRow
                      product={product}
                      name={product.name}
                      note={isTagged ? messages.taggedAlready : product.isOwn ? messages.own : ''}
                    />
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Button size="sm" variant="ghost" className={styles.start} onClick={onCancel}>
        {messages.back}
      </Button>
    </form>
  );
}

/** Focuses the field when it is shown: the dialog is open already. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Reads the product of a page, once at a time. */
function usePage({
  ports,
  boardId,
  onChoose,
  messages,
}: Pick<ProductChooserProps, 'ports' | 'boardId' | 'onChoose' | 'messages'>): {
  readonly isReading: boolean;
  readonly error: string | undefined;
  readonly read: (url: string) => void;
  readonly reset: () => void;
} {
  const [state, setState] = useState<{ readonly isReading: boolean; readonly error?: string }>({
    isReading: false,
  });
  return {
    isReading: state.isReading,
    error: state.error,
    read(url) {
      if (state.isReading) return;
      setState({ isReading: true });
      ports.readPage(url, boardId).then(onChoose, (error: unknown) => {
        const { message, fields } = toBuilderFailure(error);
        setState({ isReading: false, error: Object.values(fields)[0] ?? (message || messages.failed) });
      });
    },
    reset: () =>
      setState((before) => (before.error === undefined ? before : { isReading: before.isReading })),
  };
}
