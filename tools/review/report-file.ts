import { createHash } from 'node:crypto';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { themeCss } from '@portal/ui/theme';
import { build, type Rolldown } from 'vite';
import { storyTenants } from '../../.storybook/tenants.ts';
import { root } from '../root.ts';
import type { ReportData } from './report-data.ts';

const entry = join(root, '.storybook/review/report/main.tsx');

/** A page in one file, which runs from a mail attachment: it loads nothing and only its own script and style run. */
export async function reportHtml(data: ReportData): Promise<string> {
  const { script, style } = await bundle();
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
    'font-src data:',
  ].join('; ');
  return [
    '<!doctype html><html lang="en-AU" data-mode="auto"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Review: ${escaped(data.review.Head.Name)} against ${escaped(data.review.Base.Name)}</title>`,
    `<style>${style}</style></head><body><div id="root"></div>`,
    `<script type="application/json" id="report-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
    `<script type="module">${script}</script></body></html>`,
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function bundle() {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output.find((part) => part.type === 'chunk')?.code ?? '';
  const styles = built.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [],
  );
  const tenant = storyTenants['harbour'];
  return {
    script: script.replaceAll('</script', String.raw`<\/script`),
    style: [...styles, tenant ? themeCss(tenant.theme) : '']
      .join('\n')
      .replaceAll('</style', String.raw`<\/style`),
  };
}
