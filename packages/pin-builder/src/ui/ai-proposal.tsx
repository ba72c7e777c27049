'use client';

import { Button, SparkleIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

/** Renders the question whether the AI label that a file's metadata states is right. Source: CR-17. */
export function AiProposal(): ReactNode {
  const { state, send, messages } = useBuilder();
  if (state.proposedSourceType === null) return null;
  return (
    <div className={styles.proposal} data-part="proposal" role="group" aria-label={messages.aiLabel}>
      <SparkleIcon />
      <p>{messages.aiProposal}</p>
      <div className={styles.tools}>
        <Button size="sm" onClick={() => send({ type: 'ai-proposal-answered', isRight: true })}>
          {messages.aiConfirm}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => send({ type: 'ai-proposal-answered', isRight: false })}
        >
          {messages.aiCorrect}
        </Button>
      </div>
    </div>
  );
}
