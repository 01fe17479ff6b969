import { randomBytes } from 'node:crypto';
import type { Reply, uploadDocuments } from '@portal/api/contract';
import type { Request, TestApp } from '../../../testing/test-app.ts';

export type UploadReply = Reply<typeof uploadDocuments>;

/** The first bytes of a PDF, followed by incompressible bytes. */
export const aPdf = (bytes = 2000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.max(0, bytes - 9))]);

/** A form of files, as a browser sends it. */
export function formOf(files: Readonly<Record<string, Uint8Array>>, field = 'files[]'): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files))
    form.append(field, new File([bytes as Uint8Array<ArrayBuffer>], name));
  return form;
}

export const sendDocuments = (
  app: TestApp,
  files: Readonly<Record<string, Uint8Array>>,
  id: number | string = 1002,
  request: Request = {},
): Promise<Response> =>
  app.send(`/api/document/upload/${id}`, { as: 'FULL', body: formOf(files), ...request });

export async function upload(...given: Parameters<typeof sendDocuments>): Promise<UploadReply> {
  const answer = await sendDocuments(...given);
  if (answer.status !== 200)
    throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as UploadReply;
}

export const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
