import { personName, type TableVersion } from '@portal/api/contract';
import { failureOf, tableHistoryQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Dialog } from '@portal/ui/dialog';
import { VersionHistory, type VersionEntry } from '@portal/ui/version-history';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { fullDate } from '../../../formats/dates.ts';
import { useVersionPages } from '../../../records/use-version-pages.ts';
import type { SavedTable } from '../configuration.model.ts';
import type { useChoiceTable } from '../use-choice-table.ts';
import { PastTable } from './past-table.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { changesText, comparisonOf } from './version.model.ts';

export interface HistoryDialogProps extends Pick<
  ReturnType<typeof useChoiceTable>,
  'table' | 'ticked' | 'refresh' | 'restored'
> {
  /** The table as it is saved. */
  readonly saved: SavedTable;
  /** The user may no longer configure the tenant. */
  readonly onForbidden: () => void;
  readonly onClose: () => void;
}

/** The versions of a table: who saved each, what changed, what differs from now, and a way back to it. */
export function HistoryDialog({
  table,
  saved,
  ticked,
  refresh,
  restored,
  onForbidden,
  onClose,
}: HistoryDialogProps) {
  const queries = tableHistoryQueries(useClient(), table);
  const { versions, forbidden, ...reading } = useVersionPages(queries.versions, ({ Versions }) => Versions);
  const [compared, setCompared] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<TableVersion>();
  const restore = useMutation(queries.restore());
  useEffect(() => {
    if (forbidden) onForbidden();
  }, [forbidden, onForbidden]);

  const ask = (number?: number) => {
    restore.reset();
    setAsked(versions.find((version) => version.Number === number));
  };
  const confirm = ({ Number }: TableVersion) =>
    restore.mutate(
      { number: Number, version: saved.version },
      {
        onSuccess: () => {
          onClose();
          restored();
        },
        onError: (error) => {
          // The next attempt is made from the table that is saved now.
          if (failureOf(error)?.kind === 'conflict') refresh();
        },
      },
    );
  const label = `History of ${table}`;
  return (
    <>
      <Dialog open unsaved={false} title={label} onOpenChange={onClose}>
        <VersionHistory
          label={label}
          entries={versions.map((version, index) =>
            entryOf(version, saved, index === 0, compared.includes(version.Number)),
          )}
          compared={compared}
          onComparedChange={setCompared}
          renderComparison={(number) => {
            const version = versions.find((one) => one.Number === number);
            return (
              version && <PastTable number={number} rows={comparisonOf(version, saved.entries).differences} />
            );
          }}
          onRestore={ask}
          {...reading}
        />
      </Dialog>
      {asked && (
        <RestoreDialog
          version={asked}
          entries={saved.entries}
          ticked={ticked}
          restoring={restore.isPending}
          failed={restore.isError}
          onConfirm={() => confirm(asked)}
          onClose={() => ask()}
        />
      )}
    </>
  );
}

function entryOf(
  version: TableVersion,
  saved: SavedTable,
  newest: boolean,
  whole: boolean,
): VersionEntry<number> {
  const { Number, SavedAt, SavedBy, Origin, RestoredFrom } = version;
  const title = `Version ${Number}`;
  const facts = [
    ...(Origin === 'Setup' ? ['Set up'] : [personName(SavedBy), fullDate(SavedAt, null)]),
    ...(RestoredFrom === null ? [] : [`Restored from version ${RestoredFrom}`]),
  ];
  return {
    id: Number,
    title,
    meta: facts.join(' · '),
    changes: changesText(version, saved.entries, whole),
    ...(newest ? { badge: <Badge tone="success">Current</Badge> } : { name: `version ${Number}` }),
  };
}
