export { changeSetting, readSetting } from './read-setting.ts';
export { SIGN_UP_MODES, SIGN_UP_PROOFS, type SignUpMode } from './settings.ts';
