import '@pegboard/ui/styles.css';

import { Button, createToastStore, Modal, TextField, ToastRegion } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

const toasts = createToastStore();

export function RenameBoard(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('Quiet kitchens');
  const save = (): void => {
    setOpen(false);
    toasts.show({ text: `Renamed to ${name}` });
  };
  const saveButton = (
    <Button variant="primary" onClick={save}>
      Save
    </Button>
  );
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Rename board</Button>
      {isOpen && (
        <Modal title="Rename board" size="sm" onClose={() => setOpen(false)} footer={saveButton}>
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus=""
          />
        </Modal>
      )}
      <ToastRegion store={toasts} />
    </main>
  );
}
