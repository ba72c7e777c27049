'use client';

import { Button, Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PeopleMessages } from './messages.ts';

/** The props of a Question. */
export type QuestionProps = {
  /** The whole question, with the name of who it is about. */
  readonly title: string;
  /** What follows from a yes, and how it comes back. */
  readonly note: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly messages: PeopleMessages;
};

/** Asks before something is done that whoever does it cannot undo alone. */
export function Question({ title, note, yes, onYes, onClose, messages }: QuestionProps): ReactNode {
  return (
    <Modal
      role="alertdialog"
      size="sm"
      narrow="center"
      title={title}
      onClose={onClose}
      messages={{ close: messages.close }}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {messages.cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{note}</p>
    </Modal>
  );
}
