import {
  isAnswered,
  verificationId,
  verificationServices,
  verificationTone,
  verificationTypeNames,
  type VerificationDetail,
} from '@portal/api/contract';
import { verificationQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Card } from '@portal/ui/card';
import { KeyValueList, type KeyValueItem } from '@portal/ui/key-value-list';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';
import { verificationDate } from '../../../formats/iso-dates.ts';
import { FileDownload } from '../../../records/file-download.tsx';
import { ReferenceDialog } from '../reference/lazy-reference-dialog.ts';
import { ReferenceTag } from '../reference/reference-tag.tsx';

export interface VerificationCardsProps {
  /** The id without its `V`. */
  number: string;
  verification: VerificationDetail;
}

/** What was asked, what came of it, and the report (spec B §2.9). */
export function VerificationCards({ number, verification }: VerificationCardsProps) {
  const [editing, setEditing] = useState(false);
  const { referenceNumber, reportLink } = verification;
  return (
    <div className="grid max-w-[928px] grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-4">
      <Card heading="Details">
        <KeyValueList
          items={[
            ...detailsOf(verification),
            {
              label: 'Reference number',
              value: (
                <ReferenceTag
                  of={verificationId(number)}
                  reference={referenceNumber}
                  onClick={() => setEditing(true)}
                />
              ),
            },
          ]}
        />
      </Card>
      {isAnswered(verification) && (
        <Card heading="Verification Result">
          <KeyValueList items={resultOf(verification)} />
        </Card>
      )}
      <Card heading="Documents" empty={reportLink === null ? 'No report yet.' : undefined}>
        {reportLink !== null && <ReportLink link={reportLink} name={verification.reportName} />}
      </Card>
      {editing && (
        <ReferenceDialog
          service="Individual"
          number={number}
          reference={referenceNumber}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

const detailsOf = (verification: VerificationDetail): readonly KeyValueItem[] => [
  {
    label: 'Status',
    value: <Badge tone={verificationTone(verification.requestStatus)}>{verification.requestStatus}</Badge>,
  },
  { label: 'Requester', value: verification.requester },
  { label: 'Created', value: verificationDate(verification.requestDateUtc) },
  ...(isAnswered(verification)
    ? [{ label: 'Completed', value: verificationDate(verification.responseDateUtc) }]
    : []),
  { label: 'Verification type', value: verification.requestType },
];

/** Only a document that somebody held into a camera gives a name besides (VDET-013, VDET-014). */
const verifiedName = ({ requestType, verifiedName: name }: VerificationDetail) =>
  (requestType === verificationTypeNames.BiometricVerification && name) || 'N/A';

const resultOf = (verification: VerificationDetail): readonly KeyValueItem[] => {
  const { applicantName, responseResult, responseDateUtc } = verification;
  return [
    { label: 'Individual', value: applicantName },
    { label: 'Verified Name', value: verifiedName(verification) },
    {
      label: 'Result',
      value: responseResult && <Badge tone={verificationTone(responseResult)}>{responseResult}</Badge>,
    },
    { label: 'Date/Time', value: verificationDate(responseDateUtc) },
  ];
};

function ReportLink({ link, name }: { link: string; name: string | null }) {
  const fallback = verificationServices.Individual.reportName;
  return (
    <FileDownload
      label={name || fallback}
      source={verificationQueries(useClient()).report(link)}
      fallbackName={fallback}
      icon={FileCheck}
    />
  );
}
