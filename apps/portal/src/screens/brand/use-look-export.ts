import { download } from '@portal/ui/safe';
import type * as lookFiles from '@portal/ui/theme/files';
import { savedLook } from './draft.model.ts';
import type { DraftWork } from './use-draft.ts';
import { imageFactsOf } from './use-look-images.ts';
import { useServices } from '../../base/services.tsx';

/** Saves the look with its values as typed: as design tokens, or as a style sheet. */
export function useLookExport({ state, reading }: DraftWork) {
  const { tenants } = useServices();
  const { Draft, Published } = state.brand;
  const name = `${tenants.get() ?? 'tenant'}-${Draft ? 'draft' : `look-${Published.Number}`}`;
  const save = async (extension: string, type: string, content: (files: typeof lookFiles) => string) => {
    const files = await import('@portal/ui/theme/files');
    download(new Blob([content(files)], { type }), `${name}.${extension}`);
  };
  const { Logo, LogoOnDark, Icon } = savedLook(state.brand).Images;
  const images = {
    ...(Logo && { logo: imageFactsOf(Logo) }),
    ...(LogoOnDark && { logoDark: imageFactsOf(LogoOnDark) }),
    ...(Icon && { icon: imageFactsOf(Icon) }),
  };
  const { theme } = reading;
  return {
    tokens: () =>
      void save('tokens.json', 'application/json', (files) => files.lookTokens({ theme, images })),
    css: () => void save('css', 'text/css', (files) => files.lookCss(theme)),
  };
}
