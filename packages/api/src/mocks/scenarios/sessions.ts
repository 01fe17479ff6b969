import { endOtherSessions, endSession, listSessions, type Reply } from '../../contract/index.ts';
import { timestampOf } from '../fixtures/clock.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

type Session = Reply<typeof listSessions>['Sessions'][number];

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

/** Sessions in this browser, on a phone and on a device without a `User-Agent`. */
export const someSessions: readonly Session[] = [
  {
    SessionId: 'S-here',
    Device: `${windows} Chrome/156.0.0.0 Safari/537.36`,
    StartedTimestamp: timestampOf('2026-11-21T08:00:00+11:00'),
    LastUsedTimestamp: timestampOf('2026-11-21T09:29:00+11:00'),
    Current: true,
  },
  {
    SessionId: 'S-phone',
    Device:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1',
    StartedTimestamp: timestampOf('2026-11-20T17:00:00+11:00'),
    LastUsedTimestamp: timestampOf('2026-11-20T17:30:00+11:00'),
    Current: false,
  },
  {
    SessionId: 'S-silent',
    Device: '',
    StartedTimestamp: timestampOf('2026-11-20T16:00:00+11:00'),
    LastUsedTimestamp: timestampOf('2026-11-20T16:10:00+11:00'),
    Current: false,
  },
];

/** The user has these sessions. */
export const signedInAt = (sessions: readonly Session[] = someSessions) =>
  scenario(
    mock(listSessions, {}, { Sessions: [...sessions] }),
    mock(endSession, { params: { sessionId: 'S-phone' } }, { ErrorNo: 0 }),
    mock(endOtherSessions, {}, { ErrorNo: 0, Ended: sessions.filter(({ Current }) => !Current).length }),
  );
