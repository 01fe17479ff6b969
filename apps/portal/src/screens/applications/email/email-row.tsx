import { statusTone, type ApplicationRow } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { CheckboxBox } from '@portal/ui/checkbox';
import { rowMenuButtonProps } from '@portal/ui/data-grid';
import { Icon } from '@portal/ui/icon';
import { ProgressRing, wholePercent } from '@portal/ui/progress-ring';
import { Ellipsis } from 'lucide';
import { memo, type ChangeEvent } from 'react';
import { Link } from '../../../base/portal-link.tsx';
import { hrefs } from '../../../base/paths.ts';
import { cellTexts } from '../query/cell-texts.ts';
import { rowLabel, rowMenuLabel } from '../actions/use-row-menu.ts';

export interface EmailRowProps {
  row: ApplicationRow;
  /** 0-based position on the page. */
  position: number;
  scope: ListScope;
  /** The application is open in the pane. */
  open: boolean;
  selected: boolean;
  menuOpen: boolean;
  /** Undefined if rows cannot be selected. */
  onToggle: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

const look = [
  'relative grid cursor-pointer scroll-mt-[44px] gap-x-3 border-b border-border bg-surface py-2.5 ps-4 pe-2',
  'hover:bg-row-hover focus-within:bg-row-hover data-open:bg-row-selected data-open:hover:bg-row-selected-hover',
  "data-open:before:absolute data-open:before:inset-y-0 data-open:before:start-0 data-open:before:w-[3px] data-open:before:content-['']",
  'data-open:before:bg-brand-ui forced-colors:data-open:before:bg-[Highlight]',
].join(' ');

/** Applicant, type, status and date, in three lines. */
function DrawEmailRow({ row, position, scope, open, selected, menuOpen, onToggle }: EmailRowProps) {
  const id = row.ApplicationID;
  const name = row.ClientName || row.AccountName;
  const kind = [row.ShortApplicationType, row.AssigneeDisplayName].filter(Boolean).join(' · ');
  return (
    <li
      data-position={position}
      data-open={open || undefined}
      className={`${look} ${onToggle ? 'grid-cols-[16px_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]'}`}
    >
      {onToggle && (
        <CheckboxBox aria-label={rowLabel(row)} checked={selected} onChange={onToggle} className="mt-0.5" />
      )}
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <Link
            to={hrefs.application(id, scope)}
            aria-current={open ? 'true' : undefined}
            aria-label={name ? `${name} ${id}` : undefined}
            title={name || undefined}
            className="min-w-0 truncate rounded-[2px] font-semibold hover:underline"
          >
            {name || id}
          </Link>
          <span className="ms-auto flex-none text-xs text-text-muted tabular-nums">{id}</span>
          <button
            {...rowMenuButtonProps(rowMenuLabel(row), menuOpen)}
            className="-my-1 grid size-[28px] flex-none place-items-center rounded-sm text-text-muted hover:bg-text/8 hover:text-text aria-expanded:bg-text/8 aria-expanded:text-text"
          >
            <Icon glyph={Ellipsis} />
          </button>
        </div>
        <div className="flex items-center gap-2 pe-2 text-text-muted">
          <span title={row.AccountName ?? undefined} className="min-w-0 flex-1 truncate">
            {row.AccountName}
          </span>
          {kind && (
            <span title={kind} className="max-w-[60%] flex-none truncate text-xs">
              {kind}
            </span>
          )}
        </div>
        <div className="mt-1.5 flex items-center gap-2 pe-2 text-xs text-text-muted tabular-nums">
          {row.Status && <Badge tone={statusTone(row.Status)}>{row.Status}</Badge>}
          <span className="ms-auto flex items-center gap-2">
            <ProgressRing value={row.PercentageComplete} />
            <span aria-hidden>{wholePercent(row.PercentageComplete)}%</span>
          </span>
          <span>{cellTexts.CreatedDate(row)}</span>
        </div>
      </div>
    </li>
  );
}

/** Memoised: opening another application renders two rows instead of the page. */
export const EmailRow = memo(DrawEmailRow);
