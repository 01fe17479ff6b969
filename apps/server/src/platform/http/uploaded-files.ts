import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadLimits } from '@portal/api/contract';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { readParts, readAll, type IncomingBody } from './body.ts';
import { invalid, HttpError, tooLarge, unsupportedType } from './http-error.ts';

/** A file while it arrives. */
export interface UploadedFile {
  /** The name on the person's machine: untrusted data, never a path. */
  readonly name: string;
  /** The bytes up to the maximum; the consumer has to read them to the end. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Whether the file exceeded the maximum; known once it has been read. */
  readonly cut: () => boolean;
}

/** A file that has arrived completely. */
export interface UploadedFileParts extends Pick<UploadedFile, 'name'> {
  readonly bytes: Buffer<ArrayBuffer>;
}

export interface FormLimits extends UploadLimits {
  /** Throws once the sender has lost the permission. Default never. */
  readonly recheckPermission?: () => Promise<void>;
}

const filesOnly = () => invalid('The request must hold files and nothing else.');
/** What a form adds to each file. */
const headMaximum = 8 * 1024;

/**
 * Processes the files of a form one after the other while they arrive; no more of the body is read than needed. Any
 * error stops the reading and fails the whole form.
 */
export async function eachFile<T>(
  request: IncomingBody,
  { field, maximumBytes, maximumFiles, recheckPermission }: FormLimits,
  take: (file: UploadedFile) => Promise<T>,
): Promise<readonly T[]> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=[^\s;]/i.test(contentType))
    throw unsupportedType('The request must be a form with a file.');
  const most = maximumFiles * (maximumBytes + headMaximum);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();

  const limits = { fileSize: maximumBytes, fields: 0, headerPairs: 20, headerSize: headMaximum };
  const form = new Busboy({ headers: { 'content-type': contentType }, limits, preservePath: true });
  const taken: Promise<T>[] = [];
  const streams: BusboyFileStream[] = [];
  let wrong: Error | undefined;
  const fail = (error: Error) => {
    wrong ??= error;
    form.destroy(error);
  };
  form.on('fieldsLimit', () => fail(filesOnly()));
  form.on('file', (name, stream, filename) => {
    streams.push(stream);
    // A part that ends early is an error of the sender.
    stream.on('error', () => fail(filesOnly()));
    if (name !== field || filename === undefined || taken.length >= maximumFiles) return fail(filesOnly());
    const work = take({ name: unescaped(filename), bytes: stream, cut: () => stream.truncated });
    taken.push(work);
    work.catch(fail);
  });
  try {
    await pipeline(Readable.from(within(readParts(request, recheckPermission), most)), form);
  } catch (error) {
    wrong ??= error instanceof HttpError ? error : filesOnly();
    // A consumer must not wait for bytes that will never come.
    for (const stream of streams) stream.destroy(wrong);
    await Promise.allSettled(taken);
    throw wrong;
  }
  const answers = await Promise.all(taken);
  if (answers.length === 0) throw filesOnly();
  return answers;
}

/** Reads a whole file. Throws if it exceeds the maximum. */
export async function wholeFile({ name, bytes, cut }: UploadedFile): Promise<UploadedFileParts> {
  const whole = await readAll(bytes, Infinity);
  if (cut()) throw tooLarge();
  return { name, bytes: whole };
}

/** Browsers encode only a quote and line ends of a name, as `%22`, `%0D` and `%0A`. */
const unescaped = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

async function* within(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > most) throw tooLarge();
    yield part;
  }
}
