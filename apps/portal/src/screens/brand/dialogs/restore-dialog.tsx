import type { BrandFinding } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { Skeleton } from '@portal/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { Changes } from '../parts/changes.tsx';
import type { DraftWork } from '../use-draft.ts';
import { SurfaceResults } from './surface-results.tsx';
import { usePublication } from './use-publication.ts';
import { isWarning, warningIds, Warnings } from './warnings.tsx';

export interface RestoreDialogProps {
  readonly number: number;
  /** Number of the published look. */
  readonly current: number;
  readonly work: DraftWork;
  readonly onClose: () => void;
}

const nothing: readonly BrandFinding[] = [];

/** Publishes an older look again, as a new one. The draft stays as it is. */
export function RestoreDialog({ number, current: now, onClose }: RestoreDialogProps) {
  // The look that was published when the differences were read.
  const [current] = useState(now);
  const [confirmed, setConfirmed] = useState(false);
  const queries = brandQueries(useClient());
  const { data, isError } = useQuery({ ...queries.look(number), staleTime: 0 });
  const { mutateAsync } = useMutation(queries.restore());
  const findings = data?.Findings ?? nothing;
  const warnings = findings.filter(isWarning);
  const fails = findings.some(({ Level }) => Level === 'fails');
  const { run, results, published } = usePublication(
    () =>
      mutateAsync({
        Number: number,
        Current: current,
        Acknowledged: warningIds(warnings.map(({ Id: id }) => ({ id }))),
      }),
    (look) => `Look ${look} is published: look ${number} restored.`,
  );
  return (
    <ConfirmResult
      open
      title={`Restore look ${number}`}
      question={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isError && <p role="alert">The look cannot be shown.</p>}
          {!data && !isError && <Skeleton width="60%" />}
          {data && (
            <>
              <Changes changes={data.Changes} />
              {data.Changes.length === 0 && <p>Nothing differs.</p>}
            </>
          )}
          {fails && (
            <p role="alert" className="font-medium text-danger">
              Nothing can be published while a pair fails.
            </p>
          )}
          {!fails && (
            <Warnings
              verb="Restore"
              sentences={warnings.map(({ What }) => What)}
              confirmed={confirmed}
              onConfirmedChange={setConfirmed}
            />
          )}
        </div>
      }
      confirmText={fails || isError ? null : undefined}
      disabledReason={
        !data
          ? 'The look is being read.'
          : warnings.length > 0 && !confirmed
            ? 'The warnings are not confirmed.'
            : undefined
      }
      workingText="Restoring"
      run={run}
      resultDetails={results && <SurfaceResults results={results} published={published} />}
      onOpenChange={onClose}
    />
  );
}
