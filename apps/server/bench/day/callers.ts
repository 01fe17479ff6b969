import { setTimeout as pause } from 'node:timers/promises';
import { askAt } from '../../src/testing/asks.ts';
import { mixedDay, type Kind, type Work } from './mix.ts';
import { personAtWork, type Person } from './person.ts';

/** What the callers are told by whoever starts them: one line of JSON. */
export interface CallersTask extends Pick<Work, 'applications' | 'numbers'> {
  readonly port: number;
  readonly emails: readonly string[];
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** What came of it, by kind. */
export interface CallersTold {
  readonly seconds: number;
  /** Milliseconds from the moment that a request was due. */
  readonly took: Readonly<Record<string, readonly number[]>>;
  /** How often something went wrong, by kind and reason. */
  readonly problems: Readonly<Record<string, number>>;
}

/** In a process of its own: what it costs to ask is not what it costs to answer. Says when everybody is signed in. */
const task = JSON.parse(process.argv[2] ?? '{}') as CallersTask;
const { port, emails, rate, seconds, applications, numbers } = task;
const host = 'harbour.localhost';
const { ask, close } = askAt(port, { host, scheme: 'http', connections: 150 });

const people: Person[] = [];
for (const email of emails) people.push(await personAtWork(ask, `http://${host}:${port}`, email));
process.stdout.write('ready\n');

// The same day at every run.
let state = 20_261_122;
const any = (limit: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * limit);
};
const work: Work = { applications, numbers, documents: [], any };
const all = mixedDay.reduce((sum, { share }) => sum + share, 0);

function anyKind(): Kind {
  let left = any(all);
  for (const kind of mixedDay) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  throw new Error('No kind is left.');
}

const took: Record<string, number[]> = Object.fromEntries(mixedDay.map(({ name }) => [name, []]));
const problems: Record<string, number> = {};
/** Whoever signs in or renews does nothing else meanwhile, as in a browser. */
const away = new Set<Person>();
const alone = new Set(['sign-in', 'token renewed']);

async function request(due: number): Promise<void> {
  const kind = anyKind();
  const present = people.filter((person) => !away.has(person));
  const person = present[any(present.length)];
  if (!person) throw new Error('Nobody is there.');
  if (alone.has(kind.name)) away.add(person);
  const problem = await kind.run(person, work);
  away.delete(person);
  took[kind.name]?.push(performance.now() - due);
  if (problem !== undefined) {
    const name = `${kind.name}: ${problem}`;
    problems[name] = (problems[name] ?? 0) + 1;
  }
}

// They come when they come, however long others wait: what is late counts from when it was due.
const begun = performance.now();
const underWay = new Set<Promise<void>>();
for (let number = 0; number < rate * seconds; number += 1) {
  const due = begun + (number * 1000) / rate;
  const early = due - performance.now();
  if (early > 1) await pause(early);
  const one = request(due).finally(() => underWay.delete(one));
  underWay.add(one);
}
const askedFor = (performance.now() - begun) / 1000;
await Promise.all(underWay);
close();
process.stdout.write(JSON.stringify({ seconds: askedFor, took, problems } satisfies CallersTold));
