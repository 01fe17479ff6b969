import { newLabelMaximumLength, cleanText } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { TextField } from '@portal/ui/text-field';
import { Tooltip } from '@portal/ui/tooltip';
import { Plus } from 'lucide';
import type { labelCount } from './edit.model.ts';

export interface LabelCreationProps {
  count: ReturnType<typeof labelCount>;
  name: string;
  onChangeName: (name: string) => void;
  /** The server's message about this name. */
  serverError: string | undefined;
  /** The running call of the dialog. */
  work: string | undefined;
  onCreate: () => void;
}

/** The number of labels, and a field to create another one while the limit allows it. */
export function LabelCreation({
  count,
  name,
  onChangeName,
  serverError,
  work,
  onCreate,
}: LabelCreationProps) {
  const busy = work !== undefined;
  const nameless = cleanText(name) === '';
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <p role="status" className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-text-muted">Labels</span>
        <span
          className={`ms-auto font-medium tabular-nums ${count.full ? 'text-danger' : 'text-text-muted'}`}
        >
          {count.text}
        </span>
        {count.full && <span className="text-danger">Limit reached</span>}
      </p>
      {!count.full && (
        <form
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy && !nameless) onCreate();
          }}
        >
          <TextField
            label="Label name"
            className="w-full"
            maxLength={newLabelMaximumLength}
            autoComplete="off"
            value={name}
            onValueChange={onChangeName}
            readOnly={busy}
            serverError={serverError}
          />
          <Tooltip text={nameless && !busy ? 'Type a name first.' : ''}>
            <Button
              type="submit"
              size="md"
              icon={Plus}
              aria-disabled={busy || nameless}
              pending={work === 'creating'}
            >
              Create label
            </Button>
          </Tooltip>
        </form>
      )}
    </div>
  );
}
