import { tooMany } from '../../platform/http/http-error.ts';

const hourMs = 3600_000;

/** Rejects with the waiting time if the limit of the last hour is reached. */
export async function limitPerHour(
  limit: number,
  now: Date,
  recent: (since: Date) => Promise<readonly Date[]>,
): Promise<void> {
  const times = await recent(new Date(now.getTime() - hourMs));
  const first = times.at(-limit);
  if (!first) return;
  const seconds = Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 1000));
  throw tooMany('This was done too often within the last hour; try again later.', seconds);
}
