/** One line of a text file; `cut` means that its end was dropped because it was too long. */
export interface SourceLine {
  number: number;
  text: string;
  cut: boolean;
}

/** Splits decoded text into lines (LF, CRLF); a line keeps at most `maxChars`, so that memory stays bounded. */
export async function* splitLines(chunks: AsyncIterable<string>, maxChars: number): AsyncGenerator<SourceLine> {
  let pieces: string[] = [];
  let length = 0;
  let cut = false;
  let number = 1;

  const keep = (piece: string) => {
    if (length + piece.length > maxChars) cut = true;
    else pieces.push(piece);
    if (!cut) length += piece.length;
  };
  const flush = (): SourceLine => {
    const line = { number, text: pieces.join('').replace(/\r$/, ''), cut };
    number += 1;
    pieces = [];
    length = 0;
    cut = false;
    return line;
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      keep(chunk.slice(start, end));
      yield flush();
      start = end + 1;
    }
    keep(chunk.slice(start));
  }
  if (pieces.some((piece) => piece !== '') || cut) yield flush();
}
