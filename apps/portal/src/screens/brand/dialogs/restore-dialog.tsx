import { brandQueries } from '@portal/api/queries';
import { Skeleton } from '@portal/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { Changes } from '../parts/changes.tsx';
import { PublicationDialog } from './publication-dialog.tsx';

export interface RestoreDialogProps {
  readonly number: number;
  /** Number of the published look. */
  readonly current: number;
  readonly onClose: () => void;
}

/** Publishes an older look again, as a new one. The draft stays as it is. */
export function RestoreDialog({ number, current: now, onClose }: RestoreDialogProps) {
  // The look that was published when the differences were read.
  const [current] = useState(now);
  const queries = brandQueries(useClient());
  const { data, isError } = useQuery({ ...queries.look(number), staleTime: 0 });
  const { mutateAsync } = useMutation(queries.restore());
  const findings = data?.Findings.map(({ Id: id, Level: level, What: what }) => ({ id, level, what }));
  return (
    <PublicationDialog
      title={`Restore look ${number}`}
      verb="Restore"
      workingText="Restoring"
      findings={findings ?? []}
      waitingFor={data ? undefined : 'The look is being read.'}
      isMissing={isError}
      call={(Acknowledged) => mutateAsync({ Number: number, Current: current, Acknowledged })}
      doneText={(look) => `Look ${look} is published: look ${number} restored.`}
      onClose={onClose}
    >
      {isError && <p role="alert">The look cannot be shown.</p>}
      {!data && !isError && <Skeleton width="60%" />}
      {data && <Changes changes={data.Changes} />}
      {data?.Changes.length === 0 && <p>Nothing differs.</p>}
    </PublicationDialog>
  );
}
