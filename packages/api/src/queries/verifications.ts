import { queryOptions } from '@tanstack/react-query';
import { downloadLinked, type Client } from '../client/index.ts';
import {
  generateCompanyReport,
  getVerification,
  getVerificationReport,
  verificationId,
  verificationServices,
  verifyCompany,
  type Reply,
  type VerificationDetail,
  type VerificationListQuery,
  type VerificationService,
} from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { changeOf, keyOf, mutationOf, queryOf } from './query-of.ts';

/**
 * Polls every three seconds while a verification is pending, so that its outcome is shown within five. Hidden pages
 * do not poll.
 */
const polledWhile = (pending: boolean | undefined) => (pending ? 3_000 : false);

/** The fields of a page that a reference concerns. */
interface Page {
  readonly responses: readonly { readonly id: string; readonly ref_code: string | null }[];
}

export const verificationQueries = (client: Client) => ({
  list: (service: VerificationService, query: Partial<VerificationListQuery>) => {
    const { list } = verificationServices[service];
    return queryOptions({
      ...queryOf(client, list, { query }),
      // Rows of the other service must not be shown as placeholder data.
      placeholderData: (page, before) => (before?.queryKey[0] === list.id ? page : undefined),
      refetchInterval: ({ state }) =>
        polledWhile(state.data?.responses.some(({ status }) => status === 'Pending')),
    });
  },

  one: (number: string) =>
    queryOptions({
      ...queryOf(client, getVerification, { params: { number } }),
      refetchInterval: ({ state }) => polledWhile(state.data?.requestStatus === 'Pending'),
    }),

  lookUp: () => changeOf(client, verifyCompany, (CompanyNumber: string) => ({ body: { CompanyNumber } })),

  /** The list is refetched even after a failure, because the server may have stored the verification. */
  generateReport: () =>
    changeOf(
      client,
      generateCompanyReport,
      ({ companyNumber, companyName }: Reply<typeof verifyCompany>) => ({
        body: { company_number: companyNumber, company_name: companyName },
      }),
    ),

  /**
   * `number` is an id without its `V`. An empty reference clears the old one. Cached rows and details are updated in
   * place, without a refetch (OP-200, OP-224).
   */
  setReference: (service: VerificationService) =>
    changeOf(
      client,
      verificationServices[service].setReference,
      ({ number, reference }: { number: string; reference: string }) => ({
        params: { number },
        body: { ref_code: reference },
      }),
      {
        onSuccess: (_reply, { number, reference }, _before, { client: queryClient }) => {
          const written = reference || null;
          const id = verificationId(number);
          const { list } = verificationServices[service];
          queryClient.setQueriesData<Page>(
            { queryKey: keyOf(list) },
            (page) =>
              page && {
                ...page,
                responses: page.responses.map((row) => (row.id === id ? { ...row, ref_code: written } : row)),
              },
          );
          queryClient.setQueryData<VerificationDetail>(
            keyOf(getVerification, { params: { number } }),
            (detail) => detail && { ...detail, referenceNumber: written },
          );
        },
      },
    ),

  /** Downloads a report by the link of its verification. */
  report: (link: string) =>
    mutationOf(getVerificationReport, () => unwrap(downloadLinked(client, getVerificationReport, link))),
});
