const PREFIX = /data:image\/([a-z0-9.+-]{1,20});base64,/gi;

/** Placeholder for an extracted picture: a path that no file of a question can have. */
const TOKEN = 'data-uri-imagem/';

export interface LiftedText {
  text: string;
  pictures: Buffer[];
}

/** Extracts base64 pictures from a text, so that markup rules do not process megabytes. */
export function liftDataUris(text: string): LiftedText {
  const pictures: Buffer[] = [];
  let result = '';
  let from = 0;
  for (const match of text.matchAll(PREFIX)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    let end = start;
    while (isBase64(text.charCodeAt(end))) end += 1;
    result += `${text.slice(from, match.index)}${TOKEN}${pictures.length}`;
    pictures.push(Buffer.from(text.slice(start, end), 'base64'));
    from = end;
  }
  return { text: result + text.slice(from), pictures };
}

/** Index of the extracted picture that an address refers to; null for any other address. */
export function liftedIndex(source: string): number | null {
  const match = /^data-uri-imagem\/(\d{1,6})$/.exec(source);
  return match ? Number(match[1]) : null;
}

const isBase64 = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x2b ||
  code === 0x2f ||
  code === 0x3d ||
  code === 0x0a ||
  code === 0x0d;
