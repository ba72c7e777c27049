'use client';

import { Button, classNames, Modal, Spinner, TextField } from '@pegboard/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { webMessages } from '../english/web.ts';
import { listPageImages } from '../model/list-page-images.ts';
import { useBuilder } from '../ui/builder-context.ts';
import styles from './web-dialog.module.css';

/** Asks for the address of a page, reads it, and offers its images. Source: CR-03. */
export default function WebDialog(): ReactNode {
  const { state, send, messages } = useBuilder();
  const texts = messages.web ?? webMessages;
  const { page } = state;
  return (
    <Modal
      title={texts.title}
      size={page.kind === 'choosing' ? 'lg' : 'md'}
      onClose={() => send({ type: 'web-closed' })}
      messages={messages.modal}
    >
      {page.kind === 'reading' && (
        <div className={styles.reading}>
          <Spinner />
          <output>{texts.reading(page.url)}</output>
        </div>
      )}
      {page.kind === 'address' && <AddressForm key={page.url} />}
      {page.kind === 'choosing' && <ImageChooser />}
    </Modal>
  );
}

function AddressForm(): ReactNode {
  const { state, send, messages } = useBuilder();
  const { page } = state;
  const [url, setUrl] = useState(page.kind === 'address' ? page.url : '');
  const texts = messages.web ?? webMessages;
  const error = page.kind === 'address' && page.error ? texts.error(page.error) : undefined;
  const read = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'web-address-entered', url });
  };
  return (
    <form className={styles.form} onSubmit={read} noValidate>
      <TextField
        data-autofocus=""
        type="url"
        inputMode="url"
        label={texts.address}
        placeholder={messages.linkPlaceholder}
        autoComplete="off"
        value={url}
        error={error}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        {texts.read}
      </Button>
    </form>
  );
}

function ImageChooser(): ReactNode {
  const { state, send, messages } = useBuilder();
  const grid = useRef<HTMLDivElement>(null);
  // The dialog is open already, and React Aria renders the rows of a list after the list.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>('[role="row"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const { page } = state;
  if (page.kind !== 'choosing') return null;
  const texts = messages.web ?? webMessages;
  const images = listPageImages(page.reading.images);
  return (
    <div className={styles.chooser}>
      <p>{texts.choose(images.length)}</p>
      <GridList
        aria-label={texts.images}
        layout="grid"
        ref={grid}
        items={images.map((image, index) => ({ ...image, id: image.url, index }))}
        onAction={(key) => send({ type: 'page-image-chosen', imageUrl: String(key) })}
        className={classNames(styles.grid)}
      >
        {({ id, url, previewUrl, alt, width, height, index }) => {
          const name = alt === null || alt === '' ? texts.image(index + 1) : alt;
          const size = width === null || height === null ? texts.sizeUnknown : texts.size(width, height);
          return (
            <GridListItem id={id} textValue={`${name}, ${size}`} className={classNames(styles.item)}>
              <img
                className={styles.image}
                src={previewUrl ?? url}
                alt=""
                decoding="async"
                loading="lazy"
                draggable={false}
              />
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.size} dir="ltr">
                {size}
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      <Button className={styles.other} onClick={() => send({ type: 'web-opened' })}>
        {texts.other}
      </Button>
    </div>
  );
}
