import { idsOf } from './requirement-ids.ts';

/** A state of a screen, which a story shows, or a requirement, which a test names. */
export interface Item {
  readonly id: string;
  readonly area: string;
  /** It is built, so it must be covered. */
  readonly due: boolean;
  /** Number of the decision that replaced a requirement, as `0099`. */
  readonly replacedBy?: string | undefined;
}

/** A story or a test that covers an item. */
export interface Cover {
  readonly id: string;
  readonly by: string;
  /** A story without a test covers nothing. */
  readonly tested: boolean;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Reads lines of `area.screen.state`, perhaps with `due`. */
export function parseStates(text: string): readonly Item[] {
  const items = linesOf(text).map((line) => {
    const [, id = '', area = '', due] = /^(([a-z0-9-]+)(?:\.[a-z0-9-]+){2})( due)?$/.exec(line) ?? [];
    if (!id) throw new Error(`“${line}” is no state: area.screen.state, and perhaps “due”.`);
    return { id, area, due: due !== undefined };
  });
  const twice = items.find(({ id }, index) => items.findIndex((item) => item.id === id) < index);
  if (twice) throw new Error(`The state ${twice.id} is listed twice.`);
  return items;
}

/**
 * Reads lines of `AREA 1-18,20: subject`, perhaps with `due`. A line such as `LIST-048 0099` names a row and the decision
 * that replaced it: no test need name it.
 */
export function parseAreas(text: string): readonly Item[] {
  const lines = linesOf(text);
  const replaced = new Map(
    lines.flatMap((line) => {
      const [, id, decision] = /^([A-Z]+-\d{3}) (\d{4})$/.exec(line) ?? [];
      return id && decision ? [[id, decision]] : [];
    }),
  );
  return lines.flatMap((line) => {
    if (replaced.has(line.slice(0, -5))) return [];
    const [, area = '', rows = '', due] = /^([A-Z]+) ([\d,-]+)( due)?: \S/.exec(line) ?? [];
    if (!area) throw new Error(`“${line}” is no area: AREA, its rows, perhaps “due”, and its subject.`);
    const ids = rows.split(',').flatMap((range) => idsOf(area, range));
    const isDue = (id: string) => due !== undefined && !replaced.has(id);
    return ids.map((id) => ({ id, area, due: isDue(id), replacedBy: replaced.get(id) }));
  });
}

/** What each area is about. */
export const parseSubjects = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^([A-Z]+) .*: (.+)$/gm)].map(([, area = '', subject = '']) => [area, subject]));

/** The states that the stories of a file are tagged with. */
export const statesIn = (file: string, source: string): readonly Cover[] =>
  source.split(/^export const /m).flatMap((part) => {
    const story = /^\w+/.exec(part)?.[0] ?? '';
    const tested = new RegExp(`^${story}\\.test\\(`, 'm').test(source);
    return [...part.matchAll(/['"`]state:([^'"`]*)['"`]/g)].map(([, id = '']) => ({
      id,
      by: `${file} ${story}`,
      tested,
    }));
  });

export interface Report {
  /** A table of covered and open items by area, followed by every mistake. */
  readonly lines: readonly string[];
  readonly mistakes: readonly string[];
}

export function reportCoverage(items: readonly Item[], covers: readonly Cover[]): Report {
  const known = new Set(items.map(({ id }) => id));
  const covered = new Set(covers.map(({ id }) => id));
  const mistakes = [
    ...covers.filter(({ id }) => !known.has(id)).map(({ id, by }) => `${by}: ${id} does not exist`),
    ...covers.filter(({ tested }) => !tested).map(({ id, by }) => `${by}: shows ${id} without a test`),
    ...items.filter(({ id, due }) => due && !covered.has(id)).map(({ id }) => `${id} is due and not covered`),
  ];
  const line = (name: string, some: readonly Item[]) => {
    const there = some.filter(({ id }) => covered.has(id)).length;
    const due = some.filter((item) => item.due).length;
    const counts = [there, some.length - there, due].map((count) => String(count).padStart(9));
    return `${name.padEnd(22)}${counts.join('')}`;
  };
  const areas = [...Map.groupBy(items, ({ area }) => area)].map(([area, some]) => line(area, some));
  const head = `${'area'.padEnd(22)}  covered     open      due`;
  return { lines: [head, ...areas, line('total', items), ...mistakes], mistakes };
}
