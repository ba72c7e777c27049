export { useVisitorSession, useVisitorState } from './use-visitor-state.ts';
