import * as v from 'valibot';
import type { Endpoint } from '../contract/index.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { mock, type Mock } from './mock.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** Texts that the patterns and checks of the contract accept. */
const texts = [
  'text',
  '00000000-0000-4000-8000-000000001002',
  '1',
  '123456789',
  'true',
  'AU',
  '1980-04-06',
  'someone@post.example',
  '0412345678',
  '0'.repeat(64),
  '#0b5cab',
  '["Locked"]',
  '100000000000',
  '2026-03-01..2026-03-31',
  '1-2h',
];
const numbers = [0, 1, 64, 1002];

/** The properties of valibot schemas that contain other schemas or values. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Generates values of the schema's type. The checks of its pipe may reject some of them. */
function* candidates(schema: v.GenericSchema): Generator<unknown> {
  const { type, entries, wrapped, item, options, literal } = schema as Shape;
  if (entries) yield* objectsOf(entries);
  else if (item) yield* [[], [sampleOf(item)]];
  else if (type === 'optional' || type === 'nullish') yield* [undefined, ...samplesOf(wrapped ?? schema)];
  else if (wrapped) yield* [...samplesOf(wrapped), null];
  else if (type === 'picklist') yield* options ?? [];
  else if (options) for (const option of options) yield* samplesOf(option as v.GenericSchema);
  else if (type === 'literal') yield literal;
  else if (type === 'custom')
    yield new File(['%PDF-1.4\n%%EOF\n'], 'sample.pdf', { type: 'application/pdf' });
  else yield* { string: texts, number: numbers, boolean: [true, false] }[type] ?? [{}];
}

/** Generates an object from the first sample of each entry, then variants with one changed entry. */
function* objectsOf(entries: Readonly<Record<string, v.GenericSchema>>): Generator<unknown> {
  const samples = Object.entries(entries).map(([name, entry]) => [name, [...samplesOf(entry)]] as const);
  const first = Object.fromEntries(samples.map(([name, [sample]]) => [name, sample]));
  yield first;
  for (const [name, others] of samples) for (const other of others) yield { ...first, [name]: other };
}

function* samplesOf(schema: v.GenericSchema): Generator<unknown> {
  for (const candidate of candidates(schema)) if (v.is(schema, candidate)) yield candidate;
}

/** Returns a value that the schema accepts. Throws if no candidate fits. */
function sampleOf(schema: v.GenericSchema): unknown {
  for (const sample of samplesOf(schema)) return sample;
  throw new Error(`No candidate fits ${schema.expects}: add one to the sampler.`);
}

/** Creates a mock from the schemas of an endpoint, for endpoints without a mock of their own. */
function sampled(endpoint: Endpoint): Mock {
  const { path, query, body, reply, answers } = endpoint;
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, texts[1]]));
  const input = {
    params,
    ...(query && { query: sampleOf(query) }),
    ...(body && { body: sampleOf(body) }),
  };
  const answer =
    answers === 'json' ? sampleOf(reply) : new File(['sample'], 'sample', { type: answers[0] ?? '' });
  return mock(endpoint, input as never, answer as never);
}

/** A generated mock for every endpoint of the contract. */
export const sampledScenario = (): Scenario => everyEndpoint.map(sampled);
