export { download } from './download.ts';
export { downloadName } from './download-name.model.ts';
export { FramedHtml, type FramedHtmlProps } from './framed-html.tsx';
export { imageAddress } from './image-address.ts';
export { launch, type Launch } from './launch.ts';
export { safeHref, type SafeHrefRules, type SafeProtocol } from './safe-href.model.ts';
export { SafeHtml, type SafeHtmlProps } from './safe-html.tsx';
export { SafeLink, type SafeLinkProps } from './safe-link.tsx';
export { sameOriginPath } from './same-origin-path.model.ts';
