import { reportMeasures } from '@portal/api/contract';
import { useTenant } from '../../../base/use-tenant.ts';
import type { PreviewLocation } from '../brand.location.ts';
import { useDraftLook } from '../draft-look.ts';
import { PreviewPage } from './preview-page.tsx';

const { page, margins, bandHeight, logo, tenant, title, subject, made, heading, line } = reportMeasures;
/** Height of the shown part of the page. */
const shownHeight = 300;
/** Height in points at which the writer draws a logo. */
const logoHeight = 28;

/** The head of a report, drawn with the measures of the writer. Its page is white in every mode. */
export function PdfSurface({ location }: { readonly location: PreviewLocation }) {
  const { DisplayName } = useTenant() ?? {};
  const { Logo } = useDraftLook().images.stored;
  const logoWidth = Logo ? (Logo.Width / Logo.Height) * logoHeight : 0;
  const left = margins.left + (Logo ? logoWidth + logo.gap : 0);
  return (
    <PreviewPage
      location={{ ...location, mode: 'light', contrast: 'normal' }}
      size={{ width: page.width, height: shownHeight }}
    >
      <div className="relative h-full bg-surface leading-[1.21] text-text">
        <div className="absolute inset-x-0 top-0 bg-brand" style={{ height: bandHeight }} />
        <div
          className="absolute bg-(image:--portal-logo-shown) bg-contain bg-center bg-no-repeat"
          style={{
            left: margins.left,
            top: margins.top - logo.above,
            width: logoWidth,
            height: logoHeight,
          }}
        />
        <p
          className="absolute font-semibold"
          style={{ left, top: margins.top - tenant.above, fontSize: tenant.size }}
        >
          {DisplayName}
        </p>
        <div
          className="absolute"
          style={{ left: margins.left, right: margins.right, top: margins.top + title.below }}
        >
          <p className="font-semibold" style={{ fontSize: title.size }}>
            Sample report
          </p>
          <p style={{ fontSize: subject.size }}>A sample application</p>
          <p className="text-text-muted" style={{ fontSize: made.size }}>
            Sample data
          </p>
          <p
            className="font-semibold text-link"
            style={{ fontSize: heading.size, marginTop: 1.8 * heading.size, paddingBottom: line.above }}
          >
            Application
          </p>
          <div className="bg-brand" style={{ height: line.width, marginBottom: line.below }} />
          {[
            ['Account name', 'Sample account'],
            ['Status', 'Complete'],
          ].map(([name, value]) => (
            <p key={name} className="grid grid-cols-[162px_1fr] pb-1.5" style={{ fontSize: 10 }}>
              <span className="text-text-muted">{name}</span>
              {value}
            </p>
          ))}
        </div>
      </div>
    </PreviewPage>
  );
}
