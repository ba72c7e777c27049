'use client';

import { Button, Modal, type ButtonProps } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ErrorMessage } from './error-message.tsx';
import { useAction, type ActionResult } from './use-action.ts';

/** The texts of a confirmation before an irreversible action. */
export type ConfirmMessages = {
  /** The whole question, with the name of what it is about. */
  readonly question: string;
  /** The consequence of the action. */
  readonly note?: string | undefined;
  readonly yes: string;
  readonly no: string;
  /** Said when it failed and nothing else is known. */
  readonly failed: string;
};

/** The props of a ConfirmButton; those of the button itself beside them. */
export type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & {
  readonly texts: ConfirmMessages;
  /** Does it; what it says of a failure is in the dialog, which stays. */
  readonly onConfirm: () => Promise<ActionResult>;
};

/** A button that asks before it does what it says: nothing is done by one slip of a finger. */
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
