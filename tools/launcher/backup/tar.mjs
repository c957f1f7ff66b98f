const BLOCK = 512;
const TYPE = { file: '0', folder: '5' };

/** Bytes of a stream in pieces of the requested length. */
class ByteReader {
  #source;
  #rest = Buffer.alloc(0);

  constructor(stream) {
    this.#source = stream[Symbol.asyncIterator]();
  }

  /** The next bytes, `most` at most; an empty buffer at the end. */
  async some(most) {
    if (this.#rest.length === 0) {
      const { value, done } = await this.#source.next();
      if (done) return this.#rest;
      this.#rest = value;
    }
    const piece = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  /** Exactly `length` bytes, one piece after the other; throws if the stream ends before. */
  async *exactly(length) {
    let left = length;
    while (left > 0) {
      const piece = await this.some(left);
      if (piece.length === 0) throw new Error('the archive ends too early');
      left -= piece.length;
      yield piece;
    }
  }

  async whole(length) {
    const pieces = [];
    for await (const piece of this.exactly(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}

const text = (header, from, length) => header.toString('utf8', from, from + length).split('\0')[0];

/** Numbers are octal digits, or bytes if the first bit is set. */
function number(header, from, length) {
  if (header[from] & 0x80) return Number(header.readBigUInt64BE(from + length - 8));
  return Number.parseInt(text(header, from, length).trim() || '0', 8);
}

function demandSum(header, name) {
  const unsigned = Buffer.from(header).fill(' ', 148, 156);
  const sum = unsigned.reduce((total, byte) => total + byte, 0);
  if (sum !== number(header, 148, 8)) throw new Error(`the archive is damaged near ${name}`);
}

/**
 * Entries of a tar as PostgreSQL writes it: `{ name, folder, size, body }`, in order. `body` must be read before the next
 * entry is requested.
 */
export async function* entriesOf(stream) {
  const bytes = new ByteReader(stream);
  for (;;) {
    const header = await bytes.whole(BLOCK);
    // Two empty blocks end an archive.
    if (header.every((byte) => byte === 0)) return;
    const name = [text(header, 345, 155), text(header, 0, 100)].filter(Boolean).join('/');
    demandSum(header, name);
    const type = String.fromCharCode(header[156]);
    if (!Object.values(TYPE).includes(type)) throw new Error(`${name} is neither a file nor a folder`);
    const folder = type === TYPE.folder;
    const size = folder ? 0 : number(header, 124, 12);
    yield { name: name.replace(/^\.\//, '').replace(/\/$/, ''), folder, size, body: bytes.exactly(size) };
    await bytes.whole((BLOCK - (size % BLOCK)) % BLOCK);
  }
}
