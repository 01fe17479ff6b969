import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { CheckboxBox } from '@portal/ui/checkbox';
import { Icon } from '@portal/ui/icon';
import { Skeleton } from '@portal/ui/skeleton';
import { CircleCheck, CircleX } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Retry } from '../../../base/retry.tsx';
import type { ChoiceEntry } from '../configuration.model.ts';

export interface ChoiceTableProps {
  heading: string;
  /** Heading of the name column. */
  nameHeading: string;
  /** Entries with unsaved changes applied; undefined until loaded. */
  entries: readonly ChoiceEntry[] | undefined;
  loading: boolean;
  /** How many entries cannot be read. Save is hidden, because it would lose them. */
  unreadable: number;
  /** Reloads the entries after a failed read (OP-250). */
  onRetry: (() => void) | undefined;
  onTick: (name: string, enabled: boolean) => void;
  onSave: () => void;
  saving: boolean;
  /** Result of the last save, until the next change. */
  outcome: 'saved' | 'failed' | undefined;
  /** Who saved the table, and when. Default nothing. */
  savedText: string | undefined;
  /** Button that opens the history. Default none. */
  history: ReactNode;
  /** Opens the comparison with the table that another user saved. Default: there is no conflict. */
  onCompare: (() => void) | undefined;
}

const cell = 'h-row border-b border-border group-last/row:border-b-0';

/** A table of entries that can be switched on, with its own Save button. Save is disabled without entries. */
export function ChoiceTable({
  heading,
  nameHeading,
  entries,
  loading,
  unreadable,
  onRetry,
  onTick,
  onSave,
  saving,
  outcome,
  savedText,
  history,
  onCompare,
}: ChoiceTableProps) {
  const id = useId();
  const enabled = entries?.filter((entry) => entry.enabled).length ?? 0;
  return (
    <Card
      flush
      heading={heading}
      count={entries && `${enabled} of ${entries.length}`}
      description={
        unreadable > 0
          ? `Entries that cannot be read: ${unreadable}. Nothing can be saved, because they would be lost.`
          : savedText
      }
      actions={
        entries && (
          <>
            {history}
            {unreadable === 0 && (
              <Button variant="primary" pending={saving} onClick={onSave}>
                Save
              </Button>
            )}
          </>
        )
      }
    >
      {outcome && <Outcome outcome={outcome} pending={saving} onCompare={onCompare} />}
      <table
        aria-label={heading}
        aria-busy={loading || undefined}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <colgroup>
          <col className="w-[92px]" />
          <col />
        </colgroup>
        <thead>
          <tr className="text-xs text-text-muted">
            <HeadCell>Enabled</HeadCell>
            <HeadCell>{nameHeading}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {loading &&
            [132, 96, 164, 120, 148].map((width) => (
              <tr key={width} className="group/row">
                <td className={`${cell} ps-card-x`}>
                  <Skeleton shape="box" />
                </td>
                <td className={`${cell} pe-card-x`}>
                  <Skeleton width={width} />
                </td>
              </tr>
            ))}
          {entries?.map((entry) => (
            <Choice key={entry.name} id={`${id}${entry.name}`} entry={entry} onTick={onTick} />
          ))}
        </tbody>
      </table>
      {onRetry && (
        <div className="grid justify-items-center p-6">
          <Retry onClick={onRetry} />
        </div>
      )}
    </Card>
  );
}

const HeadCell = ({ children }: { children: ReactNode }) => (
  <th
    scope="col"
    className="h-head border-y border-border text-start font-medium first:ps-card-x last:pe-card-x"
  >
    {children}
  </th>
);

interface ChoiceProps {
  id: string;
  entry: ChoiceEntry;
  onTick: (name: string, enabled: boolean) => void;
}

function Choice({ id, entry: { name, description, enabled }, onTick }: ChoiceProps) {
  return (
    <tr className="group/row hover:bg-row-hover">
      <td className={`${cell} ps-card-x`}>
        <CheckboxBox
          id={id}
          checked={enabled}
          onChange={({ target }) => onTick(name, target.checked)}
          // Scrolls out from under the preview when focused.
          className="scroll-mt-[320px] align-middle"
        />
      </td>
      <td className={`${cell} pe-card-x`}>
        <label htmlFor={id} className="block cursor-pointer py-1.5 wrap-anywhere">
          <span className={enabled ? '' : 'text-text-muted'}>{description}</span>
          {description !== name && (
            <>
              {' '}
              <span className="block text-xs text-text-muted">{name}</span>
            </>
          )}
        </label>
      </td>
    </tr>
  );
}

const outcomes = {
  saved: { role: 'status', glyph: CircleCheck, text: 'Successfully saved', className: 'text-success' },
  failed: { role: 'alert', glyph: CircleX, text: 'Saving failed', className: 'text-danger' },
} as const;

interface OutcomeProps extends Pick<ChoiceTableProps, 'onCompare'> {
  outcome: keyof typeof outcomes;
  pending: boolean;
}

/** What became of a save, in a line under the head of the card. */
function Outcome({ outcome, pending, onCompare }: OutcomeProps) {
  const { role, glyph, text, className } = outcomes[outcome];
  return (
    <div className="flex min-h-[40px] items-center justify-between gap-2 border-t border-border py-1 ps-card-x pe-2">
      <span role={role} className={`inline-flex items-center gap-1.5 ${className}`}>
        <Icon glyph={glyph} />
        {text}
      </span>
      {onCompare && (
        <Button size="xs" pending={pending} onClick={onCompare}>
          Compare
        </Button>
      )}
    </div>
  );
}
