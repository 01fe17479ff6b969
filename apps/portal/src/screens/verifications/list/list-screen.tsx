import {
  can,
  isPermitted,
  Permission,
  verificationActions,
  verificationServices,
  verificationsPerPage,
  type VerificationService,
} from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { Plus } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import { prefetchQuery, type Opening } from '../../../base/lazy-screen.tsx';
import { hrefs } from '../../../base/paths.ts';
import { useClient } from '../../../base/services.tsx';
import { searchIn } from '../../../listing/address.ts';
import { useListAnnouncement } from '../../../listing/list-announcement.ts';
import { ListPage } from '../../../listing/list-page.tsx';
import { ListTable } from '../../../listing/list-table.tsx';
import { useListReading } from '../../../listing/use-list-reading.ts';
import { useUser } from '../../../session/use-session.ts';
import { newVerification, ReferenceDialog } from '../dialogs.ts';
import { services, type GridState } from './grid-state.ts';
import { PageSteps } from './page-steps.tsx';
import { togglesFor } from './toggles.model.ts';
import { useResultAnnouncement } from './use-result-announcement.ts';
import { openingState, useGridState } from './use-grid-state.ts';
import { verificationColumns, type VerificationRow } from './verification-columns.tsx';

const rowId = ({ id }: { readonly id: string }) => id;
const rowHref = ({ id }: { readonly id: string }) => hrefs.verification(id);
const noRows: readonly never[] = [];

const pageOf = (
  client: Opening['client'],
  { service, searchText: search }: Pick<GridState, 'service' | 'searchText'>,
  Page: number,
) => verificationQueries(client).list(service, { Page, ...(search && { search }) });

/** Loads a page of the shown service, with its announcement. */
function useVerifications({ currentPage: page, searchText, service }: GridState) {
  const client = useClient();
  const readPage = useCallback(
    (asked: number) => pageOf(client, { service, searchText }, asked),
    [client, service, searchText],
  );
  const list = useListReading({ readPage, page, permitted: true });
  const { reply, stale, refreshing } = list;
  const rows: readonly VerificationRow[] = reply?.responses ?? noRows;
  const total = reply?.totalCount;
  const pages = Math.ceil((total ?? 0) / verificationsPerPage);
  const moved = useListAnnouncement(`${service} ${page} ${searchText}`, {
    refreshing,
    answered: total === undefined || stale ? undefined : { total, noun: 'verification', page, pages },
  });
  return { list, rows, total, pages, announcement: useResultAnnouncement(rows) || moved };
}

interface VerificationTogglesProps {
  value: VerificationService;
  onChoose: (service: VerificationService) => void;
}

/** The services that the user may see. */
export function VerificationToggles({ value, onChoose }: VerificationTogglesProps) {
  return (
    <ToggleGroup
      label="Verification type"
      value={value}
      onValueChange={(id) => {
        const chosen = services.find((service) => service === id);
        if (chosen && chosen !== value) onChoose(chosen);
      }}
      items={togglesFor(useUser().claims)}
      className="max-md:flex-wrap"
    />
  );
}

/** The verified companies and individuals that the user may see. */
export function VerificationListScreen() {
  const { state, change } = useGridState();
  const { list, rows, total, pages, announcement } = useVerifications(state);
  const { currentPage, searchText, service } = state;
  const region = useRef<HTMLElement>(null);
  const [creating, setCreating] = useState(false);
  const [referenced, setReferenced] = useState<VerificationRow>();
  const editReference = useCallback((_action: string, row: VerificationRow) => setReferenced(row), []);
  const NewDialog = newVerification[service];
  const { create } = verificationActions[service];
  const { claims } = useUser();

  // Rows may have been deleted since the page was stored.
  if (pages && !list.stale && currentPage > pages) change({ currentPage: pages });
  return (
    <>
      <ListPage
        title="Verifications"
        crumbs={[{ label: 'Verifications', href: hrefs.verifications }]}
        list={list}
        refreshable
        loadingText="Loading Verifications"
        actions={
          isPermitted(create, claims) && (
            <Button variant="primary" icon={Plus} {...NewDialog.onIntent} onClick={() => setCreating(true)}>
              {create.label}
            </Button>
          )
        }
        searchLabel="Search verifications"
        search={searchText}
        onSearch={(text) => change({ searchText: searchIn(text) })}
        start={<VerificationToggles value={service} onChoose={(chosen) => change({ service: chosen })} />}
        end={
          <PageSteps
            page={currentPage}
            total={total}
            onIntent={list.prefetch}
            onStep={(page) => change({ currentPage: page })}
          />
        }
      >
        <ListTable
          list={list}
          region={region}
          address={hrefs.verifications}
          label={`${service} verifications`}
          columns={verificationColumns[service]}
          rows={rows}
          rowId={rowId}
          rowHref={service === 'Individual' ? rowHref : undefined}
          onCellAction={editReference}
          announcement={announcement}
          emptyText={
            searchText
              ? `No record was found that matches the keyword '${searchText}'`
              : `There's no ${service} Verifications. Click 'New Verification' to start.`
          }
        />
      </ListPage>
      {creating && <NewDialog onClose={() => setCreating(false)} />}
      {referenced && (
        <ReferenceDialog
          service={service}
          // Another back end has another letter, or none (OP-389).
          number={referenced.id.replace(/^\D/, '')}
          reference={referenced.ref_code}
          onClose={() => setReferenced(undefined)}
        />
      )}
    </>
  );
}

VerificationListScreen.prefetch = (opening: Opening) => {
  const { client, queryClient, user, search } = opening;
  const state = openingState(queryClient, user, search);
  if (!can(user.claims, Permission.entityVerification)) return;
  if (!can(user.claims, verificationServices[state.service].needs)) return;
  prefetchQuery(opening, pageOf(client, state, state.currentPage));
};
