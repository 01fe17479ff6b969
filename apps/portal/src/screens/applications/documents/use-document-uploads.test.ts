import type { createClient } from '@portal/api/client';
import { createQueryClient } from '@portal/api/queries';
import { expect, test } from 'vitest';
import { sendTo } from './use-document-uploads.ts';

test('no cache keeps a file once its upload has ended', async () => {
  const queryClient = createQueryClient();
  // No browser and so no upload: it fails at once.
  const client = {} as ReturnType<typeof createClient>;
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  const failed = await sendTo({ client }, queryClient, 'guid')(new File(['x'], 'a.pdf'), options);
  expect(failed).toBeDefined();
  await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
});
