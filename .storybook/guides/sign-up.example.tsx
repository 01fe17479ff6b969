import { Alert } from '@portal/ui/alert';
import { SchemaForm } from '@portal/ui/forms';
import { useState } from 'react';
import schema from './sign-up-schema.example.json';

const uiSchema = { contact: { 'ui:widget': 'radio' } };

/** A form whose fields come from a schema, such as one that a server sends. */
export function SignUp({ onSave }: { onSave: (data: unknown) => Promise<void> }) {
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const save = async (data: unknown) => {
    setSaving(true);
    setOutcome(
      await onSave(data).then(
        () => 'saved' as const,
        () => 'failed' as const,
      ),
    );
    setSaving(false);
  };
  return (
    <div className="grid max-w-[480px] gap-3">
      {outcome === 'saved' && <Alert tone="success">Saved.</Alert>}
      {outcome === 'failed' && (
        <Alert tone="danger">The form was not saved. Your entries are kept; submit again.</Alert>
      )}
      <SchemaForm
        schema={schema}
        uiSchema={uiSchema}
        submitText="Save"
        pending={saving}
        onSubmit={(data) => void save(data)}
      />
    </div>
  );
}
