import { expect, test } from 'vitest';
import { deviceOf } from './device-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36`,
    'Chrome on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    'Microsoft Edge on Windows',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux', 'computer'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Safari/605.1.15',
    'Safari on macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; HUAWEI CAN-L01) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
    'phone',
  ],
  ['', 'Unknown browser', 'computer'],
  ['<script>alert(1)</script>', 'Unknown browser', 'computer'],
])('describes the browser %j in words', (said, words, kind) => {
  expect(deviceOf(said)).toEqual({ words, kind });
});
