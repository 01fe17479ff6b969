export { themeCss as lookCss } from '../tenant-theme.ts';
export type { ImageKey } from './file-content.ts';
export { problemText, type FileNote, type FileProblem } from './file-problem.ts';
export { lookTokens } from './look-tokens.ts';
export { readLookFile, type LookFileReading } from './read-look-file.ts';
