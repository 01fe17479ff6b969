import type { ActionId, ApplicationDetail } from '@portal/api/contract';
import { CopyButton } from '@portal/ui/copy-button';
import { Icon, type IconGlyph } from '@portal/ui/icon';
import { Hash, Mail, Phone, User } from 'lucide';
import { EditIcon, type EditIconProps } from './edit-icon.tsx';

interface Fact {
  readonly glyph: IconGlyph;
  readonly label: string;
  readonly value: string | null;
  /** Accessible name of the copy button; values not worth copying have none (OP-123). */
  readonly copyName?: string;
  /** The action that edits the value. */
  readonly action?: ActionId;
}

const factsOf = (application: ApplicationDetail): readonly Fact[] => [
  { glyph: User, label: 'Primary applicant', value: application.PrimaryApplicantName },
  {
    glyph: Hash,
    label: 'Application ID',
    value: String(application.ApplicationId),
    copyName: 'Copy application ID',
  },
  { glyph: Phone, label: 'Phone', value: application.PrimaryApplicantPhone, copyName: 'Copy phone' },
  {
    glyph: Mail,
    label: 'E-mail',
    value: application.Email,
    copyName: 'Copy e-mail',
    action: 'primaryEmail',
  },
];

/** The applicant and the contact data. An empty value is hidden together with its copy button. */
export function DetailFacts({ application, onBegin }: Omit<EditIconProps, 'action'>) {
  return (
    <dl className="flex basis-full flex-wrap items-center gap-x-5 gap-y-0.5">
      {factsOf(application).map(
        ({ glyph, label, value, copyName, action }) =>
          value?.trim() && (
            <div key={label} className="inline-flex min-h-[28px] min-w-0 items-center gap-1.5">
              <dt className="flex-none text-text-muted">
                <Icon glyph={glyph} size={14} />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="flex min-w-0 items-center gap-0.5">
                <span className="min-w-0 wrap-anywhere tabular-nums">{value}</span>
                {copyName && <CopyButton name={copyName} text={value} />}
                {action && <EditIcon {...{ action, application, onBegin }} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
