import type { PinBuilderProps } from './pin-builder-props.ts';

/** Returns the same props: a browser loads the rules when a builder fails. */
export const serverProps = (props: PinBuilderProps): PinBuilderProps => props;
