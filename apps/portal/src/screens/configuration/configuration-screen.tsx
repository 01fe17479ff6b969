import { can, pages } from '@portal/api/contract';
import { administrationQueries, type ColumnChoices } from '@portal/api/queries';
import { LinkButton } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Palette } from 'lucide';
import { Suspense, useMemo, type ComponentType } from 'react';
import { prefetchQuery, type Opening } from '../../base/lazy-screen.tsx';
import { hrefs } from '../../base/paths.ts';
import { Link } from '../../base/portal-link.tsx';
import { useClient } from '../../base/services.tsx';
import { useFeatures } from '../../session/use-session.ts';
import { Page } from '../../page/page.tsx';
import { columnChoices, columnsTable, rowChoices, rowsTable } from './configuration.model.ts';
import { ChoiceCard } from './parts/choice-card.tsx';
import { useChoiceTable } from './use-choice-table.ts';

export interface ConfigurationScreenProps {
  /** Renders the list with the selected columns; its code and rows may load later. */
  preview: ComponentType<{ columns: ColumnChoices }>;
}

/**
 * Columns of the lists and rows of the details in a tenant. Each table loads, changes and saves independently
 * (OP-234).
 */
export function ConfigurationScreen({ preview }: ConfigurationScreenProps) {
  const has = useFeatures();
  return (
    <>
      <Page title="Tenant Configuration" />
      <PageHeader
        title="Tenant Configuration"
        actions={
          has('BrandStudio') && (
            <LinkButton icon={Palette} render={<Link to={hrefs.brand} />}>
              Brand studio
            </LinkButton>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pb-8 xl:grid-cols-2">
        <Columns preview={preview} />
        <Rows />
      </div>
    </>
  );
}

ConfigurationScreen.prefetch = (opening: Opening) => {
  if (!can(opening.user.claims, pages.admin.needs)) return;
  const queries = administrationQueries(opening.client);
  prefetchQuery(opening, queries.allColumns());
  prefetchQuery(opening, queries.allRows());
};

function Columns({ preview: Preview }: ConfigurationScreenProps) {
  const queries = administrationQueries(useClient());
  const reading = queries.allColumns();
  const read = useQuery({ ...reading, select: columnsTable });
  const { mutateAsync } = useMutation(queries.saveColumns());
  const table = useChoiceTable({
    table: 'columns',
    queryKey: reading.queryKey,
    read,
    send: (entries, version) => mutateAsync({ choices: columnChoices(entries), version }),
  });
  const chosen = useMemo(() => table.entries && columnChoices(table.entries), [table.entries]);
  return (
    <>
      {chosen && (
        <div className="z-sticky bg-canvas pb-1 xl:sticky xl:top-topbar xl:col-span-2 xl:[@media(max-height:719px)]:static">
          <Card flush heading="Preview">
            <div className="flex h-[200px] min-w-0 flex-col [--portal-gutter:var(--portal-card-px)]">
              <Suspense
                fallback={
                  <div aria-busy className="grid gap-6 p-card-x">
                    <Skeleton />
                    <Skeleton />
                    <Skeleton />
                  </div>
                }
              >
                <Preview columns={chosen} />
              </Suspense>
            </div>
          </Card>
        </div>
      )}
      <ChoiceCard heading="Column configuration" nameHeading="Column Name" {...{ read, table }} />
    </>
  );
}

function Rows() {
  const queries = administrationQueries(useClient());
  const reading = queries.allRows();
  const read = useQuery({ ...reading, select: rowsTable });
  const { mutateAsync } = useMutation(queries.saveRows());
  const table = useChoiceTable({
    table: 'rows',
    queryKey: reading.queryKey,
    read,
    send: (entries, version) => mutateAsync({ choices: rowChoices(entries), version }),
  });
  return (
    <ChoiceCard heading="Application Detail Row configuration" nameHeading="Row Name" {...{ read, table }} />
  );
}
