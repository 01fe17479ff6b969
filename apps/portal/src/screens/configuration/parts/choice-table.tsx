import { CheckboxBox } from '@portal/ui/checkbox';
import { Skeleton } from '@portal/ui/skeleton';
import { useId, type ReactNode } from 'react';
import type { ChoiceEntry } from '../configuration.model.ts';

export interface ChoiceTableProps {
  label: string;
  /** Heading of the name column. */
  nameHeading: string;
  /** Entries with unsaved changes applied; undefined until loaded. */
  entries: readonly ChoiceEntry[] | undefined;
  loading: boolean;
  onTick: (name: string, enabled: boolean) => void;
}

const cell = 'h-row border-b border-border group-last/row:border-b-0';

/** A table of entries that can be switched on. */
export function ChoiceTable({ label, nameHeading, entries, loading, onTick }: ChoiceTableProps) {
  const id = useId();
  return (
    <table
      aria-label={label}
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

interface ChoiceProps extends Pick<ChoiceTableProps, 'onTick'> {
  id: string;
  entry: ChoiceEntry;
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
