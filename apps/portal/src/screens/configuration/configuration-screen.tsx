import { deservesRetry } from '@portal/api/contract';
import { administrationQueries, failureOf, type ColumnChoices } from '@portal/api/queries';
import { LinkButton } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Palette } from 'lucide';
import { Suspense, useMemo, type ComponentType } from 'react';
import { hrefs } from '../../base/paths.ts';
import { Link } from '../../base/portal-link.tsx';
import { useClient } from '../../base/services.tsx';
import { Page } from '../../shell/page.tsx';
import { columnChoices, columnEntries, rowChoices, rowEntries } from './configuration.model.ts';
import { ChoiceTable, type ChoiceTableProps } from './parts/choice-table.tsx';
import { useTicks } from './use-ticks.ts';

export interface ConfigurationScreenProps {
  /** Renders the list with the selected columns; its code and rows may load later. */
  preview: ComponentType<{ columns: ColumnChoices }>;
}

/**
 * Columns of the lists and rows of the details in a tenant. Each table loads, changes and saves independently
 * (OP-234).
 */
export function ConfigurationScreen({ preview }: ConfigurationScreenProps) {
  return (
    <>
      <Page title="Tenant Configuration" />
      <PageHeader
        title="Tenant Configuration"
        actions={
          <LinkButton icon={Palette} render={<Link to={hrefs.brand} />}>
            Brand studio
          </LinkButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pb-8 xl:grid-cols-2">
        <Columns preview={preview} />
        <Rows />
      </div>
    </>
  );
}

function Columns({ preview: Preview }: ConfigurationScreenProps) {
  const queries = administrationQueries(useClient());
  const read = useQuery(queries.allColumns());
  const save = useMutation(queries.saveColumns());
  const saved = useMemo(() => read.data && columnEntries(read.data.Columns), [read.data]);
  const { entries, tick } = useTicks('columns', saved, save.isPending);
  const chosen = useMemo(() => entries && columnChoices(entries), [entries]);
  return (
    <>
      {chosen && (
        <div className="z-sticky bg-canvas pb-1 xl:sticky xl:top-topbar xl:col-span-2 xl:[@media(max-height:719px)]:static">
          <Card flush heading="Preview">
            <div className="flex h-[200px] min-w-0 flex-col [--portal-gutter:var(--portal-card-px)]">
              <Suspense fallback={<PreviewPlaceholder />}>
                <Preview columns={chosen} />
              </Suspense>
            </div>
          </Card>
        </div>
      )}
      <ChoiceTable
        heading="Column configuration"
        nameHeading="Column Name"
        entries={entries}
        onTick={ticking(save, tick)}
        onSave={() => chosen && save.mutate({ choices: chosen })}
        {...readingOf(read)}
        {...savingOf(save)}
      />
    </>
  );
}

function Rows() {
  const queries = administrationQueries(useClient());
  const read = useQuery(queries.allRows());
  const save = useMutation(queries.saveRows());
  const saved = useMemo(() => read.data && rowEntries(read.data.Rows), [read.data]);
  const { entries, tick } = useTicks('rows', saved, save.isPending);
  return (
    <ChoiceTable
      heading="Application Detail Row configuration"
      nameHeading="Row Name"
      entries={entries}
      onTick={ticking(save, tick)}
      onSave={() => entries && save.mutate({ choices: rowChoices(entries) })}
      {...readingOf(read)}
      {...savingOf(save)}
    />
  );
}

interface Reading {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: unknown;
  readonly refetch: () => Promise<unknown>;
}

function readingOf({ isPending, error, data, refetch }: Reading) {
  const failure = failureOf(error);
  const retryable = data === undefined && failure !== undefined && deservesRetry(failure);
  return { loading: isPending, onRetry: retryable ? () => void refetch() : undefined };
}

function savingOf({ status }: { readonly status: 'idle' | 'pending' | 'success' | 'error' }) {
  const outcome = status === 'success' ? 'saved' : status === 'error' ? 'failed' : undefined;
  return { saving: status === 'pending', outcome } as const;
}

/** The result of a save no longer applies after another change. */
const ticking =
  (save: { readonly isPending: boolean; readonly reset: () => void }, tick: ChoiceTableProps['onTick']) =>
  (name: string, enabled: boolean) => {
    if (!save.isPending) save.reset();
    tick(name, enabled);
  };

const PreviewPlaceholder = () => (
  <div aria-busy className="grid gap-6 p-card-x">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
