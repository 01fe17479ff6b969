import { send, type Client } from '@portal/api/client';
import { ping } from '@portal/api/contract';

const interval = 120_000;

/** Tells the server now and then that somebody is here; returns the way to stop. Only a 401 has a consequence, which the client sees to. */
export function pingEvery(client: Client): () => void {
  const timer = setInterval(() => void send(client, ping, {}), interval);
  return () => clearInterval(timer);
}
