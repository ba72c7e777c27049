import { Button, Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../messages/language.ts';
import { useEditorTexts } from './texts/editor-texts.ts';

/** Asks before a link leaves changes that are not saved. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }): ReactNode {
  const texts = useEditorTexts();
  const modalMessages = useTexts('modalMessages');
  const step = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // The editor replaces its own page only after it stored everything.
      // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the enum itself would come with every page
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  if (step.state !== 'blocked') return null;
  return (
    <Modal
      title={texts.leaveTitle}
      role="alertdialog"
      size="sm"
      onClose={() => step.reset()}
      messages={modalMessages}
      footer={
        <>
          <Button onClick={() => step.reset()}>{texts.stay}</Button>
          <Button variant="danger" onClick={() => step.proceed()}>
            {texts.leave}
          </Button>
        </>
      }
    >
      {texts.leaveText}
    </Modal>
  );
}
