import { getLoginTitle } from '@pegboard/routes';
import { Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { SiteLinks } from '../site-links/site-links.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useLimitedMessages } from './limited-title.ts';
import styles from './log-in-modal.module.css';
import { getLoginPrompt } from './login-prompt.ts';

/** Renders login or sign-up over the page: a modal on a desktop, full screen on a phone. */
export function LogInModal(props: {
  /** The requested address of the form's page. */
  readonly address: { readonly pathname: string; readonly search: string };
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const screenMessages = useTexts('screens', enUsScreens);
  const limitedMessages = useLimitedMessages();
  const prompt = getLoginPrompt(props.address, useLocation());
  if (!prompt) return null;
  const isLogIn = prompt.mode === 'log-in';
  const title = getLoginTitle(prompt.params.get('for'), { messages: limitedMessages[prompt.mode] });
  const texts = isLogIn ? screenMessages.logIn : screenMessages.signUp;
  const Form = isLogIn ? LogInForm : SignUpForm;
  // Remounted for the other form, so that its first field is focused.
  return (
    <Modal
      key={prompt.mode}
      title={title ?? texts.title}
      size="sm"
      narrow="full"
      onClose={props.onClose}
      messages={modalMessages}
    >
      <div className={styles.content}>
        {title !== undefined && isLogIn ? null : <p className={styles.intro}>{texts.intro}</p>}
        <Form params={prompt.params} isInModal />
        <SiteLinks />
      </div>
    </Modal>
  );
}
