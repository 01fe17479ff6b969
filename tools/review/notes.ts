import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { looks, type ReviewStatus } from './records.ts';

/** What somebody decided about a state: the file `review/<state>.md`. */
export interface ReviewNote {
  /** As `users.page.populated`. */
  readonly state: string;
  readonly status: ReviewStatus;
  /** Name of the person. */
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly at: string;
  /** Hashes of the pictures that were reviewed, by the id of their look. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Plain text; may be empty. */
  readonly text: string;
}

export interface ReviewNotes {
  readonly notes: readonly ReviewNote[];
  /** One line each, beginning with the file. */
  readonly mistakes: readonly string[];
}

/** The folder of the notes, relative to the root of the repository. */
export const notesFolder = 'review';

const maxText = 4_000;
const keys = ['state', 'status', 'by', 'at', 'pictures'];
const statuses: readonly string[] = ['accepted', 'changes-wanted'] satisfies ReviewStatus[];
const isStatus = (text: string): text is ReviewStatus => statuses.includes(text);

/** Reads every note of a folder, which may be missing. With the ids of all states it reports notes of other states. */
export function readNotes(folder: string, states?: Iterable<string>): ReviewNotes {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  return checkNotes(
    files.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    states,
  );
}

/** Parses the files of a folder, given by name and content. */
export function checkNotes(
  files: readonly (readonly [name: string, content: string])[],
  states?: Iterable<string>,
): ReviewNotes {
  const known = states && new Set(states);
  const notes: ReviewNote[] = [];
  const mistakes: string[] = [];
  for (const [name, content] of files) {
    const file = `${notesFolder}/${name}`;
    const parsed = parseNote(content);
    mistakes.push(...parsed.mistakes.map((mistake) => `${file}: ${mistake}`));
    if (!parsed.note) continue;
    const { state } = parsed.note;
    if (name !== `${state}.md`) mistakes.push(`${file}: is named ${state}.md`);
    if (known && !known.has(state)) {
      mistakes.push(`${file}: ${state} does not exist; pnpm review --rename ${state} <new> moves the note`);
    }
    notes.push(parsed.note);
  }
  return { notes, mistakes };
}

/** Writes the note of a state; an earlier one is replaced. */
export function writeNote(folder: string, note: ReviewNote) {
  const content = formatNote(note);
  const { mistakes } = parseNote(content);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${note.state}.md`), content);
}

export function formatNote({ pictures, text, ...facts }: ReviewNote) {
  const lines = [
    `state: ${facts.state}`,
    `status: ${facts.status}`,
    // A line break would start another key.
    `by: ${facts.by.replaceAll(/\s+/g, ' ').trim()}`,
    `at: ${facts.at}`,
    'pictures:',
    ...Object.entries(pictures).map(([look, hash]) => `  ${look}: ${hash}`),
  ];
  return `---\n${lines.join('\n')}\n---\n${text.trim() && `\n${text.trim()}\n`}`;
}

/** The front matter has one value a line; only `pictures` has lines of its own, which are indented. */
export function parseNote(content: string): { note?: ReviewNote; mistakes: readonly string[] } {
  const [, head, body = ''] = /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(content.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined) return { mistakes: ['starts with no front matter between two lines of ---'] };
  const facts = new Map<string, string>();
  const pictures: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const line of head.split('\n').filter((some) => some.trim())) {
    const [, indent = '', key = '', value = ''] = /^( *)([^:]*):(.*)$/.exec(line) ?? [];
    if (indent && [...facts.keys()].at(-1) === 'pictures') {
      if (!looks.some(({ Id }) => Id === key)) mistakes.push(`“${key}” is no look`);
      else if (!/^[0-9a-f]{64}$/.test(value.trim())) mistakes.push(`the picture ${key} has no SHA-256 hash`);
      else pictures[key] = value.trim();
    } else if (!keys.includes(key)) mistakes.push(`“${key || line.trim()}” is no key of a note`);
    else if (facts.has(key)) mistakes.push(`“${key}” is there twice`);
    else facts.set(key, value.trim());
  }
  const [state = '', status = '', by = '', at = ''] = keys.map((key) => facts.get(key));
  const text = body.trim();
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+){2}$/.test(state)) mistakes.push(`“${state}” is no state`);
  if (!isStatus(status)) mistakes.push(`“${status}” is no status: ${statuses.join(' or ')}`);
  if (!by) mistakes.push('“by” names nobody');
  if (!isDate(at)) mistakes.push(`“${at}” is no date such as 2026-11-21`);
  if (text.length > maxText) mistakes.push(`the text has ${text.length} characters, at most ${maxText}`);
  if (mistakes.length > 0 || !isStatus(status)) return { mistakes };
  return { note: { state, status, by, at, pictures, text }, mistakes };
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
