import { messageOf } from '@portal/api/contract';
import { documentQueries, failureOf } from '@portal/api/queries';
import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useServices, type Services } from '../../../base/services.tsx';
import { createUploadStore, type SendFile, type UploadStore } from './uploads.store.ts';

/** The upload stores of a session by application id; an application has an entry only while it has uploads. */
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

/** Sends one document. The server's message becomes the reason of a failure. */
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
      // The query cache would keep the mutation, and the file with it, as long as it is observed.
      sending.reset();
    }
  };

/**
 * The uploads of an application's documents. They continue while another page is shown, are found again on return and
 * end with the session.
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
  const { subscribe, state, add, retry, remove } = store;
  return { ...useSyncExternalStore(subscribe, state), add, retry, remove };
}
