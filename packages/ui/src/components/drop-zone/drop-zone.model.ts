export interface FileRules {
  /** Extensions such as `.xlsx`, in any case, and types such as `image/png` or `image/*`. Default all. */
  accept?: readonly string[] | undefined;
  /** Size of the largest file, in bytes. Default no limit. */
  maxBytes?: number | undefined;
  /** Greatest number of files, including those that are there already. Default no limit. */
  maxFiles?: number | undefined;
}

/** Why a file is rejected. */
export type RejectionReason = 'wrongType' | 'empty' | 'tooLarge' | 'tooMany' | 'folder';

export interface FileFacts {
  name: string;
  size: number;
  type: string;
}

export interface FileRejection {
  /** As it came; `shownFileName` makes it safe to show. */
  name: string;
  reason: RejectionReason;
}

export interface ValidatedFiles<F> {
  accepted: F[];
  rejected: FileRejection[];
}

/**
 * Divides files by the rules. Each file is checked by itself: of too many files, only those beyond the limit are rejected.
 *
 * @param fileCount files that are there already and count against `maxFiles`
 */
export function validateFiles<F extends FileFacts>(
  files: readonly F[],
  { accept, maxBytes, maxFiles = Infinity }: FileRules,
  fileCount = 0,
): ValidatedFiles<F> {
  const accepted: F[] = [];
  const rejected: FileRejection[] = [];
  const reasonAgainst = (file: F): RejectionReason | undefined => {
    if (!accepts(file, accept)) return 'wrongType';
    if (file.size === 0) return 'empty';
    if (maxBytes !== undefined && file.size > maxBytes) return 'tooLarge';
    return fileCount + accepted.length >= maxFiles ? 'tooMany' : undefined;
  };
  for (const file of files) {
    const reason = reasonAgainst(file);
    if (reason === undefined) accepted.push(file);
    else rejected.push({ name: file.name, reason });
  }
  return { accepted, rejected };
}

/** Compares the real extension of the name, whatever bidirectional characters make it look like, or the type. */
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

/** `waiting` for its turn, `uploading`, `processing` at 95 % until the server responds, `done` or `failed`. */
export type FileState = 'waiting' | 'uploading' | 'processing' | 'done' | 'failed';

const PROCESSING_AT = 95;

/** The share that is sent in per cent, at most 95: the rest is the response of the server (OP-105). */
export function uploadPercent(sent: number, total: number): number {
  const share = Math.floor((sent / total) * 100);
  if (Number.isNaN(share)) return 0;
  return Math.min(PROCESSING_AT, Math.max(0, share));
}

/** What the progress bar shows: 100 only once the file is done. */
export function shownPercent(state: FileState, percent = 0): number {
  if (state === 'done') return 100;
  if (state === 'processing') return PROCESSING_AT;
  return state === 'waiting' ? 0 : uploadPercent(percent, 100);
}
