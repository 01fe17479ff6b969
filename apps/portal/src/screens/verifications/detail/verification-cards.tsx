import {
  isAnswered,
  unreadableFields,
  verificationNumber,
  verificationServices,
  verificationTone,
  verificationTypeNames,
  type VerificationDetail,
} from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Card } from '@portal/ui/card';
import { KeyValueList } from '@portal/ui/key-value-list';
import { FileCheck } from 'lucide';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { verificationDate } from '../../../formats/iso-dates.ts';
import { FileDownload } from '../../../records/file-download.tsx';
import { unreadableValues } from '../../../records/unreadable-values.ts';
import { ReferenceDialog } from '../dialogs.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';

const { reportName: fallbackName } = verificationServices.Individual;
const badge = (text: string) => <Badge tone={verificationTone(text)}>{text}</Badge>;

/** Cards for the request, its result and the report. */
export function VerificationCards({ id, verification }: { id: string; verification: VerificationDetail }) {
  const client = useClient();
  const [editing, setEditing] = useState(false);
  const { requestType, referenceNumber, responseResult, reportLink } = verification;
  const completed = { label: 'Completed', value: verificationDate(verification.responseDateUtc) };
  const answered = isAnswered(verification);
  // Only a biometric check reads a name from the identity document (VDET-013, VDET-014).
  const named = requestType === verificationTypeNames.BiometricVerification;
  const unreadable = unreadableFields(verification);
  const withoutReport = unreadable.includes('reportLink') ? 'The report cannot be read.' : 'No report yet.';
  return (
    <div className="grid max-w-[928px] grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-4">
      <Card heading="Details" description={unreadableValues(unreadable)}>
        <KeyValueList
          items={[
            { label: 'Status', value: badge(verification.requestStatus) },
            { label: 'Requester', value: verification.requester },
            { label: 'Created', value: verificationDate(verification.requestDateUtc) },
            ...(answered ? [completed] : []),
            { label: 'Verification type', value: requestType },
            {
              label: 'Reference number',
              value: <ReferenceTag of={id} reference={referenceNumber} onClick={() => setEditing(true)} />,
            },
          ]}
        />
      </Card>
      {answered && (
        <Card heading="Verification Result">
          <KeyValueList
            items={[
              { label: 'Individual', value: verification.applicantName },
              { label: 'Verified Name', value: (named && verification.verifiedName) || 'N/A' },
              { label: 'Result', value: responseResult && badge(responseResult) },
              { ...completed, label: 'Date/Time' },
            ]}
          />
        </Card>
      )}
      <Card heading="Documents" emptyText={reportLink === null ? withoutReport : undefined}>
        {reportLink !== null && (
          <FileDownload
            label={verification.reportName || fallbackName}
            source={verificationQueries(client).report(reportLink)}
            fallbackName={fallbackName}
            icon={FileCheck}
          />
        )}
      </Card>
      {editing && (
        <ReferenceDialog
          service="Individual"
          number={verificationNumber(id) ?? ''}
          reference={referenceNumber}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}
