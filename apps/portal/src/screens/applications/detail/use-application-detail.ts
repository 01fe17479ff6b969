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

/** What holds while the system configuration cannot be read: nothing that it would have to open. */
const closedConfiguration: SystemConfiguration = {
  ShowDocumentListBeforeCompletion: false,
  ShowEVSummaryResult: false,
  AustralianMobileNumberOnly: false,
  DisplayUserInviteAlert: false,
  NewUserAppAccessToggleDefaultON: false,
};

export type DetailReading =
  | { readonly state: 'loading' }
  /** Unknown, out of sight, or an id that no application can have. */
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly application: ApplicationDetail;
      readonly configuration: SystemConfiguration;
      /** The optional rows; none while they are on their way. */
      readonly rows: DetailRowSettings['rows'];
      /** Set where the optional rows could not be read. */
      readonly retryRows: (() => void) | undefined;
      /** It is being read again. */
      readonly rereading: boolean;
      /** The application could not be read again; what is shown is older. */
      readonly outdated: boolean;
    };

/** An application with the configuration that says how to show it. Without an id nothing is asked for. */
export function useApplicationDetail(id: string | undefined): DetailReading {
  const client = useClient();
  const can = useCan();
  const configurations = configurationQueries(client);
  const detail = useQuery({ ...oneApplicationQueries(client).detail(id ?? ''), enabled: id !== undefined });
  const rows = useQuery(configurations.rows());
  const custom = useQuery(configurations.custom());
  // Asked for by the number that the address holds: beside the application, not after it.
  useQuery({
    ...oneApplicationQueries(client).ips(Number(id)),
    enabled: can(Permission.vpnSummaryView) && /^\d+$/.test(id ?? ''),
    notifyOnChangeProps: [],
  });
  const failure = failureOf(detail.error);
  const rowsFailure = failureOf(rows.error);

  if (id === undefined || (failure && !deservesRetry(failure))) return { state: 'notFound' };
  if (detail.data === undefined && failure) return { state: 'failed', retry: () => void detail.refetch() };
  if (detail.data === undefined || custom.isPending) return { state: 'loading' };
  return {
    state: 'ready',
    application: detail.data,
    configuration: custom.data ?? closedConfiguration,
    rows: rows.data?.Rows ?? [],
    retryRows: rowsFailure && deservesRetry(rowsFailure) ? () => void rows.refetch() : undefined,
    rereading: detail.isFetching,
    outdated: failure !== undefined,
  };
}
