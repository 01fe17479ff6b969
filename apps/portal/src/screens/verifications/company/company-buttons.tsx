import { Button } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';
import { RotateCcw } from 'lucide-react';
import { ReportButton } from '../list/report-button.tsx';
import type { CompanySearch } from './use-company-search.ts';

export interface CompanyButtonsProps {
  search: CompanySearch;
  onClose: () => void;
}

/** What can be done next, as far as the search has come. */
export function CompanyButtons({ search, onClose }: CompanyButtonsProps) {
  const { acn, answered, lookingUp, company, report, generating } = search;
  const cancel = (
    <Button size="md" aria-disabled={generating} onClick={onClose}>
      Cancel
    </Button>
  );
  const newSearch = (
    <Button size="md" aria-disabled={lookingUp} onClick={search.searchAnew}>
      New Search
    </Button>
  );
  if (!answered)
    return (
      <>
        {cancel}
        <Tooltip text={acn.complete ? '' : 'Enter all nine digits.'}>
          <Button size="md" type="submit" variant="primary" pending={lookingUp} aria-disabled={!acn.complete}>
            Verify
          </Button>
        </Tooltip>
      </>
    );
  if (!company)
    return (
      <>
        <span className="me-auto">{cancel}</span>
        {newSearch}
        <Button size="md" variant="primary" icon={RotateCcw} pending={lookingUp} onClick={search.verify}>
          Retry
        </Button>
      </>
    );
  if (report)
    return (
      <>
        {newSearch}
        <ReportButton
          service="company"
          link={report.link}
          label="Download Report"
          size="md"
          variant="primary"
        />
      </>
    );
  return (
    <>
      {cancel}
      <Button size="md" variant="primary" pending={generating} onClick={search.generate}>
        Generate ASIC Report
      </Button>
    </>
  );
}
