import { verificationsPerPage } from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { useCallback } from 'react';
import { useClient } from '../../../app/services.tsx';
import { useListReading } from '../../../listing/use-list-reading.ts';
import type { GridState } from './grid-state.ts';

/** A page of both services, of which only the one that is shown is ever asked for. */
export function useVerifications({ currentPage: page, searchText, service }: GridState) {
  const client = useClient();
  const readCompanies = useCallback(
    (Page: number) => verificationQueries(client).companies(queryOf(Page, searchText)),
    [client, searchText],
  );
  const readIndividuals = useCallback(
    (Page: number) => verificationQueries(client).individuals(queryOf(Page, searchText)),
    [client, searchText],
  );
  const companies = useListReading({ readPage: readCompanies, page, permitted: service === 'Company' });
  const individuals = useListReading({
    readPage: readIndividuals,
    page,
    permitted: service === 'Individual',
  });
  const list = service === 'Company' ? companies : individuals;
  const total = list.reply?.totalCount;
  return {
    list,
    companies: companies.reply?.responses ?? none,
    individuals: individuals.reply?.responses ?? none,
    total,
    pages: total === undefined ? undefined : Math.ceil(total / verificationsPerPage),
  };
}

const none: readonly never[] = [];
const queryOf = (Page: number, search: string) => ({ Page, ...(search && { search }) });
