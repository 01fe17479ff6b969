import { type ActionId } from '@portal/api/contract';
import { Avatar } from '@portal/ui/avatar';
import { Chip, ChipList } from '@portal/ui/chip';
import { KeyValueList } from '@portal/ui/key-value-list';
import { Tag } from 'lucide';
import type { ReactNode } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { unreadableValues } from '../../../records/unreadable-values.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { detailRows, unreadableOutsideCards, type DetailRow } from './detail-rows.ts';
import { EditIcon } from './edit-icon.tsx';

/** The actions that edit a row, begun by an icon in it. */
const editedBy: Partial<Record<DetailRow['name'], ActionId>> = {
  Owner: 'owner',
  Assignee: 'assignee',
  Label: 'label',
  Mode: 'signingMode',
};

/** The Details card; an empty value is shown as `-`. */
export function DetailRowsCard({ reading, onBegin }: DetailPartProps) {
  const { application, configuration, retryRows } = reading;
  const rows = detailRows(application, { rows: reading.rows, dateFormat: configuration.DefaultDateFormat });
  return (
    <DetailCard
      heading="Details"
      description={unreadableValues(unreadableOutsideCards(application))}
      actions={retryRows && <Retry variant="ghost" onClick={retryRows} />}
    >
      <KeyValueList
        items={rows.map((row) => {
          const action = editedBy[row.name];
          return {
            label: row.label,
            value: drawn(row),
            action: action && <EditIcon {...{ action, application, onBegin }} />,
          };
        })}
      />
    </DetailCard>
  );
}

function drawn({ name, values }: DetailRow): ReactNode {
  const [first] = values;
  if (first === undefined) return undefined;
  switch (name) {
    case 'Products':
      return <ChipList names={values} size="sm" />;
    case 'Label':
      return (
        <Chip size="sm" icon={Tag}>
          <span className="whitespace-normal wrap-anywhere">{first}</span>
        </Chip>
      );
    case 'Assignee':
      return (
        <>
          <Avatar name={first} />
          <span className="min-w-0 flex-1">{first}</span>
        </>
      );
    default:
      return first;
  }
}
