export { claimProcessNumber } from './claim-process-number.ts';
