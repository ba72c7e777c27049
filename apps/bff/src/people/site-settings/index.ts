export { changeSetting, readSetting } from './read-setting.ts';
export { SIGN_UP_MODES, type SignUpMode } from './settings.ts';
