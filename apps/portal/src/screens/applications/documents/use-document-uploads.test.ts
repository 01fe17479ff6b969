import type { createClient } from '@portal/api/client';
import { createQueryClient } from '@portal/api/queries';
import { expect, test } from 'vitest';
import { sendTo } from './use-document-uploads.ts';

test('the query cache keeps no file after its upload has ended', async () => {
  const queryClient = createQueryClient();
  // Without a browser the upload fails at once.
  const client = {} as ReturnType<typeof createClient>;
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  const failed = await sendTo({ client }, queryClient, 'guid')(new File(['x'], 'a.pdf'), options);
  expect(failed).toBeDefined();
  await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
});
