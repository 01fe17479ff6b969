import type { listSessions, Reply } from '@portal/api/contract';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Laptop, Smartphone, Tablet } from 'lucide';
import { fullDate } from '../../../formats/dates.ts';
import { deviceOf } from './device-words.ts';

export type Session = Reply<typeof listSessions>['Sessions'][number];

const glyphs = { phone: Smartphone, tablet: Tablet, computer: Laptop } as const;

interface SessionItemProps {
  readonly session: Session;
  readonly dateFormat: string | null | undefined;
  /** The session is being ended. */
  readonly pending: boolean;
  readonly onEnd: () => void;
}

/** One active session of the user. */
export function SessionItem({ session, dateFormat, pending, onEnd }: SessionItemProps) {
  const { words, kind } = deviceOf(session.Device);
  const date = (seconds: number) => fullDate(seconds, dateFormat);
  return (
    <li className="flex items-start gap-3 border-t border-border py-3 first:border-t-0 first:pt-0 last:pb-0">
      <Icon glyph={glyphs[kind]} size={20} className="mt-0.5 flex-none text-text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {words}
          {session.Current && <Badge tone="info">This browser</Badge>}
        </p>
        <p className="text-text-muted">Place unknown</p>
        {session.Unbound && (
          <p className="text-text-muted">Less protected: this browser does not store keys for the portal.</p>
        )}
        <p className="text-text-muted tabular-nums">
          Started {date(session.StartedTimestamp)}
          <br />
          Last used {date(session.LastUsedTimestamp)}
        </p>
      </div>
      {!session.Current && (
        <Button aria-label={`End ${words}`} pending={pending} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
