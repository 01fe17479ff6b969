export * from './version-history-parts.tsx';
export { VersionHistory, type VersionEntry, type VersionHistoryProps } from './version-history.tsx';
export { useVersionHistory, type VersionHistoryOptions } from './use-version-history.ts';
