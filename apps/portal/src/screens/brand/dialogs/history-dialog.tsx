import { deservesRetry, type PastLook } from '@portal/api/contract';
import { brandQueries, failureOf } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { VersionHistory, type VersionEntry } from '@portal/ui/version-history';
import { useQueries, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { fullTime, nameOf } from '../look-texts.ts';
import { Changes } from '../parts/changes.tsx';
import { ShortChanges } from '../parts/short-changes.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const pageSize = 20;

/** The published looks, newest first: what changed in each, how it differs from what is published, and a way back. */
export function HistoryDialog({ work, onClose }: StudioDialogProps) {
  const client = useClient();
  const [pages, setPages] = useState(1);
  const [restored, setRestored] = useState<number>();
  const reads = useQueries({
    queries: Array.from({ length: pages }, (_, index) => brandQueries(client).history(index + 1, pageSize)),
  });
  const looks = reads.flatMap(({ data }) => data?.Looks ?? []);
  const total = reads[0]?.data?.TotalRows ?? 0;
  const failed = reads.find(({ isError }) => isError);
  const failure = failureOf(failed?.error);
  const current = work.state.brand.Published.Number;

  if (restored !== undefined)
    return <RestoreDialog number={restored} current={current} work={work} onClose={onClose} />;
  return (
    <Dialog open title="History of looks" size="lg" onOpenChange={onClose}>
      <VersionHistory
        label="History of looks"
        entries={looks.map((look) => entryOf(look, current))}
        state={failed ? 'failed' : reads.some(({ isPending }) => isPending) ? 'loading' : 'ready'}
        renderComparison={(number) => <Comparison number={number} />}
        onRestore={setRestored}
        onShowMore={looks.length < total ? () => setPages(pages + 1) : undefined}
        onRetry={failure && deservesRetry(failure) ? () => void failed?.refetch() : undefined}
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
    changes: changes.length > 0 ? <ShortChanges changes={changes} /> : undefined,
    note: Note ?? undefined,
    compareName: isCurrent ? undefined : `Compare look ${number}`,
    restoreName: isCurrent ? undefined : `Restore look ${number}`,
  };
}

/** Who published a look and when. Nobody did so for the first one. */
function originOf({ Kind, By, PublishedAt, RestoredFrom }: PastLook): string {
  if (Kind === 'Setup') return 'Set up';
  const who = Kind === 'Command' ? 'Set by an operator' : nameOf(By);
  const origin = Kind === 'Restored' ? ` · look ${RestoredFrom} restored` : '';
  return `${who} · ${fullTime(PublishedAt)}${origin}`;
}

/** The differences of a look to what is published. */
function Comparison({ number }: { number: number }) {
  const { data, isError, refetch } = useQuery(brandQueries(useClient()).look(number));
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2">
        The look cannot be shown.
        <Button size="xs" icon={RotateCcw} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  if (!data) return <Skeleton width="60%" />;
  return data.Changes.length > 0 ? <Changes changes={data.Changes} /> : <p>Nothing differs.</p>;
}
