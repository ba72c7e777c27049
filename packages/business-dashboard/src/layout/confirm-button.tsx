'use client';

import { Button, Modal, type ButtonProps } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ErrorMessage } from './error-message.tsx';
import { useAction, type ActionResult } from './use-action.ts';

/** The messages of a confirmation before an irreversible action. */
export type ConfirmMessages = {
  /** The complete question, including the name of its subject. */
  readonly question: string;
  /** The consequence of the action. */
  readonly note?: string | undefined;
  readonly yes: string;
  readonly no: string;
  /** Announced after a failure without a message. */
  readonly failed: string;
};

/** The props of a ConfirmButton, in addition to those of the button. */
export type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & {
  readonly texts: ConfirmMessages;
  /** Runs the action; its error is shown in the dialog, which stays open. */
  readonly onConfirm: () => Promise<ActionResult>;
};

/** Renders a button that asks for confirmation before it runs its action. */
export function ConfirmButton({ texts, onConfirm, ...button }: ConfirmButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { busy, status, run } = useAction(texts.failed);
  const close = (): void => setIsOpen(false);
  const confirm = async (): Promise<void> => {
    if (await run('confirm', onConfirm, '')) close();
  };
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? (
        <Modal
          role="alertdialog"
          size="sm"
          narrow="center"
          title={texts.question}
          onClose={close}
          footer={
            <>
              <Button onClick={close} data-autofocus="">
                {texts.no}
              </Button>
              <Button variant="danger" loading={busy !== undefined} onClick={() => void confirm()}>
                {texts.yes}
              </Button>
            </>
          }
        >
          {texts.note === undefined ? null : <p>{texts.note}</p>}
          <ErrorMessage>{status?.text}</ErrorMessage>
        </Modal>
      ) : null}
    </>
  );
}
