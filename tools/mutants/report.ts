import { matchesGlob } from 'node:path';
import type { Area } from './areas.ts';

/** Of the report of Stryker what is read here. */
export interface MutantReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** What stood there, and what nobody missed it for: short, on one line. */
  readonly change: string;
  /** No test comes there at all. */
  readonly unseen: boolean;
}

export interface AreaReport extends Pick<Area, 'name' | 'what'> {
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly unseen: number;
  readonly survivors: readonly Survivor[];
}

/** What may survive is a word's worth; less than this and the tests miss what matters. In percent. */
export const goal = 85;

const brief = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > 72 ? `${line.slice(0, 71)}…` : line;
};

function between(source: string, { start, end }: ReportedMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** Whether an area changes a file: the report remembers those that it has left out since. */
const changes = (file: string, { mutate }: Pick<Area, 'mutate'>): boolean =>
  mutate.some((pattern) => matchesGlob(file, pattern)) &&
  !mutate.some((pattern) => pattern.startsWith('!') && matchesGlob(file, pattern.slice(1)));

export function readArea(
  { name, what, mutate }: Pick<Area, 'name' | 'what' | 'mutate'>,
  report: MutantReport,
): AreaReport {
  const mutants = Object.entries(report.files)
    .filter(([file]) => changes(file, { mutate }))
    .flatMap(([file, { source, mutants }]) => mutants.map((mutant) => ({ file, source, ...mutant })));
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  return {
    name,
    what,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    unseen: count('NoCoverage'),
    survivors: mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map((mutant) => ({
        file: mutant.file,
        line: mutant.location.start.line,
        change: `${brief(between(mutant.source, mutant.location))} → ${brief(mutant.replacement ?? mutant.mutatorName)}`,
        unseen: mutant.status === 'NoCoverage',
      })),
  };
}

const wasRun: ReadonlySet<string> = new Set(['Killed', 'Survived', 'Timeout']);

/** Of the changes that two runs have made, those of which they found something else. */
export function differences(
  one: MutantReport,
  other: MutantReport,
): { readonly compared: number; readonly otherwise: readonly string[] } {
  const found = ({ files }: MutantReport): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(files).flatMap(([file, { source, mutants }]) =>
        mutants.map(({ mutatorName, replacement = mutatorName, status, location }) => {
          const place = `${file}:${location.start.line}:${location.start.column}`;
          return [`${place} ${brief(between(source, location))} → ${brief(replacement)}`, status] as const;
        }),
      ),
    );
  const again = found(other);
  const both = [...found(one)].filter(([change, status]) => again.has(change) && wasRun.has(status));
  return {
    compared: both.length,
    otherwise: both.flatMap(([change, status]) =>
      status === again.get(change) ? [] : [`${change}: ${status}, then ${again.get(change)}`],
    ),
  };
}

/** Of all that was changed, what was noticed, in percent; a test that no longer ends has noticed. */
export function scoreOf({ killed, timeout, survived, unseen }: AreaReport): number {
  const all = killed + timeout + survived + unseen;
  return all === 0 ? 0 : (100 * (killed + timeout)) / all;
}

/** A word for each survivor, by file and change: a line with a file, then lines with `word | change`; `*` is every other change. */
export function wordsIn(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  let file = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [word = '', ...change] = line.split(' | ');
    if (change.length === 0) file = line.trim();
    else words.set(`${file} ${change.join(' | ')}`, word);
  }
  return words;
}

interface AreaText {
  readonly name: string;
  /** Its line of the table of figures. */
  readonly figures: string;
  /** Its survivors, under a heading. */
  readonly list: string;
}

function textOf(report: AreaReport, words: ReadonlyMap<string, string>): AreaText {
  const { name, what, killed, timeout, survived, unseen, survivors } = report;
  const all = killed + timeout + survived + unseen;
  const byFile = Map.groupBy(survivors, ({ file }) => file);
  const files = [...byFile].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = files.flatMap(([file, found]) => [
    `**${file}**`,
    '',
    ...found.map(({ line, change, unseen }) => {
      const word =
        words.get(`${file} ${change}`) ??
        words.get(`${file} *`) ??
        (unseen ? 'no test comes here' : 'no word yet');
      return `- ${line}: \`${change.replaceAll('`', 'ˋ')}\` – ${word}`;
    }),
    '',
  ]);
  return {
    name,
    figures: `| ${[name, what, all, killed, timeout, survived, unseen, `${scoreOf(report).toFixed(1)} %`].join(' | ')} |`,
    list: [`## ${name}`, '', ...(lines.length > 0 ? lines : ['Nothing survived.', ''])].join('\n'),
  };
}

/** What a page says of an area. */
function textIn(page: string, name: string): AreaText | undefined {
  const figures = page.split('\n').find((line) => line.startsWith(`| ${name} | `));
  const list = page.split(/^(?=## )/mu).find((part) => part.startsWith(`## ${name}\n`));
  return figures !== undefined && list !== undefined
    ? { name, figures, list: `${list.trimEnd()}\n` }
    : undefined;
}

/**
 * The page of the documentation: figures of each area, and what nobody noticed. An area without a report stands as the page
 * had it before; one that no run has reached is named.
 */
export function pageOf(
  names: readonly string[],
  reports: readonly AreaReport[],
  words: ReadonlyMap<string, string>,
  before = '',
): string {
  const texts = names.flatMap((name) => {
    const report = reports.find((each) => each.name === name);
    return (report ? textOf(report, words) : textIn(before, name)) ?? [];
  });
  const missing = names.filter((name) => !texts.some((text) => text.name === name));
  return `# What tests notice

Written by \`pnpm test:mutants\`: it changes one thing at a time in the sources and runs the tests that reach it. A change
that no test notices has survived. Why, and which areas there are: [decision 0060](decisions/0060-tests-are-tested.md).
The words stand in \`tools/mutants/survivors.txt\`.

| area | what | changed | noticed | no end | survived | unseen | score |
|---|---|---:|---:|---:|---:|---:|---:|
${texts.map(({ figures }) => figures).join('\n')}
${missing.length > 0 ? `\nNot measured yet: ${missing.join(', ')}.\n` : ''}
${texts.map(({ list }) => list).join('\n')}`;
}
