import { verificationsPerPage } from '@portal/api/contract';
import { IconButton } from '@portal/ui/icon-button';
import { rangeText } from '@portal/ui/pagination';
import { ChevronLeft, ChevronRight } from 'lucide';

export interface PageStepsProps {
  /** From 1. */
  page: number;
  /** Undefined while loading. */
  total: number | undefined;
  /** Called on intent to open a page. */
  onIntent: (page: number) => void;
  onStep: (page: number) => void;
}

/** The range of the shown rows with previous and next buttons; hidden without rows (OP-194). */
export function PageSteps({ page, total, onIntent, onStep }: PageStepsProps) {
  if (!total) return null;
  const last = page * verificationsPerPage >= total;
  return (
    <span className="flex items-center gap-1 max-md:flex-1">
      <span className="me-1 text-text-muted tabular-nums max-md:me-auto">
        {rangeText(page, verificationsPerPage, total)}
      </span>
      <IconButton
        icon={ChevronLeft}
        name="Previous page"
        disabledReason={page === 1 ? 'This is the first page.' : undefined}
        onClick={() => onStep(page - 1)}
        className="rtl:-scale-x-100"
      />
      <IconButton
        icon={ChevronRight}
        name="Next page"
        disabledReason={last ? 'This is the last page.' : undefined}
        onPointerEnter={() => last || onIntent(page + 1)}
        onClick={() => onStep(page + 1)}
        className="rtl:-scale-x-100"
      />
    </span>
  );
}
