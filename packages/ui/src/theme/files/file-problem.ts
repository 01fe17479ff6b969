/** A place in a file, counted from 1. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

export interface FileProblem {
  /** Undefined if the problem is about the file as a whole. */
  readonly line?: number;
  /** Only where the syntax is wrong. */
  readonly column?: number;
  /** A sentence without its place. */
  readonly text: string;
}

/** What was read in another way than it is written, or not at all. */
export interface FileNote {
  readonly line: number;
  readonly text: string;
}

/** The problem that ends reading. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(text: string, { line, column }: Partial<FilePlace> = {}) {
    super(text);
    this.problem = { ...(line !== undefined && { line }), ...(column !== undefined && { column }), text };
  }
}

/** The sentence with its place: `Line 4: --portal-link is derived: a tenant does not set it.` */
export function problemText({ line, column, text }: FileProblem): string {
  if (line === undefined) return text;
  return `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${text}`;
}
