import type { Sharp } from 'sharp';

/** The ways of packing a drawn page that were compared. */
export const ENCODERS: Record<string, (pixels: Sharp) => Sharp> = {
  'WebP without loss, effort 1': (pixels) => pixels.webp({ lossless: true, effort: 1 }),
  'WebP without loss, effort 3': (pixels) => pixels.webp({ lossless: true, effort: 3 }),
  'WebP nearly without loss': (pixels) => pixels.webp({ nearLossless: true, quality: 60 }),
  'WebP quality 82, effort 2': (pixels) => pixels.webp({ quality: 82, effort: 2 }),
  'WebP quality 82, effort 4': (pixels) => pixels.webp({ quality: 82, effort: 4 }),
  'AVIF quality 60, effort 2': (pixels) => pixels.avif({ quality: 60, effort: 2 }),
  'JPEG quality 82': (pixels) => pixels.jpeg({ quality: 82, mozjpeg: true }),
  'PNG, level 6': (pixels) => pixels.png({ compressionLevel: 6 }),
};
