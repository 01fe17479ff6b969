import { reportReason } from '@portal/api/client';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { RetryRead } from '../base/retry.tsx';
import { useClient } from '../base/services.tsx';
import { useUser } from '../session/use-session.ts';
import { serverForm, type FormParts, type ServerForm } from './server-form.ts';

export interface SchemaFormPartProps {
  reading: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'error' | 'refetch'>;
  /** Undefined while the form loads or if the server has none. Must be stable for the same form. */
  form: FormParts | undefined;
  /** Widths of the skeleton lines shown while it loads. */
  lines: readonly number[];
  /** Shown if the form is not available. Default nothing. */
  missing?: ReactNode;
  /** `onSchemaProblem` reports what the form leaves out, like every other failure. */
  children: (form: ServerForm & { readonly onSchemaProblem: (line: string) => void }) => ReactNode;
}

/** A form that the server describes: loading, rendered or missing, with Retry if the read failed (WIZ-004, OP-250). */
export function SchemaFormPart({ reading, form: parts, lines, missing, children }: SchemaFormPartProps) {
  const form = useMemo(() => parts && serverForm(parts), [parts]);
  const client = useClient();
  const { globalId } = useUser();
  if (reading.isPending)
    return (
      <div role="status" aria-label="Loading" className="grid gap-4 py-2">
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  if (form) return children({ ...form, onSchemaProblem: (line) => reportReason(client, line, globalId) });
  return (
    <>
      {missing}
      <RetryRead of={reading} className="justify-self-start" />
    </>
  );
}
