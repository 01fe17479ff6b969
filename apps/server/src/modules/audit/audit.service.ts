/** What other modules may ask of the audit. */
export { storeAudit, type AuditEntry } from './audit.store.ts';
