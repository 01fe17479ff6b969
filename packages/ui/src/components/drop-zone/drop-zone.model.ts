import { fileSize, shownFileName } from './file-name.model.ts';

export interface FileRules {
  /** Endings such as `.xlsx` (in any case), types such as `image/png` or `image/*`. Default all. */
  accept?: readonly string[] | undefined;
  /** Largest file, in bytes. Default without end. */
  maxBytes?: number | undefined;
  /** Most files, those already there included. Default without end. */
  maxFiles?: number | undefined;
}

export interface FileTexts {
  /** Default `Invalid file type`. */
  wrongType: string;
  tooLarge: (most: string) => string;
  empty: string;
  tooMany: (most: number) => string;
  folder: string;
}

export const fileTexts: FileTexts = {
  wrongType: 'Invalid file type',
  tooLarge: (most) => `The file is larger than ${most}`,
  empty: 'The file is empty',
  tooMany: (most) => (most === 1 ? 'Upload one file at a time' : `Upload no more than ${most} files`),
  folder: 'Folders cannot be uploaded',
};

export interface FileFacts {
  name: string;
  size: number;
  type: string;
}

export interface FileRejection {
  /** Fit to be shown. */
  name: string;
  reason: string;
}

export interface ValidatedFiles<F> {
  accepted: F[];
  rejected: FileRejection[];
}

/** Which files may go up. Each file is judged by itself; those beyond the count are rejected, not the lot. */
export function validateFiles<F extends FileFacts>(
  files: readonly F[],
  { accept, maxBytes, maxFiles = Infinity }: FileRules,
  already = 0,
  texts: FileTexts = fileTexts,
): ValidatedFiles<F> {
  const accepted: F[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    const reason = !accepts(file, accept)
      ? texts.wrongType
      : file.size === 0
        ? texts.empty
        : maxBytes !== undefined && file.size > maxBytes
          ? texts.tooLarge(fileSize(maxBytes))
          : already + accepted.length >= maxFiles
            ? texts.tooMany(maxFiles)
            : undefined;
    if (reason === undefined) accepted.push(file);
    else rejected.push({ name: shownFileName(file.name), reason });
  }
  return { accepted, rejected };
}

/** By the real ending of the name, whatever the name is made to look like; by type where one is asked for. */
export function accepts(
  { name, type }: Pick<FileFacts, 'name' | 'type'>,
  accept?: readonly string[],
): boolean {
  if (!accept || accept.length === 0) return true;
  const ending = name.toLowerCase();
  const kind = type.toLowerCase();
  return accept.some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule.startsWith('.')) return ending.endsWith(rule) && ending.length > rule.length;
    if (rule.endsWith('/*')) return kind.startsWith(rule.slice(0, -1));
    return rule !== '' && kind === rule;
  });
}

/** `waiting` for its turn, `uploading`, `processing` at 95 until the answer is there, `done` or `failed`. */
export type FileState = 'waiting' | 'uploading' | 'processing' | 'done' | 'failed';

const PROCESSING_AT = 95;

/** Percent of what is sent, never above 95: the rest is the answer (OP-105). */
export function uploadPercent(sent: number, total: number): number {
  const share = Math.floor((sent / total) * 100);
  if (Number.isNaN(share)) return 0;
  return Math.min(PROCESSING_AT, Math.max(0, share));
}

/** What the bar shows: whatever is told, 100 only when it is done. */
export function shownPercent(state: FileState, percent = 0): number {
  if (state === 'done') return 100;
  if (state === 'processing') return PROCESSING_AT;
  return state === 'waiting' ? 0 : uploadPercent(percent, 100);
}
