import { applicationQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { IconButton } from '@portal/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw, RotateCcw } from 'lucide-react';
import { useClient } from '../../../app/services.tsx';

export interface DetailRefreshProps {
  guid: string;
  /** The last reading failed while its data were kept: the button says Retry (OP-250). */
  failed: boolean;
}

/** Asks the back end for a fresh copy, then reads again; busy until the new data are there (OP-154). */
export function DetailRefresh({ guid, failed }: DetailRefreshProps) {
  const reload = useMutation(applicationQueries(useClient()).reload(guid));
  const refresh = () => reload.mutate();
  if (failed) {
    return (
      <Button icon={RotateCcw} pending={reload.isPending} onClick={refresh}>
        Retry
      </Button>
    );
  }
  return <IconButton icon={RefreshCw} name="Refresh" pending={reload.isPending} onClick={refresh} />;
}
