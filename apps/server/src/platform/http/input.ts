import * as v from 'valibot';
import { bodyBytes } from './body.ts';
import { invalid, unsupportedType } from './http-error.ts';

export const maxBodyBytes = 1_048_576;
/** The same for callers without a token. */
export const maxOpenBodyBytes = 32_768;
/** Deepest nesting of a JSON body; later readers may recurse. */
const depthMaximum = 64;

/**
 * Validates a value against its schema. The error names the field and never its value. The check for NUL runs on the
 * parsed value, because JSON text holds it as an escape sequence.
 */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (!result.success) throw errorOf(result.issues[0]);
  if (hasNul(result.output)) throw invalid('The request contains a character that is not allowed.');
  return result.output;
}

/** Whether a text, or any text in a value, contains NUL. PostgreSQL cannot store it, and no valid input has it. */
export function hasNul(value: unknown): boolean {
  for (const level of levelsOf(value))
    if (level.some((each) => typeof each === 'string' && each.includes('\0'))) return true;
  return false;
}

/** The value, then everything in it, level by level; recursion could exceed the stack. */
function* levelsOf(value: unknown): Generator<readonly unknown[]> {
  for (let level = [value]; level.length > 0; level = level.flatMap(partsOf)) yield level;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Query parameters; a repeated one is an error. */
export function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const values: Record<string, string> = {};
  if (start < 0) return values;
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (Object.hasOwn(values, name)) throw invalid(`${fieldName(name)} is given twice.`);
    Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return values;
}

/** The JSON body; the limits also hold without a declared length. */
export async function bodyOf(request: Request, maximumBytes: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw unsupportedType();
  const text = new TextDecoder().decode(await bodyBytes(request, maximumBytes));
  const value = parsed(text);
  let depth = -1;
  for (const _ of levelsOf(value))
    if ((depth += 1) > depthMaximum) throw invalid('The request is nested too deeply.');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('The request is not valid JSON.');
  }
}

function errorOf(issue: v.BaseIssue<unknown>) {
  const path = v.getDotPath(issue);
  const name = path === null ? 'The request' : fieldName(path);
  return invalid(issue.expected === 'never' ? `${name} is not known.` : `${name} is not valid.`);
}

const fieldName = (path: string): string => (/^[\w.-]{1,80}$/.test(path) ? `The field ${path}` : 'A field');
