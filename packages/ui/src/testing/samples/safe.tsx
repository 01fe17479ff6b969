import { FramedHtml, SafeHtml, SafeLink } from '../../safe/index.ts';
import type { Samples } from './sample.ts';

export const safe: Samples = {
  safe: {
    FramedHtml: <FramedHtml title="Email" html="<p>Sent today</p>" />,
    SafeHtml: <SafeHtml html="<p>Sent <b>today</b></p>" />,
    SafeLink: <SafeLink href="https://parcels.example/1">Parcel 1</SafeLink>,
  },
};
