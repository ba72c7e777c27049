'use client';

import { isSafeLink } from '@pegboard/types';
import {
  Button,
  Modal,
  rootAttributes,
  type RootProps,
  functionProp,
  nodeProp,
  validProps,
  messagesProp,
} from '@pegboard/ui';
import { useReducer, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { closeupCredit, getPersonName } from '../model/credit.ts';
import { closeupDescription } from '../model/description.ts';
import { transitionVisitorPanel } from '../model/visitor-panel-state.ts';
import { visitorPanelMessages, type VisitorPanelMessages } from './visitor-panel-messages.ts';
import styles from './visitor-panel.module.css';

/** The props of the see-more panel. */
export type VisitorPanelProps = RootProps & {
  readonly profileHref: (username: string) => string;
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
  /** Called after it was closed; the parent then unmounts it. */
  readonly onClose: () => void;
  /** Rendered in the panel below the texts: more pins. */
  readonly children?: ReactNode;
  readonly messages?: VisitorPanelMessages | undefined;
};

const NARROW = '(max-width: 739px)';

const VISITOR_PANEL_RULES = {
  profileHref: functionProp,
  onLogIn: functionProp,
  onSignUp: functionProp,
  onClose: functionProp,
  children: nodeProp,
  messages: messagesProp(visitorPanelMessages),
};

/**
 * Renders further pins for a visitor (CU-09) over the close-up. On a narrow screen it fills the screen behind
 * a login prompt.
 */
export function VisitorPanel(rawProps: VisitorPanelProps): ReactNode {
  const props = validProps('VisitorPanel', rawProps, VISITOR_PANEL_RULES);
  const { onClose, messages = visitorPanelMessages } = props;
  const [state, send] = useReducer(transitionVisitorPanel, undefined, () =>
    transitionVisitorPanel('closed', {
      type: 'pressed',
      isNarrow: globalThis.matchMedia?.(NARROW).matches ?? false,
    }),
  );
  const texts = { close: messages.close };
  if (state === 'prompt')
    return (
      <Modal
        data-part="visitor-panel"
        {...rootAttributes(props)}
        title={messages.promptTitle}
        size="sm"
        onClose={onClose}
        messages={texts}
      >
        <div className={styles.prompt}>
          <p>{messages.promptText}</p>
          <Button variant="primary" onClick={props.onLogIn}>
            {messages.logIn}
          </Button>
          <Button onClick={props.onSignUp}>{messages.signUp}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'prompt-passed' })}>
            {messages.pass}
          </Button>
        </div>
      </Modal>
    );
  return (
    <Modal
      data-part="visitor-panel"
      {...rootAttributes(props)}
      title={messages.title}
      size="lg"
      narrow="full"
      onClose={onClose}
      messages={texts}
    >
      <div className={styles.panel}>
        <About profileHref={props.profileHref} messages={messages} />
        {props.children}
      </div>
    </Modal>
  );
}

/** Renders all texts of the pin, and the links to its source. */
function About(props: {
  readonly profileHref: (username: string) => string;
  readonly messages: VisitorPanelMessages;
}): ReactNode {
  const { pin } = useCloseup();
  const { profileHref, messages } = props;
  const description = closeupDescription(pin)?.whole ?? pin.altText?.trim();
  const person = closeupCredit(pin)?.person;
  const { board } = pin;
  return (
    <section className={styles.about} data-part="about" aria-label={messages.about}>
      <h3>
        <bdi>{pin.title?.trim() || pin.gridTitle?.trim()}</bdi>
      </h3>
      {description ? (
        <p>
          <bdi>{description}</bdi>
        </p>
      ) : null}
      <ul role="list">
        {person?.username ? (
          <li>
            <a href={profileHref(person.username)}>
              <bdi>{messages.creator(getPersonName(person))}</bdi>
            </a>
          </li>
        ) : null}
        {board?.name && board.url && isSafeLink(board.url) ? (
          <li>
            <a href={board.url}>
              <bdi>{messages.board(board.name)}</bdi>
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
