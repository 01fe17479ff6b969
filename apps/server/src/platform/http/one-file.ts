import { unescaped } from './arriving-files.ts';
import { bodyBytes, type SentBody } from './body.ts';
import { invalid, tooLarge, unsupportedType } from './refusal.ts';

/** A file as it was sent. */
export interface SentFile {
  /** The name it had on the person's machine: data only, never a path. */
  readonly name: string;
  /** Alone in their memory but for the rest of the form: whoever is given them may hand it on. */
  readonly bytes: Buffer<ArrayBuffer>;
}

/** What a form adds to its file: boundaries and the head of the part. */
const formMaximum = 8 * 1024;

/**
 * The one file of a form, which may hold nothing else. The body is read no further than the file's maximum, also
 * where its length is not stated or stated wrong.
 */
export async function oneFileOf(
  request: SentBody,
  field: string,
  maximumBytes: number,
  stillMay?: () => Promise<void>,
): Promise<SentFile> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  const file = partOf(await bodyBytes(request, maximumBytes + formMaximum, stillMay), boundary, field);
  if (file.bytes.length > maximumBytes) throw tooLarge();
  return file;
}

function boundaryOf(contentType: string): string {
  const found = /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i.exec(
    contentType,
  );
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw unsupportedType('The request must be a form with a file.');
  return boundary;
}

const oneFileOnly = () => invalid('The request must hold one file and nothing else.');

function partOf(body: Buffer<ArrayBuffer>, boundary: string, field: string): SentFile {
  const start = Buffer.from(`--${boundary}\r\n`);
  const headEnd = body.indexOf('\r\n\r\n', start.length);
  if (!body.subarray(0, start.length).equals(start) || headEnd < 0 || headEnd > formMaximum)
    throw oneFileOnly();
  const head = body.toString('utf8', start.length, headEnd);
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1] ?? '';
  const name = parameter(disposition, 'filename');
  if (parameter(disposition, 'name') !== field || name === undefined) throw oneFileOnly();
  const fileStart = headEnd + 4;
  const fileEnd = body.indexOf(`\r\n--${boundary}`, fileStart);
  const rest = fileEnd < 0 ? '' : body.toString('latin1', fileEnd + boundary.length + 4);
  if (rest.trimEnd() !== '--') throw oneFileOnly();
  return { name, bytes: body.subarray(fileStart, fileEnd) };
}

function parameter(disposition: string, name: string): string | undefined {
  const value = new RegExp(String.raw`;?\s*\b${name}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return value === undefined ? undefined : unescaped(value);
}
