import * as v from 'valibot';
import { isoTime, option, unixSeconds } from '../contract/index.ts';
import { driftReason } from './drift-reason.ts';

type Fields = Readonly<Record<string, unknown>>;
/** What the reader looks at in a schema. */
interface Shape extends v.GenericSchema {
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly Shape[];
}

/** A reply of another back end, as far as it can be read (OP-389). */
export interface TolerantReading {
  /** Whether there is a value. */
  readonly ok: boolean;
  /** Without the entries that cannot be read, which its `unreadable` counts. */
  readonly value?: unknown;
  /** Where the reply cannot be read and why, as in `Users[3].Status is missing`. Names, never values. */
  readonly reasons: readonly string[];
}

const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The schema within `optional`, `nullable` and the like. */
const unwrapped = (schema: Shape): Shape => (schema.wrapped ? unwrapped(schema.wrapped) : schema);

/** Fields of a finished action that another back end may omit. */
const finished: Fields = {
  Success: true,
  OverallSuccess: true,
  responseSucceeded: true,
  requestId: '',
  requestDateTime: '',
  message: '',
  result: 0,
};

/**
 * Reads a reply that does not match its schema the way a person would (OP-389): a missing field is null, a missing
 * list is empty, and ids, totals, times and booleans may have another type. An entry of a list that cannot be read
 * costs that entry, and an optional field only itself.
 *
 * @param action The call changes something: a 2xx response without a result means success.
 */
export function readTolerantly(schema: v.GenericSchema, data: unknown, action: boolean): TolerantReading {
  const root = unwrapped(schema);
  // The reason of a failure must not look like an empty list.
  if (!action && isFields(data) && root.entries && Object.keys(data).length > 0)
    if (!Object.keys(data).some((name) => root.entries && name in root.entries))
      return { ok: false, reasons: ['the answer has none of its fields'] };
  const reasons: string[] = [];
  const counts: Record<string, number> = {};
  const lose = (issue: v.BaseIssue<unknown>, field: string, index?: number) => {
    const within = [field, index].filter((key) => key !== undefined && key !== '');
    const path = [...within.map((key) => ({ key })), ...(issue.path ?? [])];
    reasons.push(driftReason({ ...issue, path: path as typeof issue.path }));
    counts[field] = (counts[field] ?? 0) + 1;
  };
  const readable = (name: string, item: Shape, rows: readonly unknown[]) =>
    rows.filter((row, index) => {
      const { issues } = v.safeParse(item, row);
      if (issues) lose(issues[0], name, index);
      return !issues;
    });

  let fitted = fit(root, action && data == null ? {} : data);
  if (root.item && Array.isArray(fitted)) {
    const rows = readable('', unwrapped(root.item), fitted);
    // An array has no room for a count, and a list that lost every entry must not look empty.
    fitted = rows.length > 0 || fitted.length === 0 ? rows : undefined;
  } else if (root.entries && isFields(fitted)) {
    const given = action ? { ...finished, ...withoutNull(fitted) } : fitted;
    fitted = { ...given, ...outcome(root.entries, isFields(data) ? data : {}) };
    for (const [name, entry] of Object.entries(root.entries)) {
      const field = (fitted as Fields)[name];
      const { item } = unwrapped(entry);
      const { issues } = v.safeParse(entry, field);
      if (!issues) continue;
      if (item && Array.isArray(field)) {
        fitted = { ...(fitted as Fields), [name]: readable(name, item, field) };
        continue;
      }
      // Undefined would say that the user lacks the claim for a list, so a list that cannot be read is empty and counted.
      const substitutes = [v.getMetadata(entry)['default'] ?? null, item && [], undefined];
      const substitute = substitutes.find((value) => v.is(entry, value));
      if (!v.is(entry, substitute)) continue;
      lose(issues[0], name);
      fitted = { ...(fitted as Fields), [name]: substitute };
    }
  }
  const parsed = v.safeParse(schema, fitted);
  if (!parsed.success) {
    // A finished action is never an error, even if it says nothing about its result. A page may be that of a proxy.
    if (action && typeof data !== 'symbol' && v.is(schema, undefined)) return { ok: true, reasons };
    return { ok: false, reasons: [...reasons, driftReason(parsed.issues[0])] };
  }
  const { output } = parsed;
  return {
    ok: true,
    value: reasons.length > 0 && isFields(output) ? { ...output, unreadable: counts } : output,
    reasons,
  };
}

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** The outcome of an action that reports it in another field, or not at all. */
function outcome(entries: Readonly<Record<string, Shape>>, given: Fields): Fields {
  const failed = fit(v.boolean(), given['Success']) === false;
  return {
    ...(entries['ErrorNo'] && given['ErrorNo'] == null && { ErrorNo: failed ? 1 : 0 }),
    ...(entries['Result'] && given['Result'] == null && { Result: given['Url'] ? 'Success' : 'Failure' }),
  };
}

