import { Card } from '@portal/ui/card';
import { Skeleton } from '@portal/ui/skeleton';
import { StudioGrid } from './studio-grid.tsx';

/** The empty frames of the studio, with placeholders after 200 ms. */
export const StudioSkeleton = () => (
  <StudioGrid aria-busy>
    <Card heading="Look">
      <Placeholders widths={['40%', '100%', '30%', '100%', '100%']} />
    </Card>
    <div className="grid min-w-0 gap-4">
      <Card heading="Preview">
        <Placeholders widths={['60%', '100%', '90%', '95%', '85%', '100%', '90%']} />
      </Card>
      <Card heading="Contrast">
        <Placeholders widths={['70%', '50%']} />
      </Card>
    </div>
  </StudioGrid>
);

const Placeholders = ({ widths }: { widths: readonly string[] }) => (
  <div className="grid animate-[portal-appear_0s_200ms_backwards] gap-5 py-2">
    {widths.map((width, index) => (
      <Skeleton key={index} width={width} />
    ))}
  </div>
);
