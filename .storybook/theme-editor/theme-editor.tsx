import { useState } from 'react';
import { Alert } from '@portal/ui/alert';
import { Card } from '@portal/ui/card';
import { CopyButton } from '@portal/ui/copy-button';
import { Select } from '@portal/ui/select';
import { tokenFile } from '../../packages/ui/src/theme/design-tokens/token-files.ts';
import { parseTenantTheme, themeCss, type TenantTheme } from '../../packages/ui/src/theme/index.ts';
import { usePresentLook } from '../foundations/use-present-look.ts';
import { ContrastTable } from './contrast-table.tsx';
import { SeenWith, visions, type Vision } from './colour-vision.tsx';
import { ThemeInputs, type ThemeDraft } from './theme-inputs.tsx';
import { ThemePreview } from './theme-preview.tsx';
import { useLiveTheme } from './use-live-theme.ts';

export interface ThemeEditorProps extends ThemeDraft {
  /** The inputs that are set so far; the address keeps them. */
  onChangeDraft: (draft: ThemeDraft) => void;
}

const fallback: TenantTheme = { brand: '#0b5cab' };

/** Eight inputs with their result: a page of the portal, and every contrast as measured. */
export function ThemeEditor({ onChangeDraft, ...draft }: ThemeEditorProps) {
  const [vision, setVision] = useState<Vision>('full');
  const [lastGood, setLastGood] = useState<TenantTheme>(fallback);
  const parsed = parseTenantTheme(themeOf(draft));
  const theme = parsed.ok ? parsed.theme : lastGood;
  if (parsed.ok && themeCss(parsed.theme) !== themeCss(lastGood)) setLastGood(parsed.theme);
  const assets = assetsOf(draft);
  const css = themeCss(theme, assets);
  useLiveTheme(css);
  const look = usePresentLook();
  const tokens = look && tokenFile({ theme, assets }, look.appearance);
  const json = JSON.stringify(theme, null, 2);
  return (
    <main className="mx-auto grid max-w-[1400px] gap-4 p-gutter">
      {/* A grid of its own: the sticky preview scrolls away at its end. */}
      <div className="grid items-start gap-4 min-[900px]:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <h1 className="text-xl font-semibold">Theme editor</h1>
          <ThemeInputs draft={draft} onChangeDraft={onChangeDraft} />
          {!parsed.ok && (
            <Alert tone="danger" title="Showing the last valid theme.">
              {parsed.problems.join(' ')}
            </Alert>
          )}
          <Select
            label="Colour vision"
            value={vision}
            options={visions.map((one) => ({ value: one, label: one }))}
            onValueChange={(one) => setVision(one as Vision)}
          />
        </div>
        <div
          role="region"
          aria-label="Preview"
          tabIndex={0}
          className="min-w-0 min-[900px]:sticky min-[900px]:top-4 min-[900px]:max-h-[calc(100vh-2rem)] min-[900px]:overflow-y-auto"
        >
          <SeenWith vision={vision}>
            <ThemePreview name="Your tenant" />
          </SeenWith>
        </div>
      </div>
      <Card heading="Contrast" className="min-w-0">
        <ContrastTable themed={themeCss(theme)} />
      </Card>
      <div className="grid min-w-0 gap-4 min-[900px]:grid-cols-2">
        <Card heading="CSS" actions={<CopyButton name="Copy CSS" text={css} />}>
          <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{css}</pre>
        </Card>
        <Card heading="JSON" actions={<CopyButton name="Copy JSON" text={json} />}>
          <pre className="text-xs whitespace-pre-wrap wrap-anywhere">{json}</pre>
        </Card>
        <Card
          heading="Design tokens"
          className="col-span-full"
          actions={<CopyButton name="Copy tokens" text={tokens} />}
        >
          <p className="text-text-muted">
            Every token of this theme in the mode and contrast of the toolbar, in the format of the Design
            Tokens Community Group.
          </p>
        </Card>
      </div>
    </main>
  );
}

function themeOf({ brand, nav, radius, density, font }: ThemeDraft) {
  return Object.fromEntries(
    Object.entries({ brand, nav, radius, density, font }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
}

/** Only images that the workbench serves can be shown. */
function assetsOf({ logo, logoDark }: ThemeDraft) {
  return {
    ...(logo && { logo: `/logos/${logo}.svg` }),
    ...(logoDark && { logoDark: `/logos/${logoDark}.svg` }),
  };
}
