/** What other modules may ask of comments. */
export { forgetComments } from './comment.store.ts';
