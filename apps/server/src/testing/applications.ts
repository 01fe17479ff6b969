import type { ApplicationRow, Envelope } from '@portal/api/contract';
import type { TestApp } from './test-app.ts';
import { everyRow, type Detail, type Feed } from './wire.ts';

/** The applications of tenant harbour, as the demo user FULL sees them. */
export interface Applications {
  readonly rows: readonly ApplicationRow[];
  guidOf(id: number): string;
  detail(id: number): Promise<Detail>;
  /** The activity feed, newest line first. */
  lines(id: number): Promise<readonly string[]>;
}

export async function readApplications(app: TestApp): Promise<Applications> {
  const rows = await everyRow(app, 'FULL');
  return {
    rows,
    guidOf: (id) => rows.find((row) => row.ApplicationID === id)?.ApplicationGuid ?? '',
    detail: (id) => app.read<Detail>(`/api/application/get/${id}`, { as: 'FULL' }),
    lines: async (id) => {
      const path = `/api/application/activityfeed/${id}`;
      const { ActivityFeedItems } = await app.read<Feed>(path, { as: 'FULL', method: 'POST' });
      return ActivityFeedItems.map((item) => item.Text);
    },
  };
}

/** The envelope in the response of an action. */
export const envelopeOf = async (answer: Response): Promise<Envelope> => (await answer.json()) as Envelope;
