import { brandWarnings, type BrandFinding, type BrandWarning } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Checkbox } from '@portal/ui/checkbox';

export interface WarningsProps {
  /** Sentences of the warnings. */
  readonly sentences: readonly string[];
  /** `Publish` or `Restore`. */
  readonly verb: string;
  readonly confirmed: boolean;
  readonly onConfirmedChange: (confirmed: boolean) => void;
}

/** Warnings about a look, which the user confirms. */
export function Warnings({ sentences, verb, confirmed, onConfirmedChange }: WarningsProps) {
  if (sentences.length === 0) return null;
  return (
    <>
      {sentences.map((sentence) => (
        <Alert key={sentence} tone="warning" role="note">
          {sentence}
        </Alert>
      ))}
      <Checkbox
        label={`${verb} with ${sentences.length} warning${sentences.length === 1 ? '' : 's'}`}
        checked={confirmed}
        onCheckedChange={onConfirmedChange}
      />
    </>
  );
}

/** The distinct ids of warnings, for a call. */
export const warningIds = (findings: readonly { readonly id: string }[]): BrandWarning[] =>
  brandWarnings.filter((warning) => findings.some(({ id }) => id === warning));

export const isWarning = ({ Level }: Pick<BrandFinding, 'Level'>) => Level === 'warning';
