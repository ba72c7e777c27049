import { Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './log-in-modal.module.css';
import { getLoginPrompt } from './login-prompt.ts';

/** Log-in or sign-up over the page: a small window on a desktop, the whole screen on a phone. */
export function LogInModal(props: {
  /** The requested address of the form's page. */
  readonly address: { readonly pathname: string; readonly search: string };
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const screenMessages = useTexts('screens', enUsScreens);
  const prompt = getLoginPrompt(props.address, useLocation(), useTexts('limitedLoginMessages'));
  if (!prompt) return null;
  const isLogIn = prompt.mode === 'log-in';
  const texts = isLogIn ? screenMessages.logIn : screenMessages.signUp;
  const Form = isLogIn ? LogInForm : SignUpForm;
  // Again for the other form: its first field takes the focus.
  return (
    <Modal
      key={prompt.mode}
      title={prompt.title ?? texts.title}
      size="sm"
      narrow="full"
      onClose={props.onClose}
      messages={modalMessages}
    >
      <div className={styles.content}>
        <p className={styles.intro}>{texts.intro}</p>
        <Form params={prompt.params} isInModal />
      </div>
    </Modal>
  );
}
