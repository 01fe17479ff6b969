import type { Sealer } from '../sealer.ts';
import type { Trx } from '../schema.ts';

export interface Migration {
  /** Its file's name without the ending, as in `0003-verification-requests`. */
  readonly name: string;
  up(trx: Trx, sealer: Sealer): Promise<void>;
}
