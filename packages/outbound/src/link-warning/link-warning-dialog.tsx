'use client';

import {
  Button,
  Modal,
  rootAttributes,
  type RootProps,
  functionProp,
  hrefProp,
  messagesProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LinkWarning } from '../outbound-ports.ts';
import styles from './link-warning-dialog.module.css';
import { linkWarningMessages, type LinkWarningMessages } from './messages.ts';

/** The props of the warning. */
export type LinkWarningDialogProps = RootProps & {
  readonly warning: LinkWarning;
  /** The address of the community guidelines. */
  readonly guidelinesHref: string;
  /** Called on the close button, on Escape and on a press outside. */
  readonly onClose: () => void;
  readonly messages?: LinkWarningMessages | undefined;
};

const LINK_WARNING_RULES = {
  warning: shapeProp({ message: textProp }),
  guidelinesHref: hrefProp,
  onClose: functionProp,
  messages: messagesProp(linkWarningMessages),
};

/** Renders the warning in place of a blocked link (OB-04). It is open while it is rendered. */
export function LinkWarningDialog(rawProps: LinkWarningDialogProps): ReactNode {
  const props = validProps('LinkWarningDialog', rawProps, LINK_WARNING_RULES);
  const { warning, guidelinesHref, onClose, messages = linkWarningMessages } = props;
  return (
    <Modal
      data-part="link-warning-dialog"
      {...rootAttributes(props)}
      title={messages.title}
      size="sm"
      narrow="center"
      role="alertdialog"
      onClose={onClose}
      messages={{ close: messages.close }}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {messages.confirm}
        </Button>
      }
    >
      <div data-heads-up={warning.status}>
        <p className={styles.label} data-part="address">
          {messages.label}
        </p>
        <p className={styles.message} data-part="message" dir="auto">
          {warning.message}
        </p>
        <a
          className={styles.guidelines}
          data-part="guidelines"
          href={guidelinesHref}
          target="_blank"
          rel="noopener"
        >
          {messages.guidelines}
        </a>
      </div>
    </Modal>
  );
}
