import { unreadableIn, type ApplicationIp } from '@portal/api/contract';
import { oneApplicationQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { Spinner } from '@portal/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { fullDate } from '../../../formats/dates.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { sideReading } from './side-reading.ts';

const columnsIn = (format: string | null | undefined): readonly CardTableColumn<ApplicationIp>[] => [
  { id: 'applicant', header: 'Applicant', cell: ({ ApplicantName }) => ApplicantName },
  { id: 'ip', header: 'IP Address', width: 128, numeric: true, cell: ({ Ip }) => Ip },
  { id: 'isp', header: 'ISP', cell: ({ IspName }) => IspName },
  {
    id: 'vpn',
    header: 'VPN',
    width: 76,
    cell: ({ IsVpn }) => <Badge tone={IsVpn ? 'pending' : 'neutral'}>{IsVpn ? 'Yes' : 'No'}</Badge>,
  },
  {
    id: 'date',
    header: 'Date',
    width: 156,
    muted: true,
    numeric: true,
    cell: ({ EventDateTime }) => fullDate(EventDateTime, format),
  },
];

/** The IP addresses of the applicants, and whether a VPN hides their location (OP-119). */
export function DetailVpnCard({ reading: { application, configuration } }: DetailPartProps) {
  const ips = useQuery(oneApplicationQueries(useClient()).ips(application.ApplicationId));
  const { state, onRetry } = sideReading(ips);
  const rows = ips.data?.ApplicationIps ?? [];
  return (
    <DetailCard heading="VPN Summary" unreadable={unreadableIn(ips.data)} flush>
      <div aria-busy={state === 'loading' || undefined}>
        {state === 'ready' && rows.length > 0 ? (
          <CardTable label="VPN Summary" columns={columnsIn(configuration.DefaultDateFormat)} rows={rows} />
        ) : (
          <div className="px-card-x pt-1 pb-card-x">
            {state === 'loading' ? (
              <Spinner size="lg" label="Loading VPN detection results..." />
            ) : (
              <p className="text-text-muted">VPN detection results are not available for this application.</p>
            )}
            {state === 'failed' && <Retry onClick={onRetry} className="mt-2" />}
          </div>
        )}
      </div>
    </DetailCard>
  );
}
