import { buildAppLink } from '@pegboard/routes';
import { Button, Modal } from '@pegboard/ui';
import { use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { experienceTexts as enUsExperiences } from '../../messages/en-us-experiences.ts';
import { useTexts } from '../../messages/language.ts';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { ToastContext } from '../toasts/toasts.ts';
import styles from './app-upsell.module.css';
import { experiencePorts } from './experience-ports.ts';
import { createExperienceStore } from './experience-store.ts';
import { getPromptMessages } from './prompt-messages.ts';
import { appWindow } from '../../data/app-window.ts';

/** The placement of the deep-link upsell, as the server seeds it. */
const PLACEMENT = '1000103';
const APP_SCHEME = 'pegboard';
/** Milliseconds that a device takes to open an installed app. */
const APP_OPENS_MS = 1500;

/** Offers to continue in the app, if the server has the upsell for this member (EX-04). */
export default function AppUpsell(): ReactNode {
  const experienceTexts = useTexts('experiences', enUsExperiences);
  const modalMessages = useTexts('modalMessages');
  const seen = use(SeenPinsContext);
  const toasts = use(ToastContext);
  const [store] = useState(() =>
    createExperienceStore(experiencePorts((id, result) => void seen?.logExperience(id, result))),
  );
  const [isClosed, setClosed] = useState(false);
  const upsell = useSyncExternalStore(store.subscribe, () => store.at(PLACEMENT));
  const id = upsell?.id;
  // A failed read or update is not reported to the viewer.
  useEffect(() => void store.load([PLACEMENT]).catch(() => undefined), [store]);
  useEffect(() => {
    if (id !== undefined) store.viewed(id).catch(() => undefined);
  }, [store, id]);
  const content = getPromptMessages(upsell, experienceTexts.prompts);
  if (!upsell || !content || isClosed) return null;
  const dismiss = (): void => {
    setClosed(true);
    store.dismissed(upsell.id).catch(() => undefined);
  };
  const open = (): void => {
    setClosed(true);
    store.completed(upsell.id).catch(() => undefined);
    location.assign(buildAppLink(APP_SCHEME, appWindow.location.pathname + location.search));
    setTimeout(() => {
      if (document.visibilityState === 'visible') toasts?.show({ text: experienceTexts.noApp });
    }, APP_OPENS_MS);
  };
  return (
    <Modal title={content.title} size="sm" onClose={dismiss} messages={modalMessages}>
      <div className={styles.upsell} data-experience={upsell.id}>
        <p>{content.text}</p>
        <Button variant="primary" size="lg" onClick={open}>
          {content.confirm}
        </Button>
        <Button size="lg" onClick={dismiss}>
          {content.dismiss}
        </Button>
      </div>
    </Modal>
  );
}
