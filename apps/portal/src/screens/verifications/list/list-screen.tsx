import {
  verificationNumber,
  type CompanyVerification,
  type IndividualVerification,
} from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { hrefs } from '../../../app/paths.ts';
import { searchIn } from '../../../listing/address.ts';
import { useListAnnouncement } from '../../../listing/list-announcement.ts';
import { ListPage } from '../../../listing/list-page.tsx';
import { ListTable } from '../../../listing/list-table.tsx';
import { RefreshButton } from '../../../listing/refresh-button.tsx';
import { newVerification } from '../new-verification.ts';
import { ReferenceDialog } from '../reference/lazy-reference-dialog.ts';
import type { Referenced } from '../reference/reference-dialog.tsx';
import { PageSteps } from './page-steps.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useGridState } from './use-grid-state.ts';
import { useVerifications } from './use-verifications.ts';
import { companyColumns, individualColumns } from './verification-columns.tsx';
import { VerificationToggles } from './verification-toggles.tsx';

const rowId = ({ id }: { readonly id: string }) => id;
const rowHref = ({ id }: { readonly id: string }) => hrefs.verification(id);

/** Companies and individuals that were verified, for whoever may see them. */
export function VerificationListScreen() {
  const { state, change } = useGridState();
  const { list, companies, individuals, total, pages } = useVerifications(state);
  const { currentPage, searchText, service } = state;
  const region = useRef<HTMLElement>(null);
  const [creating, setCreating] = useState(false);
  const [referenced, setReferenced] = useState<Referenced>();
  const NewDialog = newVerification[service];
  const arrived = useArrivals(service === 'Company' ? companies : individuals);
  const moved = useListAnnouncement(`${service} ${currentPage} ${searchText}`, {
    refreshing: list.refreshing,
    answered:
      total === undefined || list.stale
        ? undefined
        : { total, noun: 'verification', page: currentPage, pages: pages ?? 0 },
  });
  const editReference = useCallback(
    (_action: string, { id, ref_code }: CompanyVerification | IndividualVerification) =>
      setReferenced({
        service: service === 'Company' ? 'company' : 'individual',
        number: verificationNumber(id) ?? '',
        reference: ref_code,
      }),
    [service],
  );

  // Rows may have gone since the page was kept.
  if (pages && !list.stale && currentPage > pages) change({ currentPage: pages });

  const shared = {
    list,
    region,
    address: hrefs.verifications,
    label: `${service} verifications`,
    rowId,
    onCellAction: editReference,
    announcement: arrived || moved,
    emptyText: searchText
      ? `No record was found that matches the keyword '${searchText}'`
      : `There's no ${service} Verifications. Click 'New Verification' to start.`,
  };
  return (
    <>
      <ListPage
        title="Verifications"
        crumbs={[{ label: 'Verifications', href: hrefs.verifications }]}
        list={list}
        loadingText="Loading Verifications"
        actions={
          NewDialog && (
            <Button
              variant="primary"
              icon={Plus}
              onPointerEnter={NewDialog.preload}
              onFocus={NewDialog.preload}
              onClick={() => setCreating(true)}
            >
              New
            </Button>
          )
        }
        searchLabel="Search verifications"
        search={searchText}
        onSearch={(text) => change({ searchText: searchIn(text) })}
        start={<VerificationToggles value={service} onChoose={(chosen) => change({ service: chosen })} />}
        end={
          <span className="flex items-center gap-2 max-md:basis-full">
            <PageSteps
              page={currentPage}
              total={total}
              onIntent={list.prefetch}
              onStep={(page) => change({ currentPage: page })}
            />
            <RefreshButton list={list} />
          </span>
        }
      >
        {service === 'Company' ? (
          <ListTable {...shared} columns={companyColumns} rows={companies} />
        ) : (
          <ListTable {...shared} columns={individualColumns} rows={individuals} rowHref={rowHref} />
        )}
      </ListPage>
      {creating && NewDialog && <NewDialog onClose={() => setCreating(false)} />}
      {referenced && <ReferenceDialog subject={referenced} onClose={() => setReferenced(undefined)} />}
    </>
  );
}
