import { messageOf } from '@portal/api/contract';
import { documentQueries, failureOf } from '@portal/api/queries';
import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useServices, type Services } from '../../../base/services.tsx';
import { createUploadStore, type SendFile, type UploadStore } from './uploads.store.ts';

/** The uploads of a session, by the application that they are for; only of those that have some. */
const sessions = new WeakMap<QueryClient, Map<string, UploadStore>>();

function uploadsOf({ session }: Pick<Services, 'session'>, queryClient: QueryClient) {
  const known = sessions.get(queryClient);
  if (known) return known;
  const stores = new Map<string, UploadStore>();
  sessions.set(queryClient, stores);
  session.subscribe(() => {
    if (session.state().phase === 'signedIn') return;
    for (const store of stores.values()) store.stopAll();
    stores.clear();
  });
  return stores;
}

/** How one document is sent; what the server says against it is the reason. */
export const sendTo =
  ({ client }: Pick<Services, 'client'>, queryClient: QueryClient, guid: string): SendFile =>
  async (file, options) => {
    const sending = new MutationObserver(queryClient, documentQueries(client).upload(guid));
    try {
      await sending.mutate({ file, ...options });
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      return { reason: failure?.kind === 'conflict' ? undefined : messageOf(failure) || undefined };
    } finally {
      // As long as it is observed, the cache keeps the call, and the file with it.
      sending.reset();
    }
  };

/**
 * Files on their way to be documents of an application. They go on while another page is shown, and are there again
 * when one comes back; they end with the session.
 */
export function useDocumentUploads(guid: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [store] = useState(() => {
    const stores = uploadsOf(services, queryClient);
    const known = stores.get(guid);
    if (known) return known;
    const made = createUploadStore(sendTo(services, queryClient, guid), (holds) => {
      if (holds) stores.set(guid, made);
      else stores.delete(guid);
    });
    return made;
  });
  const { uploads, arrived } = useSyncExternalStore(store.subscribe, store.state);
  const { add, retry, remove } = store;
  return { uploads, arrived, add, retry, remove };
}
