import { useRef, useState } from 'react';
import { Card } from '@portal/ui/card';
import { CopyButton } from '@portal/ui/copy-button';
import { Select } from '@portal/ui/select';
import {
  ColourVision,
  ColourVisionSelect,
  ContrastTable,
  FindingsList,
  ThemeFields,
  useLiveTheme,
  useLookReport,
  useLookTexts,
  type ThemeFieldsActions,
  type Vision,
} from '@portal/ui/theme-editor';
import { summarySentence } from '@portal/ui/theme/check';
import { tokenFile } from '../../packages/ui/src/theme/design-tokens/token-files.ts';
import {
  parseThemeDraft,
  themeCss,
  themeDefaults,
  type TenantTheme,
  type ThemeDraft,
} from '../../packages/ui/src/theme/index.ts';
import { usePresentLook } from '../foundations/use-present-look.ts';
import { ThemePreview } from './theme-preview.tsx';

/** Ids of images that the workbench serves. */
interface ImageDraft {
  logo?: string | undefined;
  logoDark?: string | undefined;
  icon?: string | undefined;
}

export interface EditorDraft extends ThemeDraft, ImageDraft {}

export interface ThemeEditorProps extends EditorDraft {
  /** The inputs that are set so far; the address keeps them. */
  onChangeDraft: (draft: EditorDraft) => void;
}

const images = ['harbour', 'meridian', 'banksia'];
const none = { value: 'none', label: 'None' };

/** Eight inputs with their result: a page of the portal, and the contrast of every pair of colours. */
export function ThemeEditor({ onChangeDraft, logo, logoDark, icon, ...draft }: ThemeEditorProps) {
  const fields = useRef<ThemeFieldsActions>(null);
  const [vision, setVision] = useState<Vision>('full');
  const [lastGood, setLastGood] = useState<TenantTheme>({ brand: themeDefaults.brand });
  const { ok, theme } = parseThemeDraft(draft, lastGood);
  if (ok && themeCss(theme) !== themeCss(lastGood)) setLastGood(theme);
  const chosen = { logo, logoDark, icon };
  const assets = assetsOf(chosen);
  const css = themeCss(theme, assets);
  useLiveTheme(theme, assets);
  const { report, announced } = useLookReport({ theme });
  const look = usePresentLook();
  const tokens = look && tokenFile({ theme, assets }, look.appearance);
  const json = JSON.stringify(theme, null, 2);
  const change = (part: EditorDraft) => onChangeDraft({ ...draft, ...chosen, ...part });
  return (
    <main className="mx-auto grid max-w-[1400px] gap-4 p-gutter">
      {/* A grid of its own: the sticky preview scrolls away at its end. */}
      <div className="grid items-start gap-4 min-[900px]:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[300px_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <h1 className="text-xl font-semibold">Theme editor</h1>
          <ThemeFields value={draft} onValueChange={change} actionsRef={fields}>
            <ImageFields value={chosen} onValueChange={change} />
          </ThemeFields>
          <ColourVisionSelect value={vision} onValueChange={setVision} />
        </div>
        <div
          role="region"
          aria-label="Preview"
          tabIndex={0}
          className="min-w-0 min-[900px]:sticky min-[900px]:top-4 min-[900px]:max-h-[calc(100vh-2rem)] min-[900px]:overflow-y-auto"
        >
          <ColourVision vision={vision}>
            <ThemePreview name="Your tenant" />
          </ColourVision>
        </div>
      </div>
      <Card heading="Contrast" className="min-w-0">
        <p role="status" className="sr-only">
          {announced}
        </p>
        {report && (
          <>
            <p className="mb-2 text-text-muted">{summarySentence(report.summary)}</p>
            <FindingsList
              findings={report.findings}
              onColourUse={(field, colour) => {
                change({ [field]: colour });
                fields.current?.focusField(field);
              }}
              className="mb-4"
            />
            <ContrastTable readings={report.readings} />
          </>
        )}
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

interface ImageFieldsProps {
  value: ImageDraft;
  onValueChange: (value: ImageDraft) => void;
}

function ImageFields({ value, onValueChange }: ImageFieldsProps) {
  const { fieldText } = useLookTexts();
  return (['logo', 'logoDark', 'icon'] as const).map((field) => (
    <Select
      key={field}
      label={fieldText(field)}
      value={value[field] ?? none.value}
      options={[none, ...images.map((id) => ({ value: id, label: id }))]}
      onValueChange={(id) => onValueChange({ [field]: id === none.value ? undefined : id })}
    />
  ));
}

/** Only images that the workbench serves can be shown. */
function assetsOf({ logo, logoDark }: ImageDraft) {
  return {
    ...(logo && { logo: `/logos/${logo}.svg` }),
    ...(logoDark && { logoDark: `/logos/${logoDark}.svg` }),
  };
}
