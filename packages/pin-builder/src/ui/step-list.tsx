'use client';

import type { ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import { BUILDER_STEPS } from './publish-bar.tsx';
import styles from '../pin-builder.module.css';

/** The steps of a narrow screen, each of which can be opened at any time. */
export function StepList(): ReactNode {
  const { state, send, messages } = useBuilder();
  return (
    <nav className={styles.steps} data-part="steps" aria-label={messages.steps}>
      <ol>
        {BUILDER_STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === state.step ? 'step' : undefined}
              title={messages.stepPosition(index + 1, BUILDER_STEPS.length)}
              onClick={() => send({ type: 'step-changed', step })}
            >
              {messages.step(step)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
