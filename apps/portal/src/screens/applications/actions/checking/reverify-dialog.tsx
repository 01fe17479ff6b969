import { deservesRetry, identityChecks } from '@portal/api/contract';
import { configurationQueries, failureOf, identityCheckQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { SchemaForm } from '@portal/ui/forms';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../../../app/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { CheckDialog } from './check-dialog.tsx';
import { individualOf } from './check.model.ts';

const withoutOptions = 'No additional verification options available.';

/** A check by further identification, which the server's form asks for (REV-004). */
export function ReverifyDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const client = useClient();
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const options = useQuery(identityCheckQueries(client).options(individualOf(application)));
  const [refused, refuse] = useState(false);
  const [valid, setValid] = useState(false);
  const [data, setData] = useState<Record<string, unknown>>({});
  const failure = failureOf(options.error);
  const { ErrorNo = -1, Data } = options.data ?? {};
  const form = ErrorNo >= 0 && Data && !refused ? Data : undefined;

  return (
    <CheckDialog
      {...props}
      action="reverify"
      submittable={form !== undefined}
      obstacle={valid ? undefined : 'Fill in what is asked for first.'}
      body={{ Mode: identityChecks.reverify.mode, IdentificationData: data }}
    >
      {options.isPending ? (
        <Reading />
      ) : form ? (
        <SchemaForm
          schema={form.FormSchema}
          uiSchema={readUiSchema(form.UISchema)}
          validation="live"
          dateFormat={dateFormat ?? undefined}
          onChangeValid={setValid}
          onChange={(filled) => setData(filled as Record<string, unknown>)}
          onSubmit={() => undefined}
          onRefuseSchema={() => refuse(true)}
          submitLabel={null}
        />
      ) : (
        <p>{withoutOptions}</p>
      )}
      {failure && deservesRetry(failure) && (
        <div>
          <Button icon={RotateCcw} pending={options.isFetching} onClick={() => void options.refetch()}>
            Retry
          </Button>
        </div>
      )}
    </CheckDialog>
  );
}

/** Travels parsed or as text, as the schema does. */
function readUiSchema(source: unknown): unknown {
  if (typeof source !== 'string') return source;
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function Reading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 py-2">
      {[120, 260, 180].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
