export type { LookImage, LookImages } from './check-images.ts';
export {
  announcement,
  checkLook,
  checkLookInSteps,
  summarySentence,
  type LookCheck,
  type LookReport,
} from './check-look.ts';
export type { Reading } from './check-pairs.ts';
export {
  lookDifferences,
  lookFields,
  type Look,
  type LookDifference,
  type LookImageFacts,
  type LookValue,
} from './look-differences.ts';
export type { Finding, FindingLevel, LookField } from './finding.ts';
