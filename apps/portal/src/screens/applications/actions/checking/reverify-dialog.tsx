import { identityChecks } from '@portal/api/contract';
import { configurationQueries, identityCheckQueries } from '@portal/api/queries';
import { SchemaForm } from '@portal/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { SchemaFormPart } from '../../../../records/schema-form-part.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { CheckDialog } from './check-dialog.tsx';
import { individualOf } from './check.model.ts';

const withoutOptions = 'No additional verification options available.';

/** A check with further identification, entered in a form that the server defines (REV-004). */
export function ReverifyDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const client = useClient();
  const dateFormat = useQuery(configurationQueries(client).custom()).data?.DefaultDateFormat;
  const options = useQuery(identityCheckQueries(client).options(individualOf(application)));
  const [refused, refuse] = useState(false);
  const [valid, setValid] = useState(false);
  const [data, setData] = useState<Record<string, unknown>>({});
  const { ErrorNo = -1, Data } = options.data ?? {};
  const offered = ErrorNo >= 0 ? Data : undefined;
  const form = useMemo(
    () => offered && { schema: offered.FormSchema, uiSchema: offered.UISchema },
    [offered],
  );

  return (
    <CheckDialog
      {...props}
      action="reverify"
      submittable={form != null && !refused}
      disabledReason={valid ? undefined : 'Fill in what is asked for first.'}
      body={{ Mode: identityChecks.reverify.mode, IdentificationData: data }}
    >
      <SchemaFormPart
        reading={options}
        form={form ?? undefined}
        lines={[120, 260, 180]}
        missing={<p>{withoutOptions}</p>}
      >
        {({ data: _, ...drawn }) => (
          <SchemaForm
            {...drawn}
            validation="live"
            dateFormat={dateFormat ?? undefined}
            onValidityChange={setValid}
            onDataChange={(filled) => setData(filled as Record<string, unknown>)}
            onSubmit={() => undefined}
            onSchemaError={() => refuse(true)}
            submitText={null}
          />
        )}
      </SchemaFormPart>
    </CheckDialog>
  );
}
