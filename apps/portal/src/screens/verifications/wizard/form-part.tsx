import { deservesRetry, type Reply, type getVerificationForm } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { serverForm, type ServerForm } from './server-form.ts';

/** Why nothing can be sent while there is no form. */
export const noFormYet = 'The form is not there yet.';

export interface FormPartProps {
  reading: UseQueryResult<Reply<typeof getVerificationForm>>;
  children: (form: ServerForm) => ReactNode;
}

/** A form that the server describes: on its way, drawn, or hidden where it cannot be had (WIZ-004, OP-250). */
export function FormPart({ reading, children }: FormPartProps) {
  const { data, error, isPending, isFetching, refetch } = reading;
  const form = useMemo(() => data && serverForm(data), [data]);
  const failure = failureOf(error);
  if (isPending) return <Reading />;
  if (form) return children(form);
  return (
    failure &&
    deservesRetry(failure) && (
      <div>
        <Button icon={RotateCcw} pending={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    )
  );
}

function Reading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 py-2">
      {[260, 420, 340].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
