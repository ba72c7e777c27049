import type { Deps } from '../deps.ts';
export async function loadDemoContent(_deps: Deps, _say: (line: string) => void): Promise<void> {}
