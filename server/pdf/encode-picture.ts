import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** One picture at a time; more threads would take the processor from the site. */
sharp.concurrency(1);
sharp.cache(false);

/** Flat slides are smallest without loss; scans and photographs are twenty times smaller with it. `bench/page-pictures` has figures. */
const LOSSLESS = { lossless: true, effort: 1 };
const LOSSY = { quality: 82, effort: 2 };

const SAMPLES = 20_000;
const BYTES_PER_PIXEL = 4;
/** A slide with text in many colours has some hundreds, a scan most of the samples. */
const COLOURS_OF_SLIDE = 2000;

/** Packs the pixels of a page as WebP. */
export async function encodePicture(
  pixels: Uint8Array,
  { width, height }: Size,
): Promise<Uint8Array> {
  const raw = { width, height, channels: BYTES_PER_PIXEL } as const;
  const settings = isPhotographic(pixels) ? LOSSY : LOSSLESS;
  return sharp(pixels, { raw }).removeAlpha().webp(settings).toBuffer();
}

function isPhotographic(pixels: Uint8Array): boolean {
  const count = pixels.length / BYTES_PER_PIXEL;
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const colours = new Set<number>();
  for (let pixel = 0; pixel < count; pixel += step) {
    const at = pixel * BYTES_PER_PIXEL;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    colours.add((red << 16) | (green << 8) | blue);
  }
  return colours.size > COLOURS_OF_SLIDE;
}
