import {
  deservesRetry,
  Permission,
  type ApplicationDetail,
  type Reply,
  type getSystemConfiguration,
} from '@portal/api/contract';
import { oneApplicationQueries, configurationQueries, failureOf } from '@portal/api/queries';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import { useCan } from '../../../session/use-session.ts';
import type { DetailRowSettings } from './detail-rows.ts';

type SystemConfiguration = Reply<typeof getSystemConfiguration>;

/** Used if the system configuration cannot be loaded: everything that needs it stays hidden. */
const closedConfiguration: SystemConfiguration = {
  ShowDocumentListBeforeCompletion: false,
  ShowEVSummaryResult: false,
  AustralianMobileNumberOnly: false,
  DisplayUserInviteAlert: false,
  NewUserAppAccessToggleDefaultON: false,
};

export type DetailReading =
  | { readonly state: 'loading' }
  /** Unknown, not visible to the user, or an invalid id. */
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly application: ApplicationDetail;
      readonly configuration: SystemConfiguration;
      /** The optional rows; empty while loading. */
      readonly rows: DetailRowSettings['rows'];
      /** Set if the optional rows could not be loaded. */
      readonly retryRows: (() => void) | undefined;
      /** The application is being fetched again. */
      readonly rereading: boolean;
      /** The refetch failed; the data shown are older. */
      readonly outdated: boolean;
    };

/** An application with the configuration that controls how it is shown. Without an id nothing is requested. */
export function useApplicationDetail(id: string | undefined): DetailReading {
  const client = useClient();
  const can = useCan();
  const configurations = configurationQueries(client);
  const detail = useQuery({ ...oneApplicationQueries(client).detail(id ?? ''), enabled: id !== undefined });
  const rows = useQuery(configurations.rows());
  const custom = useQuery(configurations.custom());
  // Uses the number from the address, so that the request runs in parallel with the application.
  useQuery({
    ...oneApplicationQueries(client).ips(Number(id)),
    enabled: can(Permission.vpnSummaryView) && /^\d+$/.test(id ?? ''),
    notifyOnChangeProps: [],
  });
  const failure = failureOf(detail.error);

  if (id === undefined || (failure && !deservesRetry(failure))) return { state: 'notFound' };
  if (detail.data === undefined && failure) return { state: 'failed', retry: () => void detail.refetch() };
  if (detail.data === undefined || custom.isPending) return { state: 'loading' };
  return {
    state: 'ready',
    application: detail.data,
    configuration: custom.data ?? closedConfiguration,
    rows: rows.data?.Rows ?? [],
    retryRows: deservesRetry(failureOf(rows.error)) ? () => void rows.refetch() : undefined,
    rereading: detail.isFetching,
    outdated: failure !== undefined,
  };
}
