export type { LookImage, LookImages } from './check-images.ts';
export * from './check-look.ts';
export type { Reading } from './check-pairs.ts';
export * from './look-differences.ts';
export { lookFields, type Finding, type FindingLevel, type LookField } from './finding.ts';
