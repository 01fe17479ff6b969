import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { CardTable } from '@portal/ui/card-table';
import { KeyValueList } from '@portal/ui/key-value-list';
import { ProgressRing } from '@portal/ui/progress-ring';
import type { ReactNode } from 'react';
import { useForms } from '../opening/use-forms.tsx';
import { DetailApprovalsCard } from './detail-approvals-card.tsx';
import { DetailHeadActions } from './detail-head-actions.tsx';
import { DetailHead } from './detail-head.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { DetailProgressCard } from './detail-progress-card.tsx';
import { DetailRowsCard } from './detail-rows-card.tsx';

const nothing = () => undefined;

/** Head, progress, details and approvals of an application, for a preview in which nothing acts. */
export function ApplicationExcerpt({ reading }: Pick<DetailPartProps, 'reading'>) {
  const { application } = reading;
  const forms = useForms(application, nothing);
  const part = { reading, onBegin: nothing };
  return (
    <>
      <DetailHead
        title={`[${application.ApplicationId}]`}
        level={2}
        application={application}
        actions={<DetailHeadActions reading={reading} forms={forms} onBegin={nothing} />}
        onBegin={nothing}
      />
      <Cards>
        <DetailProgressCard {...part} />
        <DetailRowsCard {...part} />
        <DetailApprovalsCard {...part} />
      </Cards>
    </>
  );
}

const approvals = [
  { name: 'Ada Sample', state: 'Approved' },
  { name: 'Ben Sample', state: 'Pending' },
] as const;

/** The same with sample data, for users who see no application. */
export const SampleExcerpt = () => (
  <>
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-border bg-surface px-gutter py-4">
      <h2 className="text-xl font-semibold">
        Sample account <span className="font-medium text-text-muted">[1008]</span>
      </h2>
      <Badge tone="pending">Documents pending</Badge>
      <div className="ms-auto">
        <Button variant="primary">Actions</Button>
      </div>
    </header>
    <Cards>
      <Card heading="Progress">
        <ProgressRing size="lg" value={86} />
      </Card>
      <Card heading="Details">
        <KeyValueList
          items={[
            { label: 'Status', value: 'Documents pending' },
            { label: 'Application Type', value: 'Individual' },
            { label: 'Owner', value: 'Sam Sample' },
          ]}
        />
      </Card>
      <Card heading="Approval Status" flush>
        <CardTable
          label="Approval Status"
          columns={[
            { id: 'applicant', header: 'Applicant', cell: ({ name }) => name },
            {
              id: 'status',
              header: 'Status',
              cell: ({ state }) => <Badge tone={state === 'Approved' ? 'success' : 'neutral'}>{state}</Badge>,
            },
          ]}
          rows={approvals}
        />
      </Card>
    </Cards>
  </>
);

const Cards = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-0 flex-1 content-start gap-4 overflow-hidden bg-canvas px-gutter pt-4">
    {children}
  </div>
);
