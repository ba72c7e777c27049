import type { StoryParameters } from '@pegboard/config/story';
import type { ReactNode } from 'react';

/** Renders a story in a frame as wide as the component is on the site. */
export function Frame(props: {
  readonly kind: StoryParameters['frame'];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <main className="pb-frame" data-frame={props.kind}>
      <div>{props.children}</div>
    </main>
  );
}
