/** The build of hls.js without subtitles, alternate audio and encryption; it has no types of its own. */
declare module 'hls.js/light' {
  export { default, Events, ErrorTypes } from 'hls.js';
}