/** The value as its schema has it, as far as it can be converted. What fits stays. */
function fit(schema: Shape, given: unknown): unknown {
  const root = unwrapped(schema);
  if (v.is(schema, given)) return given;
  if (given === undefined || given === null) {
    if (v.is(schema, null)) return null;
    return root.item && (given === null || !v.is(schema, undefined)) ? [] : undefined;
  }
  switch (root.type) {
    case 'string':
      return fitText(root, given);
    case 'number':
      return fitNumber(root, given);
    case 'boolean':
      return booleans.get(String(given).toLowerCase()) ?? given;
    case 'array':
      return fitList(root.item as Shape, given);
    case 'union':
      return root.options?.map((choice) => fit(choice, given)).find((fitted) => v.is(root, fitted)) ?? given;
    default:
      return root.entries ? fitFields(root, root.entries, given) : given;
  }
}

const booleans = new Map(Object.entries({ 0: false, 1: true, false: false, true: true }));

function fitText(schema: Shape, given: unknown): unknown {
  if ((schema as unknown) === isoTime) {
    const seconds = Number(given);
    return Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : given;
  }
  return typeof given === 'number' || typeof given === 'boolean' ? String(given) : given;
}

/** A time without a zone is UTC (OP-243). */
const iso = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?/;

function fitNumber(schema: Shape, given: unknown): unknown {
  if (typeof given !== 'string' || given.trim() === '') return given;
  const number = Number(given);
  if (Number.isFinite(number)) return number;
  const [local] = iso.exec(given) ?? [];
  if (schema !== unixSeconds || local === undefined) return given;
  const zone = /(?:Z|[+-]\d\d:?\d\d)$/i.exec(given.slice(local.length))?.[0] ?? 'Z';
  const time = Date.parse(local.length > 10 ? local.replace(' ', 'T') + zone : local);
  return Number.isNaN(time) ? given : Math.floor(time / 1000);
}

/** A list given as one text has commas between its entries. */
function fitList(item: Shape, given: unknown): unknown {
  const entries =
    typeof given === 'string'
      ? given
          .trim()
          .split(/\s*,\s*/)
          .filter(Boolean)
      : given;
  return Array.isArray(entries) ? entries.map((entry: unknown) => fit(item, entry)) : given;
}

function fitFields(schema: Shape, entries: Readonly<Record<string, Shape>>, given: unknown): unknown {
  if (typeof given === 'string' && (schema as unknown) === option) return { Name: given, Value: given };
  const fields = Object.entries(entries);
  // An envelope around a list may be missing.
  const list = fields.find(([, entry]) => unwrapped(entry).item)?.[0];
  const named = Array.isArray(given) && list !== undefined ? { [list]: given } : given;
  if (!isFields(named)) return given;
  return Object.fromEntries(
    fields
      .map(([name, entry]) => [name, fit(entry, named[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}
