import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { OpenedStep } from './two-step-paths.ts';

/** Renders a button that opens a step of the page, or closes the open one: with scripts at once, else by the address. */
export function StepButton(props: {
  /** The step that it opens; undefined for the button that closes one. */
  readonly step?: OpenedStep;
  readonly variant: 'primary' | 'secondary';
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { step, variant, onPress, children } = props;
  return (
    <form
      method="get"
      action="/settings/security/"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {step === undefined ? null : <input type="hidden" name="step" value={step} />}
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}
