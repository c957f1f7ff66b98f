import { isNativeError } from 'node:util/types';
import { BMP_FAULTS } from './image-faults';

/** An uncompressed picture: red, green, blue and opacity of each pixel, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Thrown for an unreadable bitmap; the message states the fault in Portuguese. */
export class BmpError extends Error {
  readonly fault: keyof typeof BMP_FAULTS;

  constructor(fault: keyof typeof BMP_FAULTS) {
    super(BMP_FAULTS[fault]);
    this.name = 'BmpError';
    this.fault = fault;
  }
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const FILE_HEADER_BYTES = 14;
/** Size of the header of OS/2 and Windows 2, which has half-size fields. */
const CORE_HEADER_BYTES = 12;
const COMPRESSION = { none: 0, rle8: 1, rle4: 2, masks: 3, masksWithOpacity: 6 } as const;

/** The content of the two headers, checked. */
interface Header {
  width: number;
  height: number;
  /** Whether the file begins with the top row. */
  topDown: boolean;
  bits: number;
  compression: number;
  palette: Colour[];
  masks: number[];
  pixelsAt: number;
}

/** Whether bytes have a bitmap's signature; the rest may still be broken. */
export const looksLikeBmp = (bytes: Buffer): boolean =>
  bytes.length > FILE_HEADER_BYTES + CORE_HEADER_BYTES && bytes.toString('latin1', 0, 2) === 'BM';

/**
 * Decodes a Windows or OS/2 bitmap of 1, 4, 8, 16, 24 or 32 bits, also with colour masks or run-length encoding.
 * Source: Microsoft, "Bitmap Storage" and "Bitmap Compression" (Windows GDI). Throws BmpError.
 * @param maxPixels most pixels (width × height) that are decoded
 */
export function decodeBmp(bytes: Buffer, maxPixels: number): Pixels {
  try {
    const header = readHeader(bytes, maxPixels);
    const data = Buffer.alloc(header.width * header.height * 4);
    const canvas = { ...header, data };
    if (header.compression === COMPRESSION.rle8 || header.compression === COMPRESSION.rle4) drawRuns(bytes, canvas);
    else drawRows(bytes, canvas);
    return { width: header.width, height: header.height, data };
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ERR_OUT_OF_RANGE') throw new BmpError('incomplete');
    throw error;
  }
}

function readHeader(bytes: Buffer, maxPixels: number): Header {
  const headerBytes = bytes.readUInt32LE(14);
  const isCore = headerBytes === CORE_HEADER_BYTES;
  if (!isCore && headerBytes < 40) throw new BmpError('header');
  const width = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18);
  const signedHeight = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  if (width <= 0 || height === 0) throw new BmpError('sides');
  if (width * height > maxPixels) throw new BmpError('pixels');
  const bits = bytes.readUInt16LE(isCore ? 24 : 28);
  const compression = isCore ? COMPRESSION.none : bytes.readUInt32LE(30);
  checkFormat(bits, compression);
  const hasMasks = compression === COMPRESSION.masks || compression === COMPRESSION.masksWithOpacity;
  const afterHeader = FILE_HEADER_BYTES + headerBytes;
  // With the shortest header the masks follow it; longer headers contain them at the same offset.
  const maskCount = hasMasks ? (headerBytes >= 56 || compression === COMPRESSION.masksWithOpacity ? 4 : 3) : 0;
  const masks = hasMasks
    ? Array.from({ length: maskCount }, (_, index) => bytes.readUInt32LE(54 + 4 * index))
    : defaultMasks(bits);
  const paletteAt = hasMasks && headerBytes === 40 ? afterHeader + 4 * maskCount : afterHeader;
  const palette = bits <= 8 ? readPalette(bytes, paletteAt, bits, isCore) : [];
  return {
    width,
    height,
    topDown: signedHeight < 0 && !isCore,
    bits,
    compression,
    palette,
    masks,
    pixelsAt: bytes.readUInt32LE(10),
  };
}

function checkFormat(bits: number, compression: number): void {
  const known =
    compression === COMPRESSION.none
      ? [1, 4, 8, 16, 24, 32].includes(bits)
      : (compression === COMPRESSION.rle8 && bits === 8) ||
        (compression === COMPRESSION.rle4 && bits === 4) ||
        ((compression === COMPRESSION.masks || compression === COMPRESSION.masksWithOpacity) &&
          (bits === 16 || bits === 32));
  if (!known) throw new BmpError('compression');
}

const defaultMasks = (bits: number): number[] =>
  bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];

