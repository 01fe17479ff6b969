import { deservesRetry } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { History } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { hrefs } from '../../../base/paths.ts';
import type { SavedTable } from '../configuration.model.ts';
import { useFeatures } from '../../../session/use-session.ts';
import { savedText } from '../saved-text.ts';
import type { useChoiceTable } from '../use-choice-table.ts';
import { ChoiceTable, type ChoiceTableProps } from './choice-table.tsx';

const HistoryDialog = lazyDialog(async () => (await import('../memory/memory-dialogs.ts')).HistoryDialog);
const ConflictDialog = lazyDialog(async () => (await import('../memory/memory-dialogs.ts')).ConflictDialog);

export interface ChoiceCardProps extends Pick<ChoiceTableProps, 'heading' | 'nameHeading'> {
  read: UseQueryResult<SavedTable>;
  table: ReturnType<typeof useChoiceTable>;
}

/** A table with its history, and with the question after a save that lost against another one. */
export function ChoiceCard({ heading, nameHeading, read, table }: ChoiceCardProps) {
  const [remembering, setRemembering] = useState(false);
  const has = useFeatures();
  const navigate = useNavigate();
  const { saved, conflict } = table;
  const failure = failureOf(read.error);
  const retryable = !saved && failure !== undefined && deservesRetry(failure);
  const close = () => setRemembering(false);
  return (
    <>
      <ChoiceTable
        heading={heading}
        nameHeading={nameHeading}
        entries={table.entries}
        loading={read.isPending}
        unreadable={saved?.unreadable ?? 0}
        onRetry={retryable ? () => void read.refetch() : undefined}
        onTick={table.tick}
        savedText={saved && savedText(saved)}
        history={
          saved?.version !== undefined &&
          has('Histories') && (
            <Button
              icon={History}
              className="me-1"
              aria-label={`History of ${table.table}`}
              onPointerEnter={HistoryDialog.preload}
              onFocus={HistoryDialog.preload}
              onClick={() => {
                table.refresh();
                setRemembering(true);
              }}
            >
              History
            </Button>
          )
        }
        onSave={table.save}
        saving={table.saving}
        outcome={table.outcome}
        onCompare={table.onCompare}
      />
      {remembering && saved && (
        <HistoryDialog
          table={table.table}
          saved={saved}
          ticked={table.ticked}
          onRefresh={table.refresh}
          onRestored={() => {
            close();
            table.restored();
          }}
          onForbidden={() => {
            close();
            void navigate(hrefs.home);
          }}
          onClose={close}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          saving={table.saving}
          failed={table.mergeFailed}
          onConfirm={table.merge}
          onClose={table.stopComparing}
        />
      )}
    </>
  );
}
