import { CircleCheck, Clock, MessageSquare } from 'lucide';
import { Badge } from '@portal/ui/badge';
import type { ReviewRecord } from '../../tools/review/records.ts';
import { signOffOf, signOffText, type SignOff } from './sign-off.ts';

const looks = {
  accepted: { tone: 'success', icon: CircleCheck },
  'changes-wanted': { tone: 'danger', icon: MessageSquare },
  changed: { tone: 'pending', icon: Clock },
  none: { tone: 'neutral', icon: undefined },
} as const satisfies Record<SignOff, object>;

/** Where the review of a state stands, with its date or person. */
export function ReviewBadge({ review }: { review: ReviewRecord | null }) {
  const { tone, icon } = looks[signOffOf(review)];
  return (
    <Badge tone={tone} icon={icon} title={signOffText(review)}>
      {signOffText(review)}
    </Badge>
  );
}

interface ReviewTextProps {
  review: ReviewRecord | null;
  className?: string;
}

/** The text of a note as it was typed. It is never read as markup. */
export function ReviewText({ review, className = '' }: ReviewTextProps) {
  if (!review?.Text) return null;
  return (
    <p className={`text-xs whitespace-pre-line text-text-muted wrap-anywhere ${className}`}>{review.Text}</p>
  );
}
