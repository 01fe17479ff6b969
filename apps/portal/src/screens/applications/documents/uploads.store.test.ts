import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadStore, type SendFile } from './uploads.store.ts';

type SendOptions = Parameters<SendFile>[1];

/** A store whose uploads stay pending until the test ends them. */
function held() {
  const sent: (SendOptions & { name: string; end: (failed?: { reason: string | undefined }) => void })[] = [];
  const holds: boolean[] = [];
  const store = createUploadStore(
    ({ name }, options) => {
      const { promise, resolve } = Promise.withResolvers<{ reason: string | undefined } | undefined>();
      sent.push({ name, ...options, end: resolve });
      return promise;
    },
    (held) => holds.push(held),
  );
  return { sent, store, holds };
}
const file = (name: string) => new File(['x'], name);
const told = ({ uploads }: { uploads: readonly { file: File; phase: string }[] }) =>
  uploads.map((upload) => `${upload.file.name} ${upload.phase}`);

let asked: EventTarget;
beforeEach(() => {
  asked = new EventTarget();
  vi.stubGlobal('addEventListener', asked.addEventListener.bind(asked));
  vi.stubGlobal('removeEventListener', asked.removeEventListener.bind(asked));
});
afterEach(() => void vi.unstubAllGlobals());
const closesUnasked = () => asked.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('uploads continue without subscribers, and a later subscriber finds them', async () => {
  const { sent, store } = held();
  const leave = store.subscribe(() => undefined);
  store.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  leave();
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  sent[0]?.end();
  await expect.poll(() => sent.length).toBe(3);
  expect(told(store.state())).toEqual(['b.pdf uploading', 'c.pdf uploading']);
  expect(store.state().arrived).toBe('a.pdf');
  sent[1]?.end({ reason: 'Virus found' });
  await expect.poll(() => told(store.state())).toEqual(['b.pdf failed', 'c.pdf uploading']);
});

test('the browser asks before the tab closes while an upload is running, and not afterwards', async () => {
  const { sent, store } = held();
  expect(closesUnasked()).toBe(true);
  store.add([file('a.pdf')]);
  expect(closesUnasked()).toBe(false);
  sent[0]?.end();
  await expect.poll(closesUnasked).toBe(true);
});

test('removing an upload aborts it, and its late events are ignored', async () => {
  const { sent, store } = held();
  store.add([file('a.pdf')]);
  store.remove(1);
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.onProgress(1, 2);
  sent[0]?.end({ reason: undefined });
  await Promise.resolve();
  expect(store.state()).toEqual({ uploads: [], arrived: '' });
});

test('stopAll aborts every upload, also the queued ones', () => {
  const { sent, store } = held();
  store.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  store.stopAll();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(store.state().uploads).toEqual([]);
  expect(closesUnasked()).toBe(true);
});

test('a completely sent upload waits for the server', () => {
  const { sent, store } = held();
  store.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  sent[0]?.onProgress(5, 10);
  expect(store.state().uploads[0]).toMatchObject({ phase: 'uploading', percent: 50 });
  sent[0]?.onProgress(10, 10);
  expect(store.state().uploads[0]).toMatchObject({ phase: 'processing', percent: 100 });
  expect(told(store.state())).toEqual(['a.pdf processing', 'b.pdf uploading', 'c.pdf waiting']);
});

test('subscribers are notified of progress until they unsubscribe', () => {
  const { sent, store } = held();
  let changes = 0;
  const leave = store.subscribe(() => (changes += 1));
  store.add([file('a.pdf')]);
  sent[0]?.onProgress(1, 4);
  expect(changes).toBe(2);
  expect(store.state().uploads).toMatchObject([{ percent: 25 }]);
  leave();
  sent[0]?.onProgress(2, 4);
  expect(changes).toBe(2);
});

test('a failed upload can be retried', async () => {
  const { sent, store } = held();
  store.add([file('a.pdf')]);
  sent[0]?.end({ reason: 'Virus found' });
  await expect.poll(() => told(store.state())).toEqual(['a.pdf failed']);
  expect(store.state().uploads).toMatchObject([{ reason: 'Virus found' }]);
  store.retry(1);
  expect(store.state().uploads).toMatchObject([{ percent: 0, reason: undefined }]);
  expect(told(store.state())).toEqual(['a.pdf uploading']);
  expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'a.pdf']);
});

test('a finished upload is not aborted', async () => {
  const { sent, store } = held();
  store.add([file('a.pdf')]);
  sent[0]?.end();
  await expect.poll(() => store.state().arrived).toBe('a.pdf');
  store.remove(1);
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('the browser asks before the tab closes while another application still uploads files', async () => {
  const one = held();
  const other = held();
  one.store.add([file('a.pdf')]);
  other.store.add([file('b.pdf')]);
  one.sent[0]?.end();
  await expect.poll(() => one.store.state().arrived).toBe('a.pdf');
  expect(closesUnasked()).toBe(false);
});

test('reports that it holds files until all of them have arrived or were removed', async () => {
  const { sent, store, holds } = held();
  store.add([file('a.pdf'), file('b.pdf')]);
  expect(holds).toEqual([true]);
  sent[0]?.end();
  await expect.poll(() => holds).toEqual([true, true]);
  store.remove(2);
  expect(holds).toEqual([true, true, false]);
});