function readPalette(bytes: Buffer, at: number, bits: number, isCore: boolean): Colour[] {
  const used = isCore ? 0 : bytes.readUInt32LE(46);
  const entryBytes = isCore ? 3 : 4;
  return Array.from({ length: Math.min(used || 2 ** bits, 2 ** bits) }, (_, index) => {
    const entry = at + index * entryBytes;
    return [bytes.readUInt8(entry + 2), bytes.readUInt8(entry + 1), bytes.readUInt8(entry), 255];
  });
}

interface Canvas extends Header {
  data: Buffer;
}

function put({ width, height, topDown, data }: Canvas, x: number, row: number, colour: Colour): void {
  if (x >= width || row >= height) return;
  const at = ((topDown ? row : height - 1 - row) * width + x) * 4;
  [data[at], data[at + 1], data[at + 2], data[at + 3]] = colour;
}

const BLACK: Colour = [0, 0, 0, 255];

function drawRows(bytes: Buffer, canvas: Canvas): void {
  const { width, height, bits, pixelsAt, palette } = canvas;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (bytes.length < pixelsAt + rowBytes * (height - 1) + Math.ceil((width * bits) / 8))
    throw new BmpError('incomplete');
  const colourOf = bits <= 8 ? (value: number) => palette[value] ?? BLACK : colourReader(canvas, bytes);
  for (let row = 0; row < height; row += 1) {
    const start = pixelsAt + row * rowBytes;
    for (let x = 0; x < width; x += 1) put(canvas, x, row, colourOf(valueAt(bytes, start, x, bits)));
  }
}

/** The value of a pixel: a palette index, or its colours. */
function valueAt(bytes: Buffer, start: number, x: number, bits: number): number {
  if (bits >= 8) return bytes.readUIntLE(start + (x * bits) / 8, bits / 8);
  const perByte = 8 / bits;
  const byte = bytes.readUInt8(start + Math.floor(x / perByte));
  return (byte >> (8 - bits * ((x % perByte) + 1))) & (2 ** bits - 1);
}

/** Extracts a mask's bits from a value and scales them to 0–255. */
function channel(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const lowest = (mask & -mask) >>> 0;
  const highest = mask / lowest;
  return (value) => Math.round((((value & mask) >>> 0) / lowest / highest) * 255);
}

/** Many programs set every opacity to zero although the picture is opaque. */
function colourReader({ masks, width, height, bits, pixelsAt }: Canvas, bytes: Buffer): (value: number) => Colour {
  const [red, green, blue] = masks.map(channel);
  const opacityMask = masks[3] ?? 0;
  const opacity = channel(opacityMask);
  let transparent = opacityMask !== 0;
  for (let pixel = 0; transparent && pixel < width * height; pixel += 1) {
    if (bits === 32 && opacity(bytes.readUInt32LE(pixelsAt + pixel * 4)) !== 0) transparent = false;
  }
  const isOpaque = opacityMask === 0 || bits !== 32 || transparent;
  return (value) => [red?.(value) ?? 0, green?.(value) ?? 0, blue?.(value) ?? 0, isOpaque ? 255 : opacity(value)];
}

/** Run-length encoding: a count and a value; a count of 0 escapes to an end of row, an end, a jump, or single values. */
function drawRuns(bytes: Buffer, canvas: Canvas): void {
  const { width, height, bits, palette, pixelsAt, data } = canvas;
  data.fill(Buffer.from(palette[0] ?? BLACK));
  const isNibbles = bits === 4;
  const half = (byte: number, index: number): number => (isNibbles ? (index % 2 === 0 ? byte >> 4 : byte & 15) : byte);
  let at = pixelsAt;
  let x = 0;
  let row = 0;
  while (row < height) {
    const [count, value] = [bytes.readUInt8(at), bytes.readUInt8(at + 1)];
    at += 2;
    if (count > 0) {
      for (let index = 0; index < Math.min(count, width - x); index += 1)
        put(canvas, x + index, row, palette[half(value, index)] ?? BLACK);
      x += count;
    } else if (value === 0) {
      x = 0;
      row += 1;
    } else if (value === 1) return;
    else if (value === 2) {
      x += bytes.readUInt8(at);
      row += bytes.readUInt8(at + 1);
      at += 2;
    } else {
      for (let index = 0; index < value; index += 1, x += 1) {
        const byte = bytes.readUInt8(at + (isNibbles ? index >> 1 : index));
        put(canvas, x, row, palette[half(byte, index)] ?? BLACK);
      }
      const length = isNibbles ? Math.ceil(value / 2) : value;
      at += length + (length % 2);
    }
  }
}
