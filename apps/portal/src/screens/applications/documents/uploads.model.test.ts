import { expect, test } from 'vitest';
import { afterUpload, nextUploads, type Upload, type UploadEvent } from './uploads.model.ts';

const file = (name: string) => new File(['x'], name);
const after = (...events: readonly UploadEvent[]) =>
  events.reduce<readonly Upload[]>((uploads, event) => afterUpload(uploads, event), []);
const added = (...names: readonly string[]): UploadEvent => ({ kind: 'added', files: names.map(file) });
const told = (uploads: readonly Upload[]) =>
  uploads.map(({ id, file: { name }, phase, percent }) => [id, name, phase, percent]);

test('uploads start in the order they were added, two at a time', () => {
  const three = after(added('a.pdf', 'b.pdf'), added('c.pdf'));
  expect(told(three)).toEqual([
    [1, 'a.pdf', 'waiting', 0],
    [2, 'b.pdf', 'waiting', 0],
    [3, 'c.pdf', 'waiting', 0],
  ]);
  expect(nextUploads(three).map(({ id }) => id)).toEqual([1, 2]);
  const begun = afterUpload(three, { kind: 'started', id: 1 });
  expect(told(begun)[0]).toEqual([1, 'a.pdf', 'uploading', 0]);
  expect(nextUploads(begun).map(({ id }) => id)).toEqual([2]);
});

test('a completely sent upload waits for the server and is dropped when it has arrived or was removed', () => {
  const half = after(
    added('a.pdf', 'b.pdf'),
    { kind: 'started', id: 1 },
    { kind: 'sent', id: 1, bytes: 5, total: 10 },
  );
  expect(told(half)[0]).toEqual([1, 'a.pdf', 'uploading', 50]);
  const all = afterUpload(half, { kind: 'sent', id: 1, bytes: 10, total: 10 });
  expect(told(all)[0]).toEqual([1, 'a.pdf', 'processing', 100]);
  expect(nextUploads(afterUpload(all, added('c.pdf'))).map(({ id }) => id)).toEqual([2]);
  expect(told(afterUpload(all, { kind: 'gone', id: 1 }))).toEqual([[2, 'b.pdf', 'waiting', 0]]);
});

test('a failed upload does not block the others and is queued again by a retry', () => {
  const failed = after(
    added('a.pdf', 'b.pdf', 'c.pdf'),
    { kind: 'started', id: 1 },
    { kind: 'started', id: 2 },
    { kind: 'failed', id: 1, reason: 'Virus found' },
  );
  expect(failed[0]).toMatchObject({ phase: 'failed', reason: 'Virus found' });
  expect(nextUploads(failed).map(({ id }) => id)).toEqual([3]);
  expect(afterUpload(failed, { kind: 'retried', id: 1 })[0]).toMatchObject({
    phase: 'waiting',
    reason: undefined,
  });
});

test('events of an upload that was removed are ignored', () => {
  const one = after(added('a.pdf'));
  expect(afterUpload(one, { kind: 'sent', id: 7, bytes: 1, total: 2 })).toEqual(one);
});
