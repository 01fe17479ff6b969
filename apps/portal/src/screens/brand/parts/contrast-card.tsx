import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { ContrastTable, FindingsList, type ThemeField } from '@portal/ui/theme-editor';
import { summarySentence, type LookReport } from '@portal/ui/theme/check';
import { useState } from 'react';
import { withDeferredProps } from '../with-deferred-props.tsx';

export interface ContrastCardProps {
  /** Undefined until the first check has ended. */
  readonly report: LookReport | undefined;
  /** The result in a few words, once the look has settled. */
  readonly announced: string;
  readonly onUse: (field: ThemeField, colour: string) => void;
}

/** What the check of the look found, and all pairs of colours on request. */
export const ContrastCard = withDeferredProps(function ContrastCard({
  report,
  announced,
  onUse,
}: ContrastCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      heading="Contrast"
      description={report && summarySentence(report.summary)}
      flush
      aria-busy={!report || undefined}
      actions={
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          All pairs
        </Button>
      }
    >
      {report ? (
        <FindingsList
          findings={report.findings}
          onColourUse={onUse}
          className="border-t border-border ps-card-x pe-2.5"
        />
      ) : (
        <p className="px-card-x pb-card-x">
          <Skeleton width="60%" />
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {report && (
        <Dialog open={open} size="lg" title="All pairs" onOpenChange={setOpen}>
          <ContrastTable readings={report.readings} />
        </Dialog>
      )}
    </Card>
  );
});
