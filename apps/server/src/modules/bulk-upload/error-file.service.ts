/** What other modules may ask of the files of errors. */
export { forgetErrorFiles } from './error-file.store.ts';
