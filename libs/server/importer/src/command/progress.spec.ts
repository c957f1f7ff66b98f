import { startProgress } from './progress';

function readThrough(isTTY: boolean) {
  const written: string[] = [];
  const progress = startProgress({ isTTY, write: (text) => written.push(text) }, 'prova\u001b.json', 200);
  for (const bytes of [1, 99, 0, 150]) progress.advance(bytes);
  progress.end();
  return written;
}

describe('startProgress', () => {
  it('counts up on a terminal, and writes each figure once and no control character of a file name', () => {
    expect(readThrough(true)).toEqual(['\r  0% prova.json', '\r 50% prova.json', '\r100% prova.json', '\n']);
  });

  it('writes one line where there is no terminal', () => {
    expect(readThrough(false)).toEqual(['lendo prova\u001b.json…\n']);
  });

  it('ends with an empty file', () => {
    const written: string[] = [];
    startProgress({ isTTY: true, write: (text) => written.push(text) }, 'vazio', 0).end();
    expect(written).toEqual(['\r  0% vazio', '\n']);
  });
});
