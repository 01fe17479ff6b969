import { personName, type PastLook } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { VersionHistory, type VersionEntry } from '@portal/ui/version-history';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { fullDate } from '../../../formats/dates.ts';
import { useVersionPages } from '../../../records/use-version-pages.ts';
import { Changes } from '../parts/changes.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';
import { RestoreDialog } from './restore-dialog.tsx';

/** The published looks, newest first: what changed in each, how it differs from what is published, and a way back. */
export function HistoryDialog({ work, onClose }: StudioDialogProps) {
  const { history } = brandQueries(useClient());
  const { versions: looks, ...reading } = useVersionPages(history, ({ Looks }) => Looks);
  const [restored, setRestored] = useState<number>();
  const current = work.state.brand.Published.Number;

  if (restored !== undefined) return <RestoreDialog number={restored} current={current} onClose={onClose} />;
  return (
    <Dialog open unsaved={false} title="History of looks" size="lg" onOpenChange={onClose}>
      <VersionHistory
        label="History of looks"
        entries={looks.map((look) => entryOf(look, current))}
        renderComparison={(number) => <Comparison number={number} />}
        onRestore={setRestored}
        {...reading}
      />
    </Dialog>
  );
}

function entryOf(look: PastLook, current: number): VersionEntry<number> {
  const { Number: number, Note, Changes: changes } = look;
  const isCurrent = number === current;
  return {
    id: number,
    title: `Look ${number}`,
    badge: isCurrent && <Badge tone="success">Published</Badge>,
    meta: originOf(look),
    changes: changes.length > 0 ? <Changes plain changes={changes} /> : undefined,
    note: Note ?? undefined,
    name: isCurrent ? undefined : `look ${number}`,
  };
}

/** Who published a look, and when. The first look has no publication. */
function originOf({ Kind, By, PublishedAt, RestoredFrom }: PastLook): string {
  if (Kind === 'Setup') return 'Set up';
  const who = Kind === 'Command' ? 'Set by an operator' : personName(By);
  const origin = Kind === 'Restored' ? ` · look ${RestoredFrom} restored` : '';
  return `${who} · ${fullDate(PublishedAt, null)}${origin}`;
}

/** The differences of a look to what is published. */
function Comparison({ number }: { number: number }) {
  const { data, isError, refetch } = useQuery(brandQueries(useClient()).look(number));
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2">
        The look cannot be shown.
        <Retry size="xs" onClick={() => void refetch()} />
      </div>
    );
  if (!data) return <Skeleton width="60%" />;
  return data.Changes.length > 0 ? <Changes changes={data.Changes} /> : <p>Nothing differs.</p>;
}
