/** Parts of a bitmap, built byte by byte as other programs write it. */
interface Bitmap {
  width: number;
  /** Negative if the file begins with the top row. */
  height: number;
  bits: number;
  pixels: number[];
  compression?: number;
  /** Blue, green, red, zero. */
  palette?: number[];
  masks?: number[];
  /** 40 as usual, 108 with masks and colour space, 12 for OS/2. */
  headerBytes?: number;
}

/** A .bmp file of these parts. */
export function bitmap({
  width,
  height,
  bits,
  pixels,
  compression = 0,
  palette = [],
  masks = [],
  headerBytes = 40,
}: Bitmap): Buffer {
  const header = Buffer.alloc(14 + headerBytes);
  header.write('BM', 'latin1');
  header.writeUInt32LE(headerBytes, 14);
  if (headerBytes === 12) {
    header.writeUInt16LE(width, 18);
    header.writeUInt16LE(height, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt16LE(bits, 24);
  } else {
    header.writeInt32LE(width, 18);
    header.writeInt32LE(height, 22);
    header.writeUInt16LE(1, 26);
    header.writeUInt16LE(bits, 28);
    header.writeUInt32LE(compression, 30);
    header.writeUInt32LE(pixels.length, 34);
    header.writeUInt32LE(palette.length / 4, 46);
  }
  const maskBytes = Buffer.alloc(masks.length * 4);
  for (const [index, mask] of masks.entries()) maskBytes.writeUInt32LE(mask, index * 4);
  // Long headers contain the masks.
  if (headerBytes > 40) maskBytes.copy(header, 54);
  const bytes = Buffer.concat([
    header,
    headerBytes > 40 ? Buffer.alloc(0) : maskBytes,
    Buffer.from(palette),
    Buffer.from(pixels),
  ]);
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(bytes.length - pixels.length, 10);
  return bytes;
}

const RED = [0, 0, 255];
const GREEN = [0, 255, 0];
const BLUE = [255, 0, 0];
const WHITE = [255, 255, 255];
const PALETTE = [RED, GREEN, BLUE, WHITE].flatMap((colour) => [...colour, 0]);

/** The same picture of 3 × 2 pixels in every encoding: red, green, blue; below white, red, green. */
export const SAME_PICTURE: Record<string, Buffer> = {
  '24 bits': bitmap({
    width: 3,
    height: 2,
    bits: 24,
    pixels: [WHITE, RED, GREEN, [0, 0, 0], RED, GREEN, BLUE, [0, 0, 0]].flat(),
  }),
  '24 bits from the top': bitmap({
    width: 3,
    height: -2,
    bits: 24,
    pixels: [RED, GREEN, BLUE, [0, 0, 0], WHITE, RED, GREEN, [0, 0, 0]].flat(),
  }),
  '24 bits of OS/2': bitmap({
    width: 3,
    height: 2,
    bits: 24,
    headerBytes: 12,
    pixels: [WHITE, RED, GREEN, [0, 0, 0], RED, GREEN, BLUE, [0, 0, 0]].flat(),
  }),
  '32 bits': bitmap({
    width: 3,
    height: 2,
    bits: 32,
    pixels: [WHITE, RED, GREEN, RED, GREEN, BLUE].flatMap((colour) => [...colour, 0]),
  }),
  '32 bits whose opacity is left at zero': bitmap({
    width: 3,
    height: 2,
    bits: 32,
    compression: 3,
    headerBytes: 108,
    masks: [0xff0000, 0xff00, 0xff, 0xff000000],
    pixels: [WHITE, RED, GREEN, RED, GREEN, BLUE].flatMap((colour) => [...colour, 0]),
  }),
  '16 bits': bitmap({
    width: 3,
    height: 2,
    bits: 16,
    pixels: [0xff, 0x7f, 0x00, 0x7c, 0xe0, 0x03, 0, 0, 0x00, 0x7c, 0xe0, 0x03, 0x1f, 0x00, 0, 0],
  }),
  '16 bits with masks': bitmap({
    width: 3,
    height: 2,
    bits: 16,
    compression: 3,
    masks: [0xf800, 0x07e0, 0x001f],
    pixels: [0xff, 0xff, 0x00, 0xf8, 0xe0, 0x07, 0, 0, 0x00, 0xf8, 0xe0, 0x07, 0x1f, 0x00, 0, 0],
  }),
  '8 bits': bitmap({ width: 3, height: 2, bits: 8, palette: PALETTE, pixels: [3, 0, 1, 9, 0, 1, 2, 9] }),
  '4 bits': bitmap({ width: 3, height: 2, bits: 4, palette: PALETTE, pixels: [0x30, 0x10, 0, 0, 0x01, 0x20, 0, 0] }),
  // A run, an end of row, single values with their padding, an end.
  '8 bits in runs': bitmap({
    width: 3,
    height: 2,
    bits: 8,
    compression: 1,
    palette: PALETTE,
    pixels: [1, 3, 1, 0, 1, 1, 0, 0, 0, 3, 0, 1, 2, 0, 0, 1],
  }),
  // A run alternating two colours, a jump to the next row by an end of row, single values.
  '4 bits in runs': bitmap({
    width: 3,
    height: 2,
    bits: 4,
    compression: 2,
    palette: PALETTE,
    pixels: [2, 0x30, 1, 0x10, 0, 0, 0, 3, 0x01, 0x20, 0, 1],
  }),
};

/** Its pixels: red, green, blue, opacity. */
export const SAME_PIXELS = [
  255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255,
];
