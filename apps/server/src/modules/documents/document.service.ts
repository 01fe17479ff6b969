/** What other modules may ask of documents. */
export { forgetDocuments } from './document.store.ts';
