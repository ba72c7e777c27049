import { useSyncExternalStore, type ReactNode } from 'react';
import type { NamedTarget } from '../model/saved-location.ts';
import { useSaveFlow } from '../save-flow-context.tsx';
import type { PickerRequest } from '../picker-request.ts';
import { SaveTargetDialog } from './save-target-dialog.tsx';
import { usePickerMessages } from './use-picker-messages.ts';

/** Renders the dialog in which the save target of a pin is selected (SF-03). */
export default function BoardPicker({ request }: { readonly request: PickerRequest }): ReactNode {
  const { store, lastPlace } = useSaveFlow();
  const messages = usePickerMessages();
  const { pinId, title, viaPinId, isMove, imageUrl, anchor } = request;
  const state = useSyncExternalStore(store.subscribe, () => store.state(pinId));
  const close = (): void => store.openPicker(null);
  const save = (chosen: NamedTarget): void => {
    lastPlace.write(chosen);
    store.saveTo(pinId, chosen.target, { place: chosen.name, viaPinId, imageUrl, ...(title && { title }) });
    close();
  };
  return (
    <SaveTargetDialog
      title={isMove ? messages.picker.titleOfChange : messages.picker.title}
      pinId={viaPinId ?? pinId}
      imageUrl={imageUrl}
      anchor={anchor}
      saved={state.kind === 'saved' ? state.place : undefined}
      onChoose={save}
      onClose={close}
    />
  );
}
