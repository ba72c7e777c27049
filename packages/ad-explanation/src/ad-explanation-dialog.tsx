'use client';

import {
  Button,
  LinkButton,
  Modal,
  Spinner,
  rootAttributes,
  type RootProps,
  functionProp,
  optionalProp,
  textProp,
  validProps,
  methodsProp,
  messagesProp,
  hrefProp,
} from '@pegboard/ui';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './ad-explanation.module.css';
import { ExplanationText } from './explanation-text.tsx';
import { adExplanationMessages, type AdExplanationMessages } from './messages.ts';
import { useExplanation } from './use-explanation.ts';
import type { AdExplanationPorts } from './ad-explanation-ports.ts';

/** The props of the explanation of an ad. */
export type AdExplanationDialogProps = RootProps & {
  readonly pinId: string;
  readonly ports: AdExplanationPorts;
  /** The address of the viewer's ad settings. */
  readonly settingsHref: string;
  /** Called on a click on the settings link; `preventDefault()` keeps the browser from following it. */
  readonly onSettings?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Hides the ad; called after `onClose`. Without it, the button is not rendered. */
  readonly onHide?: (() => void) | undefined;
  /** Reports the ad; called after `onClose`. Without it, the button is not rendered. */
  readonly onReport?: (() => void) | undefined;
  /** Called on Escape, on the close button and on a press outside; the parent then unmounts the dialog. */
  readonly onClose: () => void;
  readonly messages?: AdExplanationMessages | undefined;
};

const refuse = (): Promise<never> => Promise.reject(new Error('The port is missing.'));
const AD_EXPLANATION_DIALOG_RULES = {
  pinId: textProp,
  ports: methodsProp({ read: refuse, readNames: refuse }),
  settingsHref: hrefProp,
  onSettings: optionalProp(functionProp),
  onHide: optionalProp(functionProp),
  onReport: optionalProp(functionProp),
  onClose: functionProp,
  messages: messagesProp(adExplanationMessages),
};

/**
 * Renders the dialog that explains why the viewer sees an ad, with links to the ad settings, to hide and to
 * report it (AD-01, AD-06). It is open while it is rendered. Render it in the browser only, on request.
 */
export function AdExplanationDialog(rawProps: AdExplanationDialogProps): ReactNode {
  const props = validProps('AdExplanationDialog', rawProps, AD_EXPLANATION_DIALOG_RULES);
  const { pinId, ports, onHide, onReport, onClose, messages = adExplanationMessages } = props;
  const words = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const readAgain = (): void => {
    // The focused button is about to be removed.
    words.current?.focus();
    setTries((count) => count + 1);
  };
  const afterClosing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Modal
      data-part="ad-explanation-dialog"
      {...rootAttributes(props)}
      title={messages.title}
      onClose={onClose}
      messages={{ close: messages.close }}
      footer={
        <div className={styles.actions} data-part="actions">
          <LinkButton href={props.settingsHref} onClick={props.onSettings} variant="secondary">
            {messages.settings}
          </LinkButton>
          {onHide ? <Button onClick={afterClosing(onHide)}>{messages.hide}</Button> : null}
          {onReport ? <Button onClick={afterClosing(onReport)}>{messages.report}</Button> : null}
        </div>
      }
    >
      <div ref={words} tabIndex={-1} className={styles.frame} aria-live="polite">
        <Explaining key={tries} pinId={pinId} ports={ports} onAgain={readAgain} messages={messages} />
      </div>
    </Modal>
  );
}

/** Renders one attempt to read the explanation, and its result. */
function Explaining(
  props: Pick<AdExplanationDialogProps, 'pinId' | 'ports'> & {
    readonly onAgain: () => void;
    readonly messages: AdExplanationMessages;
  },
): ReactNode {
  const { pinId, ports, onAgain, messages } = props;
  const reading = useExplanation(pinId, ports);
  return (
    <div className={styles.explanation} data-part="explanation" data-ad-explanation={reading.name}>
      {reading.name === 'reading' ? <Spinner label={messages.reading} /> : null}
      {reading.name === 'failed' ? (
        <>
          <p>{messages.failed}</p>
          <Button onClick={onAgain}>{messages.again}</Button>
        </>
      ) : null}
      {reading.name === 'read' ? (
        <ExplanationText explanation={reading.explanation} messages={messages} />
      ) : null}
    </div>
  );
}
