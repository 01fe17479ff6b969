import {
  brandFields,
  brandSlots,
  brandSurfaces,
  brandThemeKeys,
  brandValueOf,
  mediaTypes,
  type BrandDraft,
  type BrandField,
  type BrandImageField,
  type BrandImages,
  type BrandTheme,
  type Input,
  type PastLook,
  type publishBrand,
  type Reply,
  type saveBrandDraft,
} from '../contract/index.ts';
import { aBrandDraft, brandDraftId, brandImageFiles, brandImageId, type MockLook } from './fixtures/brand.ts';
import { now } from './fixtures/clock.ts';

interface Values {
  readonly Theme: BrandTheme;
  readonly Images: BrandImages;
}
type Changes = Input<typeof saveBrandDraft>['body']['Changes'];
type Publication = Reply<typeof publishBrand>;

const seconds = Math.floor(now.getTime() / 1000);
const person = { GlobalUserId: 'G-FULL', Name: 'Fiona Full' };

/** The fields that differ, in the order of the screen. */
export const changesBetween = (from: Values, to: Values): PastLook['Changes'] =>
  brandFields
    .map((Field) => ({
      Field,
      From: brandValueOf(Field, from.Theme, from.Images),
      To: brandValueOf(Field, to.Theme, to.Images),
    }))
    .filter(({ From, To }) => JSON.stringify(From) !== JSON.stringify(To));

/** A tenant's looks and draft, which the mocked calls change. It never reports a conflict or a finding. */
export class FakeBrand {
  readonly #looks: MockLook[];
  readonly #files = new Map(brandImageFiles);
  draft: BrandDraft | null;

  constructor(looks: readonly MockLook[], draft: BrandDraft | null) {
    this.#looks = [...looks];
    this.draft = draft;
  }

  get published(): MockLook {
    const look = this.#looks.at(-1);
    if (!look) throw new Error('A tenant has a published look.');
    return look;
  }

  look(number: number): MockLook {
    return this.#looks.find((look) => look.Number === number) ?? this.published;
  }

  file(id: string): Blob {
    return this.#files.get(id) ?? new Blob([`<svg/>`], { type: mediaTypes.svg });
  }

  history(): PastLook[] {
    return this.#looks
      .map(({ Theme, Images, ...look }, index) => {
        const before = this.#looks[index - 1];
        return { ...look, Changes: before ? changesBetween(before, { Theme, Images }) : [] };
      })
      .toReversed();
  }

  save(changes: Changes): BrandDraft | null {
    const fields = Object.keys(changes) as BrandField[];
    if (fields.length === 0) return this.draft;
    const { Theme, Images } = this.draft ?? this.published;
    const next: Values = { Theme: { ...Theme }, Images: { ...Images } };
    for (const field of fields) {
      const change = changes[field] ?? null;
      set(next, field, field in brandSlots ? this.#image(change) : change);
    }
    return this.#store(next, fields);
  }

  /** The image of a look with this id. */
  #image(id: unknown) {
    const images = this.#looks.flatMap(({ Images }) => Object.values(Images));
    return images.find(({ ImageId }) => ImageId === id) ?? null;
  }

  upload(slot: string, file: File) {
    const Field = (Object.keys(brandSlots) as BrandImageField[]).find((field) => brandSlots[field] === slot);
    const isPng = file.type === mediaTypes.png;
    const image = {
      ImageId: brandImageId(100 + this.#files.size),
      MediaType: isPng ? mediaTypes.png : mediaTypes.svg,
      Bytes: file.size,
      Width: 40,
      Height: 40,
    };
    this.#files.set(image.ImageId, new Blob([file], { type: image.MediaType }));
    const { Theme, Images } = this.draft ?? this.published;
    const field = Field ?? 'Logo';
    const Draft = this.#store({ Theme, Images: { ...Images, [field]: image } }, [field]);
    return { ErrorNo: 0, Problems: [], Image: image, Draft };
  }

  publish(note: string | undefined): Publication {
    const values = this.draft ?? this.published;
    this.draft = null;
    return this.#add(values, { Kind: 'Published', RestoredFrom: null, Note: note || null });
  }

  restore(number: number): Publication {
    return this.#add(this.look(number), { Kind: 'Restored', RestoredFrom: number, Note: null });
  }

  #add({ Theme, Images }: Values, facts: Pick<MockLook, 'Kind' | 'RestoredFrom' | 'Note'>): Publication {
    const Number = this.published.Number + 1;
    this.#looks.push({
      Number,
      PublishedAt: seconds,
      By: person,
      ...facts,
      Theme,
      Images,
    });
    return {
      ErrorNo: 0,
      Number,
      Results: brandSurfaces.map((Surface) => ({ Surface, Success: true, Message: null })),
    };
  }

  #store(values: Values, fields: readonly BrandField[]): BrandDraft | null {
    const before = this.draft;
    const Fields = { ...before?.Fields };
    for (const field of fields) Fields[field] = { By: person, At: seconds };
    const isEqual = changesBetween(this.published, values).length === 0;
    this.draft = isEqual
      ? null
      : aBrandDraft({
          DraftId: before?.DraftId ?? brandDraftId,
          BaseNumber: before?.BaseNumber ?? this.published.Number,
          Revision: (before?.Revision ?? 0) + 1,
          ...values,
          Fields,
          SavedAt: seconds,
        });
    return this.draft;
  }
}

/** A published image no longer says what its upload removed. */

function set({ Theme, Images }: Values, field: BrandField, value: unknown): void {
  const [record, key]: [object, string] =
    field in brandSlots ? [Images, field] : [Theme, brandThemeKeys[field as keyof typeof brandThemeKeys]];
  if (value === null) Reflect.deleteProperty(record, key);
  else Reflect.set(record, key, value);
}
