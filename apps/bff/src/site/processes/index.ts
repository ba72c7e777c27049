export { claimProcessNumber } from '../../platform/ids/claim-process-number.ts';
