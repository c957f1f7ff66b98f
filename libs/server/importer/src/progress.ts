import { SingleBar } from 'cli-progress';

/** Where a command writes; process.stdout is one. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Shows how far a file has been read. */
export interface Progress {
  advance(bytes: number): void;
  end(): void;
}

/** A bar on a terminal; anywhere else a plain line when the file begins, so that a log stays readable. */
export function startProgress(output: Output, label: string, totalBytes: number): Progress {
  if (!output.isTTY || !isStream(output)) {
    output.write(`lendo ${label}…\n`);
    return { advance: () => undefined, end: () => undefined };
  }
  const bar = new SingleBar({
    format: `{bar} {percentage}% ${label.replace(/[{}\p{Cc}]/gu, '')}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    stream: output,
  });
  bar.start(Math.max(1, totalBytes), 0);
  return { advance: (bytes) => bar.increment(bytes), end: () => bar.stop() };
}

const isStream = (output: Output): output is Output & NodeJS.WritableStream => 'cork' in output;
