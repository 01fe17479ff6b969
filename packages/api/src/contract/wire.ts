import * as v from 'valibot';

/** Unix seconds, UTC (OP-243). */
export const unixSeconds = v.number();
/** ISO 8601, UTC. */
export const isoTime = v.string();
export const text = v.string();
export const nullableText = v.nullable(v.string());

/** Maximum length of a short text in a request, such as a name or a search, in characters. */
export const shortTextMaximum = 200;
export const shortText = v.pipe(text, v.maxLength(shortTextMaximum));
/** A non-empty short text. */
export const nonEmptyText = v.pipe(shortText, v.minLength(1));

/** A number that some back ends send as text. */
export const looseNumber = v.union([v.number(), v.string()]);

/** An entry of a list of options (OP-248). */
export const option = v.object({ Name: v.string(), Value: v.string() });
export type Option = v.InferOutput<typeof option>;
export const options = v.array(option);

/**
 * `ErrorNo` 0 is success, a positive number a business error with its `Message`, a negative one a technical error
 * (OP-244).
 */
export const envelope = v.object({ ErrorNo: v.number(), Message: v.optional(nullableText) });
export type Envelope = v.InferOutput<typeof envelope>;

/** Whether an action was done; otherwise `Message` may say why not. */
export const succeeded = ({ ErrorNo }: Pick<Envelope, 'ErrorNo'>): boolean => ErrorNo === 0;

/** Body of all 4xx and 5xx responses of the portal API. */
export const errorEnvelope = v.object({
  ErrorNo: v.number(),
  Message: v.string(),
  RequestId: v.string(),
  /** Of a 409: what has changed since, as the endpoint describes it. */
  Conflict: v.optional(v.unknown()),
});
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>;

/** The part of `Blob` that browsers and Node share. */
export interface FileBytes {
  readonly size: number;
  /** Media type. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isBytes = (value: unknown): value is FileBytes =>
  typeof value === 'object' && value !== null && 'size' in value && 'arrayBuffer' in value;

/** Media types of files. */
export const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  /** The generic type, which browsers save instead of displaying (API-089). */
  bytes: 'application/octet-stream',
} as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** A response that is a file, not JSON. */
export const file = v.custom<FileBytes>(isBytes);
/** The reply of every export of a list. */
export const csvExport = { cost: 'export', answers: [mediaTypes.csv], reply: file } as const;
/** The reply of every report. */
export const pdfReport = { cost: 'report', answers: [mediaTypes.pdf], reply: file } as const;

/** A file that the user chose, with its name. */
export const chosenFile = v.custom<FileBytes & { readonly name: string }>(
  (value) => isBytes(value) && 'name' in value && typeof value.name === 'string',
);

/**
 * A field that its page can do without. The substitute stands for a value of another back end that is missing or
 * cannot be read; the reply then counts it (OP-389).
 *
 * @__NO_SIDE_EFFECTS__
 */
export const replaceable = <S extends v.GenericSchema>(schema: S, substitute: v.InferOutput<S>) =>
  v.pipe(schema, v.metadata({ default: substitute }));

const unreadableCounts = (reply: object | undefined) =>
  Object.entries((reply as { unreadable?: Readonly<Record<string, number>> } | undefined)?.unreadable ?? {});

/** The fields of a reply that could not be read, or not wholly (OP-389). */
export const unreadableFields = (reply: object): readonly string[] =>
  unreadableCounts(reply).map(([name]) => name);

/**
 * How many entries of a list in a reply, or of all of it, could not be read (OP-389).
 *
 * @param field Name of the list. Default: everything in the reply.
 */
export const unreadableIn = (reply: object | undefined, field?: string): number =>
  unreadableCounts(reply).reduce((sum, [name, count]) => sum + (name === (field ?? name) ? count : 0), 0);

/** A response without a body. A body is ignored if it is JSON; a page may be that of a proxy. */
export const nothing = v.optional(v.custom<unknown>((value) => typeof value !== 'symbol'));

export const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Maximum number of values of a filter in one request. */
export const valuesMaximum = 200;

/** A list of texts, sent as JSON text such as `status=["Locked"]` (OP-246). */
export const jsonTexts = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(v.array(shortText), v.maxLength(valuesMaximum)),
);

export const wholeNumberText = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));

export const booleanText = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

export type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * Query values as sent: lists as JSON text, the rest as plain text. Unset values, empty lists and empty texts are
 * omitted (API-097).
 */
export function queryText(query: Readonly<Record<string, QueryValue>>): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '' || (typeof value === 'object' && value.length === 0)) continue;
    wire[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return wire;
}

/**
 * Encodes a parameter as one path segment. `.` and `..` are encoded twice, because servers resolve them even if
 * encoded.
 */
const segment = (value: string): string =>
  /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value.toWellFormed());

/** The path with each `{name}` replaced by its encoded parameter, which cannot leave its segment. */
export function filledPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => segment(params[name] ?? ''));
}
