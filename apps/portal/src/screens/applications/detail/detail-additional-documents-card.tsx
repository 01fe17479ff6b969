import { unreadableIn } from '@portal/api/contract';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { SafeHtml } from '@portal/ui/safe';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps, ReadDetail } from './detail-part.ts';

const columns: readonly CardTableColumn<ReadDetail['application']['OutstandingDocuments'][number]>[] = [
  { id: 'document', header: 'Document', width: '42%', cell: ({ Name }) => Name },
  {
    id: 'action',
    header: 'Action Required',
    cell: ({ ActionRequired }) => ActionRequired && <SafeHtml html={ActionRequired} />,
  },
];

/** The outstanding documents. */
export function DetailAdditionalDocumentsCard({ reading: { application } }: DetailPartProps) {
  const { OutstandingDocuments: rows } = application;
  return (
    <DetailCard
      heading="Additional Documents"
      unreadable={unreadableIn(application, 'OutstandingDocuments')}
      flush
      emptyText={rows.length === 0 ? 'No additional documents.' : undefined}
    >
      <CardTable label="Additional Documents" columns={columns} rows={rows} />
    </DetailCard>
  );
}
