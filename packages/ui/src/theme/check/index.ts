export type { LookImage, LookImages } from './check-images.ts';
export * from './check-look.ts';
export type { Reading } from './check-pairs.ts';
export * from './look-differences.ts';
export type { Finding, FindingLevel, LookField } from './finding.ts';
