import { oneApplicationQueries } from '@portal/api/queries';
import { useFocusFallback } from '@portal/ui/behaviours';
import { IconButton } from '@portal/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';

export interface DetailRefreshProps {
  guid: string;
  reading: boolean;
  /** The last refetch failed while its data were kept: the button becomes Retry (OP-250). */
  failed: boolean;
}

/** Asks the back end for a fresh copy, then fetches the application again; busy until the new data arrive (OP-154). */
export function DetailRefresh({ guid, reading, failed }: DetailRefreshProps) {
  const reload = useMutation(oneApplicationQueries(useClient()).reload(guid));
  const refresh = () => reload.mutate();
  const busy = reload.isPending || reading;
  // Refresh and Retry replace each other, so the focus moves between them.
  const place = useFocusFallback({ siblings: 'button' });
  return (
    <span ref={place} className="inline-flex">
      {failed ? (
        <Retry pending={busy} onClick={refresh} />
      ) : (
        <IconButton icon={RefreshCw} name="Refresh" pending={busy} onClick={refresh} />
      )}
      <span role="status" className="sr-only">
        {reload.isSuccess && !busy && !failed && 'Application refreshed'}
      </span>
    </span>
  );
}
