/** A stream that a command writes to, such as process.stdout. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Shows the progress of reading a file. */
export interface Progress {
  advance(bytes: number): void;
  end(): void;
}

/** Shows a running percentage on a terminal; elsewhere, one line when the file begins, so that logs stay readable. */
export function startProgress(output: Output, label: string, totalBytes: number): Progress {
  if (!output.isTTY) {
    output.write(`lendo ${label}…\n`);
    return { advance: () => undefined, end: () => undefined };
  }
  const name = label.replace(/\p{Cc}/gu, '');
  let [read, shown] = [0, -1];
  const show = () => {
    const percent = Math.min(100, Math.floor((100 * read) / Math.max(1, totalBytes)));
    if (percent > shown) output.write(`\r${String(percent).padStart(3)}% ${name}`);
    shown = percent;
  };
  show();
  return {
    advance(bytes) {
      read += bytes;
      show();
    },
    end: () => void output.write('\n'),
  };
}
