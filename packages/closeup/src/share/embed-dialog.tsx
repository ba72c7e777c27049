'use client';

import {
  Button,
  Modal,
  Select,
  TextArea,
  rootAttributes,
  type RootProps,
  functionProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
  messagesProp,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { EMBED_SIZES, embedCode, type EmbedSize } from '../model/embed-code.ts';
import { shareMessages, type ShareMessages } from './share-messages.ts';
import styles from './share.module.css';

/** The props of the dialog with the embed code of a pin. */
export type EmbedDialogProps = RootProps & {
  /** The absolute address of the pin's embeddable page. */
  readonly href: string;
  readonly title: string;
  readonly picture: { readonly width: number; readonly height: number } | undefined;
  readonly onCopy: (code: string) => void;
  readonly onClose: () => void;
  readonly messages?: ShareMessages | undefined;
};

const SIZES = Object.keys(EMBED_SIZES) as readonly EmbedSize[];

const EMBED_DIALOG_RULES = {
  href: textProp,
  title: textProp,
  picture: optionalProp(objectProp),
  onCopy: functionProp,
  onClose: functionProp,
  messages: messagesProp(shareMessages),
};

/** Renders the dialog with the embed code of a pin, in the selected size (CU-12). */
export function EmbedDialog(rawProps: EmbedDialogProps): ReactNode {
  const props = validProps('EmbedDialog', rawProps, EMBED_DIALOG_RULES);
  const { href, title, picture, messages = shareMessages } = props;
  const [size, setSize] = useState<EmbedSize>('medium');
  const code = embedCode({ href, title, picture, size });
  return (
    <Modal
      data-part="embed-dialog"
      {...rootAttributes(props)}
      title={messages.embedTitle}
      onClose={props.onClose}
      messages={{ close: messages.close }}
      footer={
        <Button variant="primary" onClick={() => props.onCopy(code)}>
          {messages.copyCode}
        </Button>
      }
    >
      <div className={styles.dialog} data-part="content">
        <Select
          label={messages.embedSize}
          value={size}
          onChange={(event) => setSize(SIZES.find((each) => each === event.currentTarget.value) ?? 'medium')}
        >
          {SIZES.map((each) => (
            <option key={each} value={each}>
              {`${messages.embedSizes[each]} (${EMBED_SIZES[each]} px)`}
            </option>
          ))}
        </Select>
        <TextArea
          label={messages.embedCode}
          hint={messages.embedHint}
          value={code}
          readOnly
          rows={4}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Modal>
  );
}
