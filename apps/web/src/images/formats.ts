/** Formats of images, in and out. SVG is excluded, as it can contain scripts and references. */
export type Format = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** Target of the encoder: a modern format, or the image's own. */
export type Target = 'avif' | 'webp' | 'own';

const SIGNATURES: readonly (readonly [Format, RegExp])[] = [
  ['png', /^\x89PNG\r\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
];

/** The image format identified by the first bytes, regardless of the content type; null for all others. */
export function sniffFormat(bytes: Uint8Array): Format | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** The best target listed in a browser's Accept header; a bare wildcard does not count. */
export function negotiate(accept: string | undefined): Target {
  const accepts = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(
      (accept ?? '').slice(0, 1024),
    );
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'own';
}
