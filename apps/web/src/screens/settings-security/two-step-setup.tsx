import type { ReactNode } from 'react';
import styles from '../../features/forms/form-page.module.css';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import own from './two-step.module.css';

/** The secret of an authenticator app that is being set up, and its QR code. */
export type Setup = {
  readonly secret: string;
  readonly uri: string;
  readonly qr: { readonly size: number; readonly path: string };
};

/** Renders the secret as a QR code and as text, and below it the form for the first code. */
export function TwoStepSetup({
  setup,
  children,
}: {
  readonly setup: Setup | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  if (setup === undefined) return children;
  const { secret, uri, qr } = setup;
  return (
    <>
      <h3>{texts.scanTitle}</h3>
      <p className={styles.hint}>{texts.scanHint}</p>
      <a className={own.qr} href={uri} aria-label={texts.qrLabel}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qrLabel}>
          <path d={qr.path} />
        </svg>
      </a>
      <p>
        {texts.keyLabel}
        <br />
        <code className={own.key} dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      {children}
    </>
  );
}
