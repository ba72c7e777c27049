'use client';

import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';
import {
  Button,
  Modal,
  rootAttributes,
  type RootProps,
  functionProp,
  textProp,
  validProps,
  messagesProp,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import { blockMessages, type BlockMessages } from './messages.ts';

/** The props of a BlockDialog. */
export type BlockDialogProps = RootProps & {
  readonly name: string;
  /** Called on confirmation, after the dialog is closed; requests the block. */
  readonly onBlock: () => void;
  readonly onClose: () => void;
  readonly messages?: BlockMessages | undefined;
};

const BLOCK_DIALOG_RULES = {
  name: textProp,
  onBlock: functionProp,
  onClose: functionProp,
  messages: messagesProp(blockMessages),
};

/** Renders the confirmation of a block, with its consequences (FB-06). */
export function BlockDialog(rawProps: BlockDialogProps): ReactNode {
  const props = validProps('BlockDialog', rawProps, BLOCK_DIALOG_RULES);
  const { name, onBlock, onClose, messages = blockMessages } = props;
  return (
    <Modal
      data-part="block-dialog"
      {...rootAttributes(props)}
      title={messages.title(bidiIsolate(feedbackNameLabel(toSingleLine(name))))}
      role="alertdialog"
      size="sm"
      onClose={onClose}
      messages={{ close: messages.close }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus="">
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onBlock();
            }}
          >
            {messages.block}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
    </Modal>
  );
}
