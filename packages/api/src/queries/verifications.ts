import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { downloadLinked, type Client } from '../client/index.ts';
import {
  generateCompanyReport,
  getVerification,
  getVerificationReport,
  listCompanyVerifications,
  listIndividualVerifications,
  setCompanyReference,
  setIndividualReference,
  verificationId,
  verifyCompany,
  type Reply,
  type VerificationDetail,
  type VerificationListQuery,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { changeOf, keyOf, mutationOf, queryOf } from './query-of.ts';

export type VerificationService = 'company' | 'individual';

/** Milliseconds between two looks at what is Pending: with its answer it arrives within five seconds. */
const pendingInterval = 3_000;

/** What cannot change by itself is not asked for again; nor is anything while the page is hidden. */
const lookAgain = (pending: boolean | undefined) => (pending ? pendingInterval : false);

type CompanyPage = Reply<typeof listCompanyVerifications>;
type IndividualPage = Reply<typeof listIndividualVerifications>;
const anyPending = (page: CompanyPage | IndividualPage | undefined) =>
  page?.responses.some(({ status }) => status === 'Pending');

const referenceCalls = { company: setCompanyReference, individual: setIndividualReference } as const;

export interface NewReference {
  /** The verification's id without its `V`. */
  readonly number: string;
  /** Empty clears it. */
  readonly reference: string;
}

export const verificationQueries = (client: Client) => ({
  companies: (query: Partial<VerificationListQuery>) =>
    queryOptions({
      ...queryOf(client, listCompanyVerifications, { query }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => lookAgain(anyPending(state.data)),
    }),

  individuals: (query: Partial<VerificationListQuery>) =>
    queryOptions({
      ...queryOf(client, listIndividualVerifications, { query }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => lookAgain(anyPending(state.data)),
    }),

  one: (number: string) =>
    queryOptions({
      ...queryOf(client, getVerification, { params: { number } }),
      refetchInterval: ({ state }) => lookAgain(state.data?.requestStatus === 'Pending'),
    }),

  lookUp: () => changeOf(client, verifyCompany, (CompanyNumber: string) => ({ body: { CompanyNumber } })),

  /** Whatever comes of it, the list may have a row more. */
  generateReport: () =>
    changeOf(
      client,
      generateCompanyReport,
      ({ companyNumber, companyName }: Reply<typeof verifyCompany>) => ({
        body: { company_number: companyNumber, company_name: companyName },
      }),
    ),

  /** The rows and details that have been read are changed in place: nothing is asked for again (OP-200, OP-224). */
  setReference: (service: VerificationService) =>
    changeOf(
      client,
      referenceCalls[service],
      ({ number, reference }: NewReference) => ({ params: { number }, body: { ref_code: reference } }),
      {
        onSuccess: (_reply, given, _before, { client: queryClient }) =>
          showReference(queryClient, service, given),
      },
    ),

  /** A report by the link of its verification. */
  report: (link: string) =>
    mutationOf(getVerificationReport, () => unwrap(downloadLinked(client, getVerificationReport, link))),
});

const withReference =
  (given: NewReference) =>
  <Page extends { responses: { id: string; ref_code: string | null }[] }>(page: Page | undefined) =>
    page && {
      ...page,
      responses: page.responses.map((row) =>
        row.id === verificationId(given.number) ? { ...row, ref_code: given.reference || null } : row,
      ),
    };

function showReference(queryClient: QueryClient, service: VerificationService, given: NewReference): void {
  if (service === 'company') {
    queryClient.setQueriesData<CompanyPage>(
      { queryKey: keyOf(listCompanyVerifications) },
      withReference(given),
    );
    return;
  }
  queryClient.setQueriesData<IndividualPage>(
    { queryKey: keyOf(listIndividualVerifications) },
    withReference(given),
  );
  queryClient.setQueryData<VerificationDetail>(
    keyOf(getVerification, { params: { number: given.number } }),
    (detail) => detail && { ...detail, referenceNumber: given.reference || null },
  );
}
