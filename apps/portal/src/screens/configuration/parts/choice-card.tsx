import { deservesRetry, personName } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Icon } from '@portal/ui/icon';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleX, History } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { hrefs } from '../../../base/paths.ts';
import { Retry } from '../../../base/retry.tsx';
import { fullDate } from '../../../formats/dates.ts';
import type { SavedTable } from '../configuration.model.ts';
import { useFeatures } from '../../../session/use-session.ts';
import type { useChoiceTable } from '../use-choice-table.ts';
import { ChoiceTable } from './choice-table.tsx';

const HistoryDialog = lazyDialog(async () => (await import('../memory/memory-dialogs.ts')).HistoryDialog);
const ConflictDialog = lazyDialog(async () => (await import('../memory/memory-dialogs.ts')).ConflictDialog);

type Table = ReturnType<typeof useChoiceTable>;

export interface ChoiceCardProps {
  heading: string;
  /** Heading of the name column. */
  nameHeading: string;
  read: UseQueryResult<SavedTable>;
  table: Table;
}

/**
 * A table with its own Save button, with its history, and with the question after a save that lost against another one.
 * Nothing can be saved without entries.
 */
export function ChoiceCard({ heading, nameHeading, read, table }: ChoiceCardProps) {
  const [remembering, setRemembering] = useState(false);
  const navigate = useNavigate();
  const has = useFeatures();
  const { saved, entries, conflict } = table;
  const enabled = entries?.filter((entry) => entry.enabled).length ?? 0;
  const close = () => setRemembering(false);
  return (
    <>
      <Card
        flush
        heading={heading}
        count={entries && `${enabled} of ${entries.length}`}
        description={saved && descriptionOf(saved)}
        actions={
          entries && (
            <>
              {/* Back ends without versions have no history. */}
              {saved?.version !== undefined && has('Histories') && (
                <Button
                  icon={History}
                  className="me-1"
                  aria-label={`History of ${table.table}`}
                  {...HistoryDialog.onIntent}
                  onClick={() => {
                    table.refresh();
                    setRemembering(true);
                  }}
                >
                  History
                </Button>
              )}
              {/* It would lose the others. */}
              {!saved?.unreadable && (
                <Button variant="primary" pending={table.saving} onClick={table.save}>
                  Save
                </Button>
              )}
            </>
          )
        }
      >
        <Outcome {...table} />
        <ChoiceTable
          label={heading}
          nameHeading={nameHeading}
          entries={entries}
          loading={read.isPending}
          onTick={table.tick}
        />
        {!saved && deservesRetry(failureOf(read.error)) && (
          <div className="grid justify-items-center p-6">
            <Retry onClick={() => void read.refetch()} />
          </div>
        )}
      </Card>
      {remembering && saved && (
        <HistoryDialog
          {...table}
          saved={saved}
          onForbidden={() => {
            close();
            void navigate(hrefs.home);
          }}
          onClose={close}
        />
      )}
      {conflict && <ConflictDialog {...table} conflict={conflict} />}
    </>
  );
}

/** How many entries cannot be read; otherwise who saved the table and when. A tenant’s first table has no author. */
function descriptionOf({ unreadable, savedAt, savedBy }: SavedTable): string | undefined {
  if (unreadable > 0)
    return `Entries that cannot be read: ${unreadable}. Nothing can be saved, because they would be lost.`;
  return savedBy ? `Saved ${fullDate(savedAt ?? null, null)} by ${personName(savedBy)}` : undefined;
}

const outcomes = {
  saved: { role: 'status', glyph: CircleCheck, text: 'Successfully saved', className: 'text-success' },
  failed: { role: 'alert', glyph: CircleX, text: 'Saving failed', className: 'text-danger' },
} as const;

/** What became of the last save, until the next change, in a line under the head of the card. */
function Outcome({ outcome, saving, onCompare }: Pick<Table, 'outcome' | 'saving' | 'onCompare'>) {
  if (!outcome) return null;
  const { role, glyph, text, className } = outcomes[outcome];
  return (
    <div className="flex min-h-[40px] items-center justify-between gap-2 border-t border-border py-1 ps-card-x pe-2">
      <span role={role} className={`inline-flex items-center gap-1.5 ${className}`}>
        <Icon glyph={glyph} />
        {text}
      </span>
      {onCompare && (
        <Button size="xs" pending={saving} onClick={onCompare}>
          Compare
        </Button>
      )}
    </div>
  );
}
