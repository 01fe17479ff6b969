import { ProgressRing } from '@portal/ui/progress-ring';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';
import { progressFacts } from './detail-progress.ts';

export function DetailProgressCard({ reading: { application, configuration } }: DetailPartProps) {
  const facts = progressFacts(application, configuration);
  return (
    <DetailCard heading="Progress">
      <div className="flex items-center gap-6">
        <ProgressRing size="lg" value={application.CompletionPercentage} />
        {facts.length > 0 && (
          <dl className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-text-muted">{label}</dt>
                <dd className="font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </DetailCard>
  );
}
