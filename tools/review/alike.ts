import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notesFolder } from './notes.ts';
import { baseLook, type Picture } from './records.ts';

const alikeFile = 'alike.txt';

interface Pair {
  readonly line: string;
  readonly states: readonly [string, string];
}

const pattern = /^([a-z0-9-]+(?:\.[a-z0-9-]+){2}) ([a-z0-9-]+(?:\.[a-z0-9-]+){2}) \S.*$/;

/** The states of a checkout that look the same on purpose. */
export const readAlike = (checkout: string): readonly Pair[] =>
  parseAlike(readFileSync(join(checkout, notesFolder, alikeFile), 'utf8'));

/** Reads lines of two ids and a reason. */
export function parseAlike(text: string): readonly Pair[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, first, second] = pattern.exec(line) ?? [];
      if (first === undefined || second === undefined) {
        throw new Error(`“${line}” in ${alikeFile} is not two states and a reason.`);
      }
      return { line, states: [first, second] };
    });
}

/** A sentence for each two states that look the same in the base look, and for each allowed pair that differs. */
export function alikeStates(pictures: readonly Picture[], allowed: readonly Pair[]): readonly string[] {
  const based = pictures.filter(({ Look }) => Look === baseLook);
  const hashOf = new Map(based.map(({ State, Hash }) => [State, Hash]));
  const sentences: string[] = [];
  for (const same of Map.groupBy(based, ({ Hash }) => Hash).values()) {
    // States that allowed pairs connect count as one.
    const groups: string[][] = [];
    for (const { State } of same) {
      const joined = groups.filter((group) =>
        group.some((other) => allowed.some(({ states }) => states.includes(State) && states.includes(other))),
      );
      const rest = groups.filter((group) => !joined.includes(group));
      groups.splice(0, groups.length, ...rest, [...joined.flat(), State]);
    }
    const [first = [], ...others] = groups;
    for (const other of others) sentences.push(`${first[0]} and ${other[0]} look the same.`);
  }
  for (const { states } of allowed) {
    const [one, other] = states.map((state) => hashOf.get(state));
    if (one !== undefined && other !== undefined && one !== other) {
      sentences.push(`${states.join(' and ')} differ: remove their line from ${alikeFile}.`);
    }
  }
  return sentences;
}
