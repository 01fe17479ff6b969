import { send, type Client } from '@portal/api/client';
import { ping } from '@portal/api/contract';

const interval = 120_000;

/**
 * Notifies the server at an interval that a user is present; returns a function that stops it. The client handles a
 * 401; other errors are ignored.
 */
export function pingEvery(client: Client): () => void {
  const timer = setInterval(() => void send(client, ping, {}), interval);
  return () => clearInterval(timer);
}
