import { checkBuilderProps } from './check-builder-props.ts';
import type { PinBuilderProps } from './pin-builder-props.ts';

/** Returns props with a substitute for each invalid one: a server has no error boundaries. */
export const serverProps = (props: PinBuilderProps): PinBuilderProps => checkBuilderProps(props);
